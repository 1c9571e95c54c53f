import { beforeEach, describe, expect, it } from 'vitest'
import { answer, finish, question, settle, start, text } from '../../chat/testing/builders.ts'
import { feed, open } from '../../chat/testing/sessionStage.ts'
import type { Stage } from '../../chat/testing/sessionStage.ts'
import type { TellEvent } from './embed/types.ts'
import { followUnread, followFeedback } from './followChat.ts'
import { createView } from './ui/panel/view.ts'

let told: [kind: string, detail: unknown][]
const tell: TellEvent = (kind, detail) => told.push([kind, detail])

beforeEach(() => {
  told = []
})

function follow(): Stage & { unfollow: () => void; view: ReturnType<typeof createView> } {
  const stage = open()
  const view = createView(stage.session)
  return { ...stage, view, unfollow: followUnread({ session: stage.session, view }, tell) }
}

async function ask(stage: Stage, words: string): Promise<void> {
  stage.session.send(words)
  await settle()
}

async function answerWith(stage: Stage, id: string, words: string): Promise<void> {
  await feed(stage, start(id), text(words), finish)
  stage.transport.end()
  await settle()
}

async function answerHalf(stage: Stage): Promise<void> {
  await feed(stage, start('half'), text('Half an'))
  stage.drawFrame()
}

describe('the page is told', () => {
  it('of each question and of its answer', async () => {
    const stage = follow()
    await ask(stage, 'one')
    await answerWith(stage, 'a', 'First.')
    await ask(stage, 'one')
    await answerWith(stage, 'b', 'Second.')
    expect(told).toEqual([
      ['ask', { question: 'one' }],
      ['answer', { text: 'First.' }],
      ['ask', { question: 'one' }],
      ['answer', { text: 'Second.' }],
    ])
  })

  it('of a question that takes the place of another', async () => {
    const stage = follow()
    await ask(stage, 'one')
    await answerWith(stage, 'a', 'First.')
    stage.session.edit()
    stage.session.setDraft('two')
    stage.session.send()
    expect(told.at(-1)).toEqual(['ask', { question: 'two' }])
  })

  it('of a question that failed', async () => {
    const stage = follow()
    await ask(stage, 'one')
    stage.transport.fail(new Error('away'))
    await settle()
    expect(told).toEqual([
      ['ask', { question: 'one' }],
      ['error', { message: 'away' }],
    ])
  })

  it('of the panel, and of nothing once it listens no more', async () => {
    const stage = follow()
    stage.view.open()
    stage.view.open()
    stage.view.close()
    stage.unfollow()
    stage.view.open()
    await ask(stage, 'one')
    expect(told.map(([kind]) => kind)).toEqual(['open', 'close'])
  })
})

// It used to be told about an answer with a part of the text, or without any.
describe('the page is told of no answer', () => {
  it.each<[string, (stage: Stage) => unknown]>([
    ['is stopped', ({ session }) => session.stop()],
    ['is put away with its conversation', ({ session }) => session.clear()],
    [
      'makes way for an earlier conversation',
      ({ session }) => {
        session.stop()
        session.restore({ id: 'kept', messages: [question('old'), answer('Old.')], cut: {} })
      },
    ],
  ])('when it %s half way', async (_, leave) => {
    const stage = follow()
    await ask(stage, 'one')
    await answerHalf(stage)
    leave(stage)
    expect(told).toEqual([['ask', { question: 'one' }]])
  })
})

// It was told of the question each time that it went out.
describe('the page is told once of a question', () => {
  it('whose answer is regenerated', async () => {
    const stage = follow()
    await ask(stage, 'one')
    await answerWith(stage, 'a', 'First.')
    stage.session.regenerate()
    await settle()
    await answerWith(stage, 'b', 'Other.')
    expect(told.slice(1)).toEqual([
      ['answer', { text: 'First.' }],
      ['answer', { text: 'Other.' }],
    ])
  })

  it('that is tried once more', async () => {
    const stage = follow()
    await ask(stage, 'one')
    stage.transport.fail(new Error('away'))
    await settle()
    stage.session.retry()
    expect(told.map(([kind]) => kind)).toEqual(['ask', 'error'])
  })
})

// A page that was merely loaded was told of an error.
it('is told nothing of a kept conversation whose last question has no answer', async () => {
  const stage = follow()
  stage.session.restore({ id: 'kept', messages: [question('old')], cut: {} })
  expect(stage.session.state.get().status).toBe('error')
  stage.session.retry()
  await settle()
  expect(told).toEqual([])
  await answerWith(stage, 'a', 'At last.')
  expect(told).toEqual([['answer', { text: 'At last.' }]])
})

it('is told what a visitor thinks once the assistant has taken it, and not what it refuses', async () => {
  const rating = { messageId: 'a', vote: 'up' } as const
  const rater = { tell: async () => undefined, storage: undefined, key: '' }
  await followFeedback(rater, tell)?.tell(rating)
  expect(told).toEqual([['feedback', rating]])

  const refuse = async () => Promise.reject(new Error('refused'))
  await expect(followFeedback({ ...rater, tell: refuse }, tell)?.tell(rating)).rejects.toThrow()
  expect(told).toHaveLength(1)
})
