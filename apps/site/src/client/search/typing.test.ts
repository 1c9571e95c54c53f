import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchResults } from '@docent/protocol/api'
import type { SearchSource } from './source.ts'
import { createTyping, type Outcome } from './typing.ts'

const PAUSE_MS = 120
const RESULTS: SearchResults = { hits: [], corrected: [] }

interface Asked {
  readonly typed: string
  readonly signal: AbortSignal
  readonly resolve: (results: SearchResults) => void
  readonly reject: (cause: unknown) => void
}

let asked: Asked[]
let shown: Outcome[]
let known: Map<string, SearchResults>
let type: (typed: string, pauseMs?: number) => void

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  shown = []
  known = new Map()
  const source: SearchSource = {
    recall: (typed) => known.get(typed),
    find: (typed, signal) =>
      new Promise((resolve, reject) => asked.push({ typed, signal, resolve, reject })),
  }
  type = createTyping(source, (outcome) => shown.push(outcome))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = () => vi.advanceTimersByTimeAsync(PAUSE_MS)

describe('createTyping', () => {
  it('asks once for text that is typed without a pause', async () => {
    for (const typed of ['f', 'fe', 'fern']) type(typed)
    await wait()
    expect(asked.map(({ typed }) => typed)).toEqual(['fern'])
    asked[0]!.resolve(RESULTS)
    await wait()
    expect(shown).toEqual([{ type: 'found', query: 'fern', results: RESULTS }])
  })

  it('aborts what was asked before, and shows nothing of it', async () => {
    type('fern')
    await wait()
    type('ferns')
    await wait()
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    asked[1]!.resolve(RESULTS)
    asked[0]!.resolve(RESULTS)
    await wait()
    expect(shown.map((outcome) => outcome.type !== 'empty' && outcome.query)).toEqual(['ferns'])
  })

  it('shows at once what is known, and that there is nothing to search for', () => {
    known.set('fern', RESULTS)
    type(' fern')
    type('  ')
    expect(shown).toEqual([{ type: 'found', query: 'fern', results: RESULTS }, { type: 'empty' }])
  })

  it('says that it failed, unless somebody has typed on', async () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (cause: unknown) => reported.push(cause))
    type('fern')
    await wait()
    type('ferns', 0)
    await wait()
    asked[0]!.reject(new Error('gone'))
    asked[1]!.reject(new Error('away'))
    await wait()
    expect(shown).toEqual([{ type: 'failed', query: 'ferns' }])
    expect(reported).toEqual([new Error('away')])
  })
})
