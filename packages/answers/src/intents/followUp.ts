import { allowSpellings, isLight, readTerms } from '@docent/retrieval'
import type { Question } from '../contract/types.ts'
import { dropPreamble } from './preamble.ts'

// A question that begins like this continues the previous one.
const OPENS = [
  /^(?:and|or|but|also|so|then|what about|how about|what if|same for|only|why(?: not)?|how so|in what way|really|for example|such as)\b/i,
  /^(?:und|oder|aber|auch|dann|nur|warum(?: nicht)?|wieso|was ist mit|wie ist (?:es|das) mit|wie sieht es (?:mit|bei)|gilt das|was wenn|zum beispiel)(?!\p{L})/iu,
  /^(?:و(?=في|على|مع|من|إذا|ماذا|كيف|هل|متى|أين|كم|لماذا|ما|ال|لل|بال)|(?:ماذا عن|لماذا|أو|لكن|أيضا|أيضًا|مثلا)(?!\p{L}))/u,
].map(allowSpellings)

/** "That" as a pronoun: not "the file that I uploaded", and not "check that it runs". */
const THAT = String.raw`(?:^|\b(?:is|are|does|do|did|can|could|would|will|should|has|was|with|without|for|of|in|on|to|from|about|after|before|like|what|why|how|if|where|change|do|use|put|see|turn)\s+)that\b(?!\s+(?:i|you|we|they|it|the|an?|my|our|none|no|all|every)\b)|\bthat(?=\s*(?:[?.!,]|$))`

// A word that refers to something said before. "There" is too common to be included.
const POINTS = [
  new RegExp(
    String.raw`${THAT}|\b(?:them|those|these|that one|this one|which one|the (?:first|second|third|last|others?|former|latter))\b`,
    'i',
  ),
  /(?<!\p{L})(?:(?<!gibt )es(?! gibt)|das(?=\s*[?.!]*$| auch| so)|dies\p{L}{0,2}|ihn|ihm|dessen|deren|da(?:für|mit|zu|rin|von|bei|ran|rauf|nach)|dort|beide[nrs]?)(?!\p{L})/iu,
  /(?<![\p{L}\p{M}])(?:هذا|هذه|ذلك|تلك|هو|هي|هم|منه|منها|فيه|فيها|به|بها|له|لها|عنه|عنها|إليه|إليها|معه|معها|نفسه|نفسها)(?!\p{L})/u,
].map(allowSpellings)

/** These often mean the product, or something in the question itself. */
const PERHAPS = new RegExp(
  String.raw`\b(?<!\bis )(?:it|its|this|they|their|he|she|his|her|him|one|ones)\b|\b(?:then|there|too|as well|otherwise)\s*[?.!]*$`,
  'i',
)

/**
 * A question with at most this many longer words depends on context if it has such a word; with
 * very few words, it always does.
 */
const FEW_WORDS = 6
const VERY_FEW_WORDS = 2
/** A longer question hardly depends on others. */
const MANY_WORDS = 14
/** With more telling words before it, "it" may be one of them: "My server restarts when it is full". */
const MOST_BEFORE = 1
/** With more telling words, a question says by itself what it is about. */
const MOST_TELLING = 3
/** The number of earlier questions to look at. */
const FARTHEST = 4

/** The earlier questions that this one may depend on. */
export interface Context {
  /** Empty for an independent question. */
  readonly text: string
  /** Whether the question means nothing without them. */
  readonly isNeeded: boolean
}

export function readContext({ text, history }: Pick<Question, 'text' | 'history'>): Context {
  const asked = history.filter(({ role }) => role === 'user').map((turn) => dropPreamble(turn.text))
  const isNeeded = leans(text)
  let context = ''
  let current = text
  // "And on Windows?" after "And on a Mac?" depends on the question before both.
  for (const before of asked.slice(-FARTHEST).toReversed()) {
    if (!leans(current) && !leansPerhaps(current)) break
    context = `${before}\n${context}`
    current = before
  }
  return { text: context.trim(), isNeeded }
}

function leans(text: string): boolean {
  const words = countWords(text)
  if (words <= VERY_FEW_WORDS || OPENS.some((one) => one.test(text.trim()))) return true
  if (words > FEW_WORDS) return false
  return countTelling(text) === 0 || pointsBack(text)
}

/** Whether a text has a word that refers to something said before. */
export function pointsBack(text: string): boolean {
  return POINTS.some((one) => one.test(text))
}

function leansPerhaps(text: string): boolean {
  const found = [PERHAPS, ...POINTS]
    .map((one) => one.exec(text)?.index ?? -1)
    .find((place) => place >= 0)
  if (found === undefined || countWords(text) > MANY_WORDS) return false
  return countTelling(text) <= MOST_TELLING && countTelling(text.slice(0, found)) <= MOST_BEFORE
}

function countWords(text: string): number {
  return (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).length
}

/** The number of words that say what a question is about. */
export function countTelling(text: string): number {
  return new Set(readTerms(text).filter((term) => !isLight(term))).size
}
