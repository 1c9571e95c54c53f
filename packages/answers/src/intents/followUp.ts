import type { Question } from '../contract/types.ts'

// A question that begins so goes on with the one before it.
const OPENS =
  /^(?:and|or|but|also|so|then|what about|how about|what if|same for|only|why(?: not)?|how so|in what way|really|for example|such as)\b/i

// A word that refers to something said before. "There" and "one" are too common to be among them.
const POINTS =
  /\b(?:it|its|that|this|they|them|their|those|these|he|she|the (?:same|first|second|third|last|other|others|former|latter))\b/i

/** Fewer words than these, the small ones not counted, do not make a question by themselves. */
const FEW_WORDS = 6
const VERY_FEW_WORDS = 2
/** How many questions back is looked. */
const FARTHEST = 2

/** The earlier question, where this one depends on it; empty for an independent one. */
export function readContext({ text, history }: Pick<Question, 'text' | 'history'>): string {
  const asked = history.filter(({ role }) => role === 'user').map((turn) => turn.text)
  let context = ''
  let current = text
  // "And on Windows?" after "And on a Mac?" leans on what that one leans on.
  for (const before of asked.slice(-FARTHEST).toReversed()) {
    if (!leans(current)) break
    context = `${before}\n${context}`
    current = before
  }
  return context.trim()
}

function leans(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]{3,}/gu) ?? []
  if (words.length <= VERY_FEW_WORDS || OPENS.test(text.trim())) return true
  return words.length <= FEW_WORDS && POINTS.test(text)
}
