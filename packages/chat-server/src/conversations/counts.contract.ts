import type { Vote } from '@docent/protocol/api'
import { describe, expect, it } from 'vitest'
import type { Conversations, PageRating } from './types.ts'

/** The contract of the votes on pages and the daily counts that each store of conversations keeps. */
export function describeCounts(name: string, open: () => Promise<Conversations>): void {
  describe(`votes and counts of ${name}`, () => {
    it('counts the votes on each page, the least helpful page first', async () => {
      const store = await open()
      const rate = (page: string, ballot: string, vote: Vote, givenAt: number) =>
        store.ratePage({ page, ballot, vote, givenAt })
      expect(await store.countPageVotes()).toEqual([])
      await rate('/a', 'one', 'up', 1)
      await rate('/a', 'two', 'up', 4)
      await rate('/b', 'one', 'down', 2)
      await rate('/b', 'two', 'up', 3)
      expect(await store.countPageVotes()).toEqual([
        { page: '/b', up: 1, down: 1, lastAt: 3 },
        { page: '/a', up: 2, down: 0, lastAt: 4 },
      ])
      await store.close()
    })

    it('keeps one vote of a visitor for a page: of a ballot, and of a session', async () => {
      const store = await open()
      const rate = (changes: Partial<PageRating>) =>
        store.ratePage({ page: '/a', ballot: 'one', vote: 'up', givenAt: 1, ...changes })
      const read = async () => (await store.countPageVotes()).map(({ up, down }) => [up, down])
      await rate({ vote: 'up' })
      await rate({ vote: 'down' })
      expect(await read()).toEqual([[0, 1]])
      await rate({ ballot: 'two', session: 's' })
      await rate({ ballot: 'three', session: 's' })
      await rate({ ballot: 'four', session: 'other' })
      expect(await read()).toEqual([[2, 1]])

      // A visitor without a session withdraws no vote of others without one.
      const none = { page: '/a', givenAt: 2 }
      await store.ratePage({ ...none, ballot: 'unknown' })
      expect(await read()).toEqual([[2, 1]])
      await store.ratePage({ ...none, ballot: 'one' })
      await store.ratePage({ ...none, ballot: 'unknown', session: 's' })
      expect(await read()).toEqual([[1, 0]])
      await store.close()
    })

    it('lists every vote on a page', async () => {
      const store = await open()
      const ratings: PageRating[] = [
        { page: '/a', ballot: 'one', vote: 'up', givenAt: 1 },
        { page: '/a', ballot: 'two', session: 's', vote: 'down', givenAt: 2 },
        { page: '/b', ballot: 'one', vote: 'up', givenAt: 3 },
      ]
      for (const rating of ratings) await store.ratePage(rating)
      expect(await Array.fromAsync(store.listPageRatings())).toEqual(ratings)
      await store.close()
    })

    it('adds up counts by day, kind and page, and erases old days', async () => {
      const store = await open()
      const view = { day: '2026-11-21', kind: 'view', page: '/a', count: 2 } as const
      const search = { ...view, kind: 'search', page: '', count: 1 } as const
      await store.addCounts([view, search, { ...view, day: '2026-11-22' }])
      await Promise.all([store.addCounts([view, search]), store.addCounts([search, view])])
      const first = [
        { ...search, count: 3 },
        { ...view, count: 6 },
      ]
      expect(await store.listCounts('')).toEqual([...first, { ...view, day: '2026-11-22' }])
      expect(await store.listCounts('2026-11-22')).toEqual([{ ...view, day: '2026-11-22' }])
      await store.removeCountsBefore('2026-11-22')
      expect(await store.listCounts('')).toEqual([{ ...view, day: '2026-11-22' }])
      await store.close()
    })

    it('finds the newest question or counted day before a time', async () => {
      const store = await open()
      const noon = Date.parse('2026-11-22T12:00Z')
      expect(await store.findNewest(noon)).toBeUndefined()
      await store.addCounts([
        { day: '2026-11-20', kind: 'view', page: '/a', count: 1 },
        { day: '2026-11-22', kind: 'search', page: '', count: 1 },
      ])
      expect(await store.findNewest(noon)).toBe(Date.parse('2026-11-20'))
      for (const [place, askedAt] of [noon, noon - 1, 1].entries()) {
        const id = `chat-${place}`
        const asked = { conversationId: id, label: '', key: id, text: 'Hi', answerId: id, turns: 0 }
        await store.begin({ ...asked, askedAt })
      }
      expect(await store.findNewest(noon)).toBe(noon - 1)
      expect(await store.findNewest(noon - 1)).toBe(Date.parse('2026-11-20'))
      expect(await store.findNewest(2)).toBe(1)
      await store.close()
    })
  })
}
