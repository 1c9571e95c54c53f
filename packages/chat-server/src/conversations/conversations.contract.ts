import { describe, expect, it } from 'vitest'
import type { Receipt } from '@docent/answers'
import type { Conversations, AnswerFeedback, FinishedAnswer, NewQuestion } from './types.ts'

/** The contract of every store of conversations. `open` gives an empty one. */
export function describeConversations(name: string, open: () => Promise<Conversations>): void {
  describe(`${name}`, () => {
    it('returns the questions and their answers', async () => {
      const store = await open()
      const { questionId, version } = await store.begin(
        question({ page: { url: '/a', title: 'A' } }),
      )
      await store.finish(answer({ questionId, version }))

      const [turn] = await store.read('chat')
      expect(turn).toMatchObject({
        key: 'k1',
        text: 'What is it?',
        page: { url: '/a', title: 'A' },
      })
      expect(turn?.answers).toEqual([{ ...answer({ questionId, version }), id: 'a1' }])
      await store.close()
    })

    it('says whether an answer was kept: not if its conversation was erased', async () => {
      const store = await open()
      const begun = await store.begin(question({}))
      expect(await store.finish(answer(begun))).toBe(true)
      await store.remove('chat')
      expect(await store.finish(answer(begun))).toBe(false)
      expect(await Array.fromAsync(store.list())).toEqual([])
      await store.close()
    })

    it('lists all conversations with their turns, however many', async () => {
      const store = await open()
      const ids = Array.from(
        { length: 120 },
        (_, index) => `chat-${String(index).padStart(3, '0')}`,
      )
      for (const conversationId of ids) {
        await store.begin(question({ conversationId, askedAt: 5, answerId: conversationId }))
      }
      await store.begin(question({ conversationId: 'first', askedAt: 1, answerId: 'f' }))
      const all = await Array.fromAsync(store.list())
      expect(all.map(({ id }) => id)).toEqual(['first', ...ids])
      expect(all[1]).toMatchObject({
        label: 'label',
        createdAt: 5,
        turns: [{ text: 'What is it?' }],
      })
      await store.close()
    })

    it('adds up answers by day, engine and outcome', async () => {
      const store = await open()
      const day = 86_400_000
      const finished = [
        { startedAt: day - 1, grounded: true },
        { startedAt: day, grounded: true },
        { startedAt: 2 * day - 1, grounded: true },
        { startedAt: day, grounded: false },
        { startedAt: day, grounded: true, engine: 'model' },
      ]
      const cost = { promptCost: 0.25, completionCost: 0.25, totalCost: 0.5, currency: 'EUR' }
      const usage = { promptTokens: 2, completionTokens: 3, totalTokens: 5, cost }
      for (const [place, facts] of finished.entries()) {
        const begun = await store.begin(question({ key: `k${place}`, answerId: `a${place}` }))
        await store.finish({ ...answer(begun), engine: 'extractive', usage, ...facts })
      }
      const unknown = { promptTokens: Number.NaN, completionTokens: 1, totalTokens: Number.NaN }
      const begun = await store.begin(question({ key: 'failed', answerId: 'failed' }))
      const failed = { status: 'failed', startedAt: day, grounded: undefined } as const
      await store.finish({ ...answer(begun), ...failed, usage: unknown })
      await store.begin(question({ key: 'died', answerId: 'died', askedAt: day }))

      const found = await store.listUsage(day)
      const all = { day: '1970-01-02', currency: 'EUR', status: 'complete' }
      const two = { replies: 2, promptTokens: 4, completionTokens: 6, cost: 1 }
      const one = { replies: 1, promptTokens: 2, completionTokens: 3, cost: 0.5 }
      expect(found).toContainEqual({ ...all, ...two, engine: 'extractive', grounded: true })
      expect(found).toContainEqual({ ...all, ...one, engine: 'extractive', grounded: false })
      expect(found).toContainEqual({ ...all, ...one, engine: 'model', grounded: true })
      expect(found.find(({ status }) => status === 'failed')).toMatchObject({
        promptTokens: 0,
        completionTokens: 1,
      })
      expect(found.find(({ engine }) => engine === '')).toMatchObject({ status: 'partial' })
      expect(found).toHaveLength(5)
      await store.close()
    })

    it('adds up what answers have cost since a time', async () => {
      const store = await open()
      for (const [place, startedAt] of [1_000, 2_000, 3_000].entries()) {
        const begun = await store.begin(question({ key: `k${place}`, answerId: `a${place}` }))
        const cost = { promptCost: 1, completionCost: 2, totalCost: 3, currency: 'USD' }
        const usage = { promptTokens: 1, completionTokens: 1, totalTokens: 2, cost }
        await store.finish(answer({ ...begun, startedAt, usage }))
      }
      expect(await store.costSince(2_000)).toBe(6)
      expect(await store.costSince(4_000)).toBe(0)
      await store.close()
    })

    it('holds the question and an empty partial answer before the answer is there', async () => {
      const store = await open()
      await store.begin(question())
      const [turn] = await store.read('chat')
      expect(turn?.answers).toMatchObject([{ id: 'a1', status: 'partial', content: '', parts: [] }])
      await store.close()
    })

    it('numbers the answers to one question, and names what the earlier ones cited', async () => {
      const store = await open()
      const first = await store.begin(question())
      const source = { sourceType: 'url', id: 'p7', url: '/a' }
      await store.finish(answer({ ...first, parts: [{ type: 'source', source }] }))
      const second = await store.begin(question({ answerId: 'a2' }))
      const third = await store.begin(question({ answerId: 'a3' }))

      expect([first.version, second.version, third.version]).toEqual([0, 1, 2])
      expect([first.citedBefore, third.citedBefore]).toEqual([[], ['p7']])
      expect(await store.read('chat')).toHaveLength(1)
      await store.close()
    })

    it('gives the newest turns before a question, with the last answer that has words', async () => {
      const store = await open()
      for (const [index, text] of ['one', 'two', 'three'].entries()) {
        const begun = await store.begin(question({ key: text, text, answerId: text }))
        await store.finish(answer({ ...begun, content: index === 1 ? '' : `${text}!` }))
      }
      const again = await store.begin(question({ key: 'three', answerId: 'again' }))
      const { history } = await store.begin(question({ key: 'four', answerId: 'four', turns: 2 }))

      expect(history).toEqual([
        { role: 'user', text: 'two' },
        { role: 'user', text: 'three' },
        { role: 'assistant', text: 'three!' },
      ])
      expect(again.history.map(({ text }) => text)).toEqual(['one', 'one!', 'two'])
      await store.close()
    })

    it('leaves a question that was replaced out of the history, and keeps it', async () => {
      const store = await open()
      for (const text of ['one', 'two']) {
        const begun = await store.begin(question({ key: text, text, answerId: text }))
        await store.finish(answer({ ...begun, content: `${text}!` }))
      }
      // A client may also name a question that never arrived: its request may have been lost.
      const edited = question({ key: 'new', text: 'new', replaces: ['lost', 'two', 'new'] })
      const first = await store.begin(edited)
      const again = await store.begin({ ...edited, answerId: 'again' })
      const { history } = await store.begin(question({ key: 'next', answerId: 'next' }))

      const before = ['one', 'one!']
      expect(first.history.map(({ text }) => text)).toEqual(before)
      expect(again.history.map(({ text }) => text)).toEqual(before)
      expect(history.map(({ text }) => text)).toEqual([...before, 'new'])
      const stored = await store.read('chat')
      expect(stored.map(({ text, isReplaced }) => [text, isReplaced])).toEqual([
        ['one', false],
        ['two', true],
        ['new', false],
        ['What is it?', false],
      ])
      await store.close()
    })

    it('replaces no question of another conversation', async () => {
      const store = await open()
      await store.begin(question())
      await store.begin(question({ conversationId: 'other', key: 'k2', replaces: ['k1'] }))
      expect(await store.read('chat')).toMatchObject([{ isReplaced: false }])
      await store.close()
    })

    it('keeps conversations apart', async () => {
      const store = await open()
      await store.begin(question())
      const other = await store.begin(question({ conversationId: 'other', answerId: 'a2' }))
      expect(other).toMatchObject({ version: 0, history: [] })
      expect(await store.read('other')).toHaveLength(1)
      expect(await store.read('unknown')).toEqual([])
      await store.close()
    })

    it('keeps unknown counts unknown, and costs', async () => {
      const store = await open()
      const begun = await store.begin(question())
      const usage = {
        promptTokens: Number.NaN,
        completionTokens: 3,
        totalTokens: Number.NaN,
        cost: { promptCost: 0.25, completionCost: 0.5, totalCost: 0.75, currency: 'EUR' },
      }
      await store.finish(answer({ ...begun, usage }))
      const [turn] = await store.read('chat')
      expect(turn?.answers[0]?.usage).toEqual(usage)
      await store.close()
    })

    it('keeps the newest word on an answer, and lets it be taken back', async () => {
      const store = await open()
      await store.begin(question())
      const rate = (feedback?: AnswerFeedback) =>
        store.rate({ conversationId: 'chat', answerId: 'a1', ...(feedback && { feedback }) })
      const read = async () => (await store.read('chat'))[0]?.answers[0]?.feedback

      expect(await read()).toBeUndefined()
      expect(await rate({ vote: 'up', reasons: [], note: '', givenAt: 1 })).toBe(true)
      const second: AnswerFeedback = {
        vote: 'down',
        reasons: ['wrong'],
        note: 'It is 3.',
        givenAt: 2,
      }
      expect(await rate(second)).toBe(true)
      expect(await read()).toEqual(second)
      expect(await rate()).toBe(true)
      expect(await read()).toBeUndefined()
      await store.close()
    })

    it('takes no word on an answer of another conversation', async () => {
      const store = await open()
      await store.begin(question())
      const feedback: AnswerFeedback = { vote: 'down', reasons: [], note: '', givenAt: 1 }
      expect(await store.rate({ conversationId: 'other', answerId: 'a1', feedback })).toBe(false)
      expect(await store.rate({ conversationId: 'chat', answerId: 'a9', feedback })).toBe(false)
      expect((await store.read('chat'))[0]?.answers[0]?.feedback).toBeUndefined()
      await store.close()
    })

    it('takes over whole conversations as another store lists them', async () => {
      const store = await open()
      const begun = await store.begin(question({ page: { url: '/a', title: 'A' } }))
      await store.finish(answer(begun))
      await store.begin(question({ key: 'k2', askedAt: 5000, answerId: 'a2', replaces: ['k1'] }))
      const feedback: AnswerFeedback = { vote: 'up', reasons: ['clear'], note: 'Hi', givenAt: 1 }
      await store.rate({ conversationId: 'chat', answerId: 'a1', feedback })
      const [listed] = await Array.fromAsync(store.list())

      await store.remove('chat')
      await store.add(listed!)
      const [taken] = await Array.fromAsync(store.list())
      const withoutIds = (turns = listed!.turns) =>
        turns.map((turn) => ({
          ...turn,
          answers: turn.answers.map((one) => ({ ...one, questionId: 0 })),
        }))
      expect({ ...taken, turns: withoutIds(taken!.turns) }).toEqual({
        ...listed,
        turns: withoutIds(),
      })
      // It is as young as its last question.
      expect(await store.removeBefore(4000, 10)).toBe(0)
      await expect(store.add(listed!)).rejects.toThrow()
      await store.close()
    })

    it('erases a conversation, and nothing of another', async () => {
      const store = await open()
      await store.begin(question())
      await store.begin(question({ conversationId: 'other', answerId: 'a2' }))
      const feedback: AnswerFeedback = { vote: 'up', reasons: [], note: '', givenAt: 1 }
      await store.rate({ conversationId: 'chat', answerId: 'a1', feedback })
      await store.remove('chat')
      await store.remove('unknown')
      expect(await store.read('chat')).toEqual([])
      expect(await store.rate({ conversationId: 'chat', answerId: 'a1', feedback })).toBe(false)
      expect(await store.read('other')).toHaveLength(1)
      await store.close()
    })

    it('erases conversations whose last question is older than a time, the oldest first', async () => {
      const store = await open()
      for (const [place, conversationId] of ['oldest', 'older', 'old', 'new'].entries()) {
        await store.begin(question({ conversationId, askedAt: place, answerId: conversationId }))
      }
      // A conversation that goes on is as young as its last question.
      await store.begin(question({ conversationId: 'older', key: 'k2', askedAt: 9, answerId: 'x' }))
      const feedback: AnswerFeedback = { vote: 'up', reasons: [], note: '', givenAt: 1 }
      await store.rate({ conversationId: 'oldest', answerId: 'oldest', feedback })

      const left = async () => (await Array.fromAsync(store.list())).map(({ id }) => id)
      expect(await store.removeBefore(3, 1)).toBe(1)
      expect(await left()).toEqual(['older', 'old', 'new'])
      expect(await store.read('oldest')).toEqual([])
      expect(await store.removeBefore(3, 10)).toBe(1)
      expect(await store.removeBefore(3, 10)).toBe(0)
      expect(await left()).toEqual(['older', 'new'])
      await store.close()
    })

    it('loses no concurrent write', async () => {
      const store = await open()
      const keys = Array.from({ length: 200 }, (_, index) => `k${index}`)
      const begun = await Promise.all(
        keys.map((key) => store.begin(question({ key, answerId: key }))),
      )
      expect(new Set(begun.map(({ questionId }) => questionId)).size).toBe(200)
      expect(await store.read('chat')).toHaveLength(200)
      await store.close()
    })
  })
}

