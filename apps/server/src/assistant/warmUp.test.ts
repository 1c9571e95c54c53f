import { readTerms } from '@docent/retrieval'
import type { Knowledge } from '@docent/retrieval'
import { inWordsOf } from '@docent/retrieval/node'
import { configIn, readConfig } from '@docent/content'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openSite, type TestSite } from '../../../../packages/retrieval/src/testing/site.node.ts'
import { warmUp } from './warmUp.ts'

let site: TestSite
let german: TestSite

beforeAll(async () => {
  site = await openSite({
    'lamp.md':
      '---\ntitle: Installation Lamp\nsummary: A lamp for the evening.\n---\n\nIt has a foot.\n',
  })
  german = await openSite({
    'leuchte.md': '---\ntitle: Leuchte\nsummary: Eine Leuchte.\n---\n\nSie hat einen Fuß.\n',
  })
})

afterAll(() => {
  site.close()
  german.close()
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
})

const log = { info: vi.fn(), error: vi.fn() }

/** Its term shows by the rules of which language it is read. */
const readTerm = (): string => readTerms('Leuchten').join()

/** The index of a site, which notes what it is asked, and how words are read then. */
function watchKnowledge(
  { knowledge }: TestSite,
  search: Knowledge['search'] = knowledge.search,
): { readonly knowledge: Knowledge; readonly asked: string[]; readonly terms: Set<string> } {
  const asked: string[] = []
  const terms = new Set<string>()
  return {
    asked,
    terms,
    knowledge: {
      ...knowledge,
      search: (query, options) => {
        asked.push(typeof query === 'string' ? query : query.text)
        terms.add(readTerm())
        return search(query, options)
      },
    },
  }
}

function start(search?: Knowledge['search']) {
  const { asked, knowledge } = watchKnowledge(site, search)
  const config = readConfig({ brand: 'Lamps' })
  return { asked, stop: warmUp({ languages: [{ base: '', config, knowledge }], log }) }
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

// All questions were asked in the language of the first index, so that the first visitor of another one waited.
it('asks the index of each language in turn, by the rules of its language', async () => {
  const config = readConfig({ brand: 'Lamps', languages: ['en', 'de'] })
  const [english, other] = [watchKnowledge(site), watchKnowledge(german)]
  warmUp({
    languages: [
      { base: '', config, knowledge: english.knowledge },
      { base: '/de', config: configIn(config, 'de'), knowledge: other.knowledge },
    ],
    log,
  })
  await vi.advanceTimersByTimeAsync(1030)
  expect(new Set(english.asked)).toEqual(new Set(['What is Installation Lamp?']))
  expect(new Set(other.asked)).toEqual(new Set(['What is Leuchte?']))
  await vi.advanceTimersByTimeAsync(1000)
  expect([...english.terms]).toEqual([inWordsOf('en', readTerm)])
  expect([...other.terms]).toEqual([inWordsOf('de', readTerm)])
  expect(english.terms).not.toEqual(other.terms)
  expect(english.asked.join()).not.toContain('Leuchte')
  expect(other.asked.join()).not.toContain('Installation')
  expect(log.error).not.toHaveBeenCalled()
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
