import { describe, expect, it, vi } from 'vitest'
import { createRater } from './rater.ts'
import type { TellVote } from './rater.ts'

function createMemory(kept?: string) {
  let text = kept ?? null
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) }
}

function setUp(tell: TellVote = async () => undefined, storage = createMemory()) {
  const told = vi.fn<TellVote>(tell)
  return { told, storage, rater: createRater({ tell: told, storage, key: 'votes' }) }
}

describe('createRater', () => {
  it('tells of a vote, and shows it at once', async () => {
    const { rater, told } = setUp()
    const kept = rater.rate('a1', { vote: 'down', reasons: ['wrong'], note: 'It is 3.' })
    expect(rater.votes.get().get('a1')).toBe('down')
    expect(await kept).toBe(true)
    expect(told).toHaveBeenCalledWith({
      messageId: 'a1',
      vote: 'down',
      reasons: ['wrong'],
      note: 'It is 3.',
    })
  })

  it('takes a vote back', async () => {
    const { rater } = setUp()
    await rater.rate('a1', { vote: 'up' })
    expect(await rater.rate('a1', { vote: 'none' })).toBe(true)
    expect(rater.votes.get().has('a1')).toBe(false)
  })

  it('shows what was there before if a vote could not be kept', async () => {
    let isAway = false
    const { rater } = setUp(async () => {
      if (isAway) throw new Error('away')
    })
    await rater.rate('a1', { vote: 'up' })
    isAway = true
    expect(await rater.rate('a1', { vote: 'down' })).toBe(false)
    expect(rater.votes.get().get('a1')).toBe('up')
    expect(await rater.rate('a1', { vote: 'none' })).toBe(false)
    expect(rater.votes.get().get('a1')).toBe('up')
  })

  it('leaves a newer vote alone when an older one fails', async () => {
    const failing = Promise.withResolvers<void>()
    const { rater, told } = setUp()
    told.mockReturnValueOnce(failing.promise)
    const first = rater.rate('a1', { vote: 'up' })
    await rater.rate('a1', { vote: 'down' })
    failing.reject(new Error('away'))
    expect(await first).toBe(false)
    expect(rater.votes.get().get('a1')).toBe('down')
  })

  it('finds its votes again after the page was left, and takes nothing on trust', async () => {
    const { rater, storage } = setUp()
    await rater.rate('__proto__', { vote: 'up' })
    await rater.rate('constructor', { vote: 'down' })
    expect(setUp(undefined, storage).rater.votes.get()).toEqual(rater.votes.get())
    for (const poison of ['', 'null', '[', '[1]', '{"a1":"maybe","a2":{}}', '7']) {
      expect(setUp(undefined, createMemory(poison)).rater.votes.get().size).toBe(0)
    }
  })

  it('works if storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const rater = createRater({
      tell: async () => undefined,
      storage: { getItem: blocked, setItem: blocked },
      key: 'votes',
    })
    expect(await rater.rate('a1', { vote: 'up' })).toBe(true)
    expect(rater.votes.get().get('a1')).toBe('up')
  })
})
