import { hashWord } from '@docent/content'

/** How much of one page's text other pages have too. */
interface SharedText {
  /** The earlier page that has the largest share of this page's text. */
  readonly twin: { readonly page: number; readonly share: number } | undefined
}

export interface SharedTextCounter {
  /** Counts a page; its number is the number of pages before it. */
  readonly add: (text: string) => SharedText
  /** The share of all words that are on more than half of the pages. */
  readonly readCommonShare: () => number
}

/** Words that are compared together. Fewer would also match everyday phrases. */
const RUN_WORDS = 6

/** One run of words in this many is kept, always the same ones: memory stays small on large sites. */
const KEEP_ONE_IN = 4

/** A page with fewer runs is too short to compare. */
const LEAST_RUNS = 8

/** Runs that are remembered, of about 100 MB of text. No map has room for all runs of a hostile site. */
const MOST_RUNS = 5_000_000

/** How many pages are needed before text on most of them means a template. */
const LEAST_PAGES = 8

/**
 * Compares pages by the hashes of their runs of words. The time grows with the text and not with the
 * number of pairs of pages.
 */
export function createSharedTextCounter(mostRuns: number = MOST_RUNS): SharedTextCounter {
  const firstPages = new Map<number, number>()
  const pageCounts = new Map<number, number>()
  let pages = 0
  return {
    add(text) {
      const runs = hashRuns(text)
      const matches = new Map<number, number>()
      for (const run of runs) {
        const first = firstPages.get(run)
        if (first === undefined) {
          if (firstPages.size >= mostRuns) continue
          firstPages.set(run, pages)
        } else matches.set(first, (matches.get(first) ?? 0) + 1)
        pageCounts.set(run, (pageCounts.get(run) ?? 0) + 1)
      }
      pages++
      return { twin: runs.size < LEAST_RUNS ? undefined : findTwin(matches, runs.size) }
    },
    readCommonShare() {
      if (pages < LEAST_PAGES) return 0
      let common = 0
      let all = 1
      for (const count of pageCounts.values()) {
        all += count
        if (count > pages / 2) common += count
      }
      return common / all
    },
  }
}

function findTwin(matches: ReadonlyMap<number, number>, runs: number): SharedText['twin'] {
  let twin: SharedText['twin']
  for (const [page, count] of matches) {
    if (count / runs > (twin?.share ?? 0)) twin = { page, share: count / runs }
  }
  return twin
}

/** Whether a run is kept depends only on its words, so both of two equal pages keep it. */
function hashRuns(text: string): ReadonlySet<number> {
  const words = [...text.toLowerCase().matchAll(WORD)].map(([word]) => hashWord(word))
  const runs = new Set<number>()
  for (let start = 0; start + RUN_WORDS <= words.length; start++) {
    let run = 0
    for (let at = start; at < start + RUN_WORDS; at++) {
      run = Math.imul(run ^ (words[at] ?? 0), 0x85ebca6b)
      run ^= run >>> 15
    }
    if ((run >>> 0) % KEEP_ONE_IN === 0) runs.add(run)
  }
  return runs
}

/** Scripts without spaces between words are compared by character. */
const WORD = /\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana}|\p{sc=Thai}|[\p{L}\p{N}_]+/gu
