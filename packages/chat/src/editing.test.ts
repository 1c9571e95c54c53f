import { describe, expect, it } from 'vitest'
import { settle, finish, start, text } from '../testing/builders.ts'
import { contents, feed, open, openAnswered, statusOf } from '../testing/sessionStage.ts'
import type { Stage } from '../testing/sessionStage.ts'
import { MAX_REPLACED } from './limits.ts'

const stateOf = ({ session }: Stage) => session.state.get()
const replacedOf = (stage: Stage) =>
  stateOf(stage).replaced.map(({ by, messages }) => [by, ...messages.map((one) => one.content)])
const lastSent = ({ transport }: Stage) => transport.turns.at(-1)!

async function answerWith(stage: Stage, words: string): Promise<void> {
  await settle()
  await feed(stage, start(`answer-${words}`), text(words), finish)
  stage.transport.end()
  await settle()
}

describe('an edit', () => {
  it('puts the last question into the field, and its successor into its place', async () => {
    const stage = await openAnswered()
    const [asked] = stateOf(stage).messages
    stage.session.edit()
    expect(stateOf(stage)).toMatchObject({ draft: 'one', edit: { before: '' } })
    stage.session.setDraft('two')
    expect(stage.session.send()).toBe(true)
    expect(contents(stage)).toEqual(['two'])
    await answerWith(stage, 'Second.')

    expect(contents(stage)).toEqual(['two', 'Second.'])
    expect(stateOf(stage)).toMatchObject({ draft: '', edit: undefined })
    const [next] = stateOf(stage).messages
    expect(next!.id).not.toBe(asked!.id)
    expect(replacedOf(stage)).toEqual([[next!.id, 'one', 'First.']])
  })

  it('sends the conversation as it is now, and names what was replaced with every try', async () => {
    const stage = open({ data: () => ({ page: { url: '/a', title: 'A' } }) })
    stage.session.send('one')
    await answerWith(stage, 'First.')
    const ids = [stateOf(stage).messages[0]!.id]
    for (const words of ['two', 'three']) {
      stage.session.edit()
      stage.session.setDraft(words)
      stage.session.send()
      await answerWith(stage, words)
      ids.push(stateOf(stage).messages[0]!.id)
    }
    stage.session.regenerate()
    await answerWith(stage, 'again')

    const [first, second] = ids
    const data = { page: { url: '/a', title: 'A' }, replaces: [first, second] }
    expect(stage.transport.turns.slice(2).map((turn) => turn.data)).toEqual([data, data])
    expect(lastSent(stage).messages.map(({ content }) => content)).toEqual(['three'])
    stage.session.send('four')
    await settle()
    expect(lastSent(stage).data).toEqual({ page: { url: '/a', title: 'A' } })
  })

  it('leaves everything as it was when it is cancelled, the draft before it included', async () => {
    const stage = await openAnswered()
    stage.session.setDraft('half a thou')
    stage.session.edit()
    stage.session.setDraft('two')
    stage.session.cancelEdit()
    expect(stateOf(stage)).toMatchObject({ draft: 'half a thou', edit: undefined, replaced: [] })
    expect(contents(stage)).toEqual(['one', 'First.'])
  })

  it('restores the previous draft once it is sent', async () => {
    const stage = await openAnswered()
    stage.session.setDraft('half a thou')
    stage.session.edit()
    stage.session.setDraft('two')
    stage.session.send()
    expect(stateOf(stage).draft).toBe('half a thou')
  })

  it('does not begin without a question, nor while a reply is pending, nor twice', async () => {
    const stage = open()
    stage.session.edit()
    expect(stateOf(stage).edit).toBeUndefined()
    stage.session.send('one')
    stage.session.edit()
    expect(stateOf(stage).edit).toBeUndefined()
    await answerWith(stage, 'First.')
    stage.session.edit()
    stage.session.setDraft('two')
    stage.session.edit()
    expect(stateOf(stage).draft).toBe('two')
  })

  it('ends with a question that is sent from elsewhere, and its text stays a draft', async () => {
    const stage = await openAnswered()
    stage.session.edit()
    stage.session.setDraft('two')
    stage.session.send('a quick reply')
    expect(contents(stage)).toEqual(['one', 'First.', 'a quick reply'])
    expect(stateOf(stage)).toMatchObject({ draft: 'two', edit: undefined, replaced: [] })
  })

  it('of a question that failed does not leave it in the field twice', async () => {
    const stage = open()
    stage.session.setDraft('one')
    stage.session.send()
    await settle()
    stage.transport.fail(new Error('away'))
    await settle()
    stage.session.edit()
    stage.session.setDraft('two')
    stage.session.send()
    expect(contents(stage)).toEqual(['two'])
    expect(stateOf(stage).draft).toBe('')
  })

  it('goes with a conversation that is put away', async () => {
    const stage = await openAnswered()
    stage.session.setDraft('half a thou')
    stage.session.edit()
    stage.session.clear()
    expect(stateOf(stage)).toMatchObject({ draft: 'half a thou', edit: undefined, replaced: [] })
  })

  it('keeps a number of turns that it has replaced', async () => {
    const stage = await openAnswered()
    for (let count = 0; count < MAX_REPLACED + 2; count += 1) {
      stage.session.edit()
      stage.session.setDraft(`${count}`)
      stage.session.send()
      await answerWith(stage, `${count}!`)
    }
    const replaced = stateOf(stage).replaced
    expect(replaced).toHaveLength(MAX_REPLACED)
    expect(replaced.at(-1)!.messages[0]!.content).toBe(`${MAX_REPLACED}`)
    expect(new Set(replaced.map(({ by }) => by)).size).toBe(1)
  })
})

describe('a regenerated answer', () => {
  it('replaces the previous one, which is kept', async () => {
    const stage = await openAnswered()
    const [asked] = stateOf(stage).messages
    stage.session.regenerate()
    expect(contents(stage)).toEqual(['one'])
    await answerWith(stage, 'Other.')
    expect(contents(stage)).toEqual(['one', 'Other.'])
    expect(replacedOf(stage)).toEqual([[asked!.id, 'one', 'First.']])
    expect(lastSent(stage).data).toBeUndefined()
  })

  it('keeps nothing of one that failed', async () => {
    const stage = open()
    stage.session.send('one')
    await settle()
    await feed(stage, text('Half'))
    stage.transport.fail(new Error('away'))
    await settle()
    expect(statusOf(stage)).toBe('error')
    stage.session.retry()
    expect(replacedOf(stage)).toEqual([])
  })
})
