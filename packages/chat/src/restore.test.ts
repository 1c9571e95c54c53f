import { describe, expect, it } from 'vitest'
import {
  answer,
  createScriptedTransport,
  finish,
  question,
  settle,
  text,
} from '../testing/builders.ts'
import { createChatSession } from './session.ts'

function open() {
  const transport = createScriptedTransport()
  return { transport, session: createChatSession({ transport }) }
}

describe('a restored conversation', () => {
  const kept = { id: 'kept-chat', messages: [question('one'), answer('first')], cut: {} }

  it('continues under its own id, with the earlier messages', async () => {
    const { session, transport } = open()
    expect(session.restore(kept)).toBe(true)
    session.send('two')
    await settle()
    expect(transport.turns).toMatchObject([
      {
        chatId: 'kept-chat',
        messages: [{ content: 'one' }, { content: 'first' }, { content: 'two' }],
      },
    ])
  })

  it('does not disturb a running reply', () => {
    const { session } = open()
    session.send('mine')
    const { id } = session
    expect(session.restore(kept)).toBe(false)
    expect([session.id, session.state.get().messages.length]).toEqual([id, 1])
  })

  it('releases the previous reply, which may still be sending what follows its end', async () => {
    const { session, transport } = open()
    session.send('mine')
    await settle()
    transport.push(text('done'), finish)
    await settle()
    session.restore(kept)
    expect(transport.signals[0]!.aborted).toBe(true)
    expect(session.state.get()).toMatchObject({ messages: kept.messages, data: [] })
  })
})
