import type { Knowledge } from '@docent/retrieval'

/** The share of a word that its other forms begin with: "autocomple" of "autocompletion". */
const BEGINNING_SHARE = 0.65
/** Too many words share a shorter beginning. */
const MIN_BEGINNING = 4

/**
 * Whether the pages have a word that resembles this one: another form, another spelling, or a
 * similar meaning. A refusal that says "no page mentions refunds" next to a page about refunding is
 * wrong.
 */
export function hasLikeWord(word: string, knowledge: Pick<Knowledge, 'readQuery'>): boolean {
  const { terms, corrected } = knowledge.readQuery(word)
  if (terms.length > 0 || corrected.length > 0) return true
  const length = Math.max(MIN_BEGINNING, Math.ceil(word.length * BEGINNING_SHARE))
  const begun = knowledge.readQuery(word.slice(0, length), { isTyping: true })
  return begun.terms.some(({ origin }) => origin === 'question')
}
