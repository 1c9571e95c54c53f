import { allowSpellings } from '@docent/retrieval'
import type { Question } from '../contract/types.ts'
import { dropPreamble } from './preamble.ts'

// A question that begins like this continues the previous one.
const OPENS = [
  /^(?:and|or|but|also|so|then|what about|how about|what if|same for|only|why(?: not)?|how so|in what way|really|for example|such as)\b/i,
  /^(?:und|oder|aber|auch|dann|nur|warum(?: nicht)?|wieso|was ist mit|wie ist (?:es|das) mit|wie sieht es (?:mit|bei)|gilt das|was wenn|zum beispiel)(?!\p{L})/iu,
  /^(?:و(?=في|على|مع|من|إذا|ماذا|كيف|هل|متى|أين|كم|لماذا|ما|ال|لل|بال)|(?:ماذا عن|لماذا|أو|لكن|أيضا|أيضًا|مثلا)(?!\p{L}))/u,
].map(allowSpellings)

// A word that refers to something said before. "There" and "one" are too common to be included.
const POINTS = [
  /\b(?:it|its|that|this|they|them|their|those|these|he|she|the (?:same|first|second|third|last|other|others|former|latter))\b/i,
  /(?<!\p{L})(?:(?<!gibt )es(?! gibt)|das(?=\s*[?.!]*$| auch| so)|dies\p{L}{0,2}|ihn|ihm|dessen|deren|da(?:für|mit|zu|rin|von|bei|ran|rauf|nach)|dort|beide[nrs]?)(?!\p{L})/iu,
  /(?<![\p{L}\p{M}])(?:هذا|هذه|ذلك|تلك|هو|هي|هم|منه|منها|فيه|فيها|به|بها|له|لها|عنه|عنها|إليه|إليها|معه|معها|نفسه|نفسها)(?!\p{L})/u,
].map(allowSpellings)

/**
 * A question with at most this many longer words depends on context if it has such a word; with
 * very few words, it always does.
 */
const FEW_WORDS = 6
const VERY_FEW_WORDS = 2
/** The number of earlier questions to look at. */
const FARTHEST = 2

/** The earlier questions that this one depends on; empty for an independent question. */
export function readContext({ text, history }: Pick<Question, 'text' | 'history'>): string {
  const asked = history.filter(({ role }) => role === 'user').map((turn) => dropPreamble(turn.text))
  let context = ''
  let current = text
  // "And on Windows?" after "And on a Mac?" depends on the question before both.
  for (const before of asked.slice(-FARTHEST).toReversed()) {
    if (!leans(current)) break
    context = `${before}\n${context}`
    current = before
  }
  return context.trim()
}

function leans(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]{3,}/gu) ?? []
  if (words.length <= VERY_FEW_WORDS || OPENS.some((one) => one.test(text.trim()))) return true
  return words.length <= FEW_WORDS && POINTS.some((one) => one.test(text))
}
