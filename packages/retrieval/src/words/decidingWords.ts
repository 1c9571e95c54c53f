/** The words that `readDecidingWords` finds. */
export const DECIDING_WORDS = ['off', 'without', 'not'] as const

/** "Not" in all its forms, as visitors type them: "doesn't", "doesnt", "cannot". */
const NEGATION =
  /\b(?:not|never|cannot|(?:do|does|did|is|are|was|were|can|could|has|have|had|would|should)n['’]?t|(?:wo|ca)n['’]?t)\b/i
const SMALL = /\b(?:off|without)\b/gi

/**
 * Small words that decide what a short text is about: "turn the chat off" is not "turn the chat", and
 * "what can it not do" is not "what can it do".
 */
export function readDecidingWords(text: string): string[] {
  const small = (text.match(SMALL) ?? []).map((word) => word.toLowerCase())
  return NEGATION.test(text) ? [...small, 'not'] : small
}
