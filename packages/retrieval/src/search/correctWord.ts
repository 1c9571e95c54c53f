import type { Form, SiteIndex } from './siteIndex.ts'

/** Shorter words are not corrected, and only longer ones have two slips. */
const MIN_LETTERS = 4
const MIN_FOR_TWO = 8

/** The word that a misspelt one probably means: the one with the fewest slips, then the most frequent. */
export function correctWord(typed: string, index: SiteIndex): Form | undefined {
  const { length } = typed
  if (length < MIN_LETTERS || !/^[\p{L}\p{M}]+$/u.test(typed)) return undefined
  const most = length < MIN_FOR_TWO ? 1 : 2
  const forms = sortForms(index.formsFrom(typed.slice(0, 1), length - most, length + most))
  const find = (slips: number): Form | undefined =>
    forms.find(({ form }) => isNear(typed, form, slips))
  return find(1) ?? (most > 1 ? find(most) : undefined)
}

/** The most frequent words first. */
export function sortForms(forms: readonly Form[]): Form[] {
  return forms.toSorted((a, b) => b.sections - a.sections || (a.form < b.form ? -1 : 1))
}

/**
 * Whether at most this many slips turn one word into the other: an extra, a missing or a wrong letter,
 * or two swapped.
 */
function isNear(one: string, other: string, slips: number): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const a = one.slice(same)
  const b = other.slice(same)
  const isNearFrom = (inOne: number, inOther: number): boolean =>
    isNear(a.slice(inOne), b.slice(inOther), slips - 1)
  return (
    a === b ||
    (slips > 0 &&
      (isNearFrom(1, 1) ||
        isNearFrom(1, 0) ||
        isNearFrom(0, 1) ||
        (a[0] === b[1] && a[1] === b[0] && isNearFrom(2, 2))))
  )
}
