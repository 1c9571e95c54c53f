import { describe, expect, it } from 'vitest'
import { ask, readParts, setUpChat, storedTurns } from '../testing/chatStage.ts'

const SAID = 'I am ada@example.org, 0170 1234567. What is Docent?'
const MASKED = 'I am [mail], [phone]. What is Docent?'

function askAll(messages: unknown[] = []): Request {
  const page = { url: '/a?mail=ada%40example.org', title: 'Order of ada@example.org' }
  const body = { messages: [...messages, { role: 'user', content: SAID }], data: { page } }
  return ask(SAID, body)
}

describe('with masking', () => {
  it('neither the store nor the engine learns what a visitor says of themselves', async () => {
    const { handle, engine, conversations } = await setUpChat({ isMasking: () => true })
    const response = await handle(askAll([{ role: 'user', content: 'Mail me: eve@example.org' }]))
    await readParts(response)
    const turns = await storedTurns(conversations, response)
    const page = { url: '/a?mail=[mail]', title: 'Order of [mail]' }
    expect(turns).toMatchObject([{ text: MASKED, page }])
    expect(engine.asked).toMatchObject([
      {
        text: MASKED,
        page,
        history: [{ role: 'user', text: 'Mail me: [mail]' }],
      },
    ])
  })

  it('the key of a question is one of its masked words', async () => {
    // A number could be guessed from a digest of the text.
    const keyOf = async (content: string) => {
      const { handle, conversations } = await setUpChat({ isMasking: () => true })
      const response = await handle(ask(content))
      await readParts(response)
      return (await storedTurns(conversations, response))[0]?.key
    }
    expect(await keyOf(SAID)).toBe(await keyOf(MASKED))
  })

  it('the receipt says how much was masked', async () => {
    const { handle, conversations } = await setUpChat({ isMasking: () => true })
    const response = await handle(askAll())
    await readParts(response)
    const [turn] = await storedTurns(conversations, response)
    expect(turn?.answers[0]?.receipt?.masked).toEqual({ mail: 3, phone: 1 })
  })

  it('is read again for each question, and off by default', async () => {
    let isOn = false
    const { handle, engine } = await setUpChat({ isMasking: () => isOn })
    await readParts(await handle(askAll()))
    isOn = true
    await readParts(await handle(askAll()))
    expect(engine.asked.map(({ text }) => text)).toEqual([SAID, MASKED])
    const off = await setUpChat()
    await readParts(await off.handle(askAll()))
    expect(off.engine.asked[0]).toMatchObject({
      text: SAID,
      page: { url: '/a?mail=ada%40example.org' },
    })
  })
})
