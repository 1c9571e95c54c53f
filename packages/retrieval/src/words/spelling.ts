/** A term of the index with the number of passages that hold it. */
export interface KnownTerm {
  readonly term: string
  readonly passages: number
}

/** The stem of the shortest word that is looked up. */
const MIN_LENGTH = 4
/** From here on, two slips may be put right, and a wrong letter as well as a missing one. */
const LONG = 9
const MIDDLE = 8
/**
 * What hardly any passage says is as likely a rare name as the word that was meant: on a site of
 * thousands what less than three say; on a small one a single passage is enough.
 */
const MIN_PASSAGES = [
  { upTo: 200, passages: 1 },
  { upTo: 1000, passages: 2 },
  { upTo: Infinity, passages: 3 },
]

/** What to read of the index to find the term that was meant: first letter and lengths. */
export interface SpellingRange {
  readonly letter: string
  readonly shortest: number
  readonly longest: number
}

/** What a slip may be: two letters that changed places, or any other as well. */
export type Slip = 'swapped' | 'any'

/** Where the term that was meant can stand, or nothing when none is to be looked for. */
export function readSpellingRange(term: string): SpellingRange | undefined {
  const letter = /^[a-z]/.exec(term)?.[0]
  if (letter === undefined || term.length < MIN_LENGTH || !/^[a-z]+$/.test(term)) return undefined
  const slips = allowedSlips(term)
  return { letter, shortest: term.length - slips, longest: term.length + slips }
}

/**
 * The known term that an unknown one is most likely meant to be: the nearest, then the commonest.
 * `total` is how many passages the site has.
 */
export function correctSpelling(
  term: string,
  known: Iterable<KnownTerm>,
  { total, slip }: { total: number; slip: Slip },
): string | undefined {
  const least = MIN_PASSAGES.find(({ upTo }) => total <= upTo)?.passages ?? 0
  let best: { term: string; slips: number; passages: number } | undefined
  const limit = allowedSlips(term)
  for (const { term: candidate, passages } of known) {
    if (passages < least || (slip === 'swapped' && !hasSameLetters(term, candidate))) continue
    const slips = countSlips(term, candidate, limit)
    if (slips > limit || (slips === 1 && isOtherShortWord(term, candidate))) continue
    if (best && (slips > best.slips || (slips === best.slips && passages <= best.passages)))
      continue
    best = { term: candidate, slips, passages }
  }
  return best?.term
}

function allowedSlips(term: string): number {
  return term.length >= LONG ? 2 : 1
}

/** One letter for another makes a different short word more often than a misspelt one. */
function isOtherShortWord(term: string, candidate: string): boolean {
  if (term.length !== candidate.length || term.length >= MIDDLE) return false
  return !hasSameLetters(term, candidate)
}

function hasSameLetters(term: string, candidate: string): boolean {
  if (term.length !== candidate.length) return false
  return [...term].toSorted().join('') === [...candidate].toSorted().join('')
}

/**
 * Counts the letters that were left out, added, exchanged or swapped with their neighbour between
 * two words; a number past `limit` means only "too many".
 */
export function countSlips(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let slips = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      )
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && swapped) slips = Math.min(slips, at(beforeLast, column - 2) + 1)
      current.push(slips)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