function question(changes: Partial<NewQuestion> = {}): NewQuestion {
  return {
    conversationId: 'chat',
    label: 'label',
    key: 'k1',
    text: 'What is it?',
    askedAt: 1000,
    answerId: 'a1',
    turns: 12,
    ...changes,
  }
}

type Changes = Pick<FinishedAnswer, 'questionId' | 'version'> & Partial<FinishedAnswer>

const RECEIPT: Receipt = {
  content: 'hash',
  engine: 'scripted',
  passages: [{ id: '/a#b', score: 1.5 }],
  calls: [{ model: 'openai:x', outcome: 'http 429', ms: 12 }],
  usage: { promptTokens: 0, completionTokens: 2, totalTokens: 2 },
  totalMs: 100,
}

function answer({ questionId, version, ...given }: Changes): FinishedAnswer {
  const { parts, content, usage, startedAt } = given
  return {
    questionId,
    version,
    status: 'complete',
    engine: 'scripted',
    content: content ?? 'A site.',
    parts: parts ?? [{ type: 'text', text: 'A site.' }],
    annotations: [{ type: 'answer', grounded: true }],
    finishReason: 'stop',
    usage: usage ?? {
      promptTokens: 0,
      completionTokens: 2,
      totalTokens: 2,
      cost: { promptCost: 0, completionCost: 0, totalCost: 0, currency: 'USD' },
    },
    grounded: true,
    confidence: 0.9,
    receipt: RECEIPT,
    startedAt: startedAt ?? 1000,
    finishedAt: 1100,
  }
}
