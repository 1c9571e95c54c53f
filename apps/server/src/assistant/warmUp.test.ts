import type { Knowledge } from '@docent/retrieval'
import { readConfig } from '@docent/content'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openSite, type TestSite } from '../../../../packages/retrieval/src/testing/site.node.ts'
import { warmUp } from './warmUp.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    'lamp.md':
      '---\ntitle: Installation Lamp\nsummary: A lamp for the evening.\n---\n\nIt has a foot.\n',
  })
})

afterAll(() => site.close())

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const log = { info: vi.fn(), error: vi.fn() }

function start(search: Knowledge['search'] = site.knowledge.search) {
  const asked: string[] = []
  const knowledge: Knowledge = {
    ...site.knowledge,
    search: (query, options) => {
      asked.push(typeof query === 'string' ? query : query.text)
      return search(query, options)
    },
  }
  return { asked, stop: warmUp({ knowledge, site: readConfig({ brand: 'Lamps' }), log }) }
}

it('asks about the pages, one question after the other', async () => {
  const { asked } = start()
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1010)
  const [first] = asked
  expect(new Set(asked)).toEqual(new Set([first]))
  await vi.advanceTimersByTimeAsync(1000)
  expect(new Set(asked)).toEqual(
    new Set([
      'What is Installation Lamp?',
      'A lamp for the evening.',
      'How do I Intallation Lamp?',
    ]),
  )
})

it('asks nothing more when it is stopped', async () => {
  const { asked, stop } = start()
  await vi.advanceTimersByTimeAsync(1010)
  const before = asked.length
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(before)
})

it('reports a failure and ends, because no visitor has asked', async () => {
  const broken = new Error('disk I/O error')
  const { asked } = start(() => {
    throw broken
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(1)
  expect(log.error).toHaveBeenCalledExactlyOnceWith('warm-up', broken)
})
