import type { EvalSite } from './site.ts'
import { listWords } from './words.ts'

/** Shorter sentences say too little to be judged. */
const MIN_WORDS = 5
/** A sentence counts as on the pages if they have this share of its words. */
const SUPPORTED_SHARE = 0.85

/**
 * The share of a text's sentences that are on the pages it shows, by their words; undefined if
 * it shows no page or says no sentence.
 */
export function measureWordSupport(
  text: string,
  pages: readonly string[],
  site: Pick<EvalSite, 'wordsOf'>,
): number | undefined {
  const known = pages.map((route) => site.wordsOf(route)).filter(({ size }) => size > 0)
  const sentences = splitSentences(text)
  if (known.length === 0 || sentences.length === 0) return undefined
  const supported = sentences.filter((words) => {
    const found = words.filter((word) => known.some((page) => page.has(word)))
    return found.length >= words.length * SUPPORTED_SHARE
  })
  return supported.length / sentences.length
}

/** The words of each sentence, without the targets of links. */
function splitSentences(markdown: string): string[][] {
  return markdown
    .replaceAll(/(?<=\])\([^)]*\)/g, '')
    .split(/(?<=[.!?])\s+|\n+/)
    .map(listWords)
    .filter(({ length }) => length >= MIN_WORDS)
}
