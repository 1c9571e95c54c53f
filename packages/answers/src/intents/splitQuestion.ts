import { allowSpellings } from '@docent/retrieval'

const ASKING =
  'how|what|where|when|why|which|who|whose|wie|was|wo|wann|warum|wieso|welche[nrsm]?|wer'
/** "When I press it" tells when something happens. */
const CLAUSE = String.raw`(?!(?:when|where)\s+(?:i|you|we|they|he|she|it|the|an?|my|our|your|people|visitors)\s)`
const VERBS =
  'does|do|did|is|are|can|could|will|would|should|must|kann|können|ist|sind|gibt|geht|läuft|funktioniert|muss|darf|hat|wird|kostet'
/** "And is it" begins a question; "and is free" continues the sentence. */
const SUBJECTS =
  'it|its|this|that|these|there|i|you|we|they|one|the|an?|my|your|any|es|das|die|der|ich|man|wir|sie|eine?'
const ARABIC = 'كيف|هل|ما|ماذا|أين|متى|لماذا|كم|من أين'

const QUESTION = `(?:${ASKING}|(?:${VERBS})\\s+(?:${SUBJECTS}))\\s`
/** A run of spaces is read once, from its beginning. */
const SPACES = String.raw`(?<!\s)\s+`
const AND = String.raw`(?:,\s+|${SPACES})(?:and|but|plus|und|aber)\s+(?:also\s+|then\s+|auch\s+)?`

/** The beginning of a second question. */
const BOUNDARY = allowSpellings(
  new RegExp(
    [
      String.raw`[?؟]\s*(?:(?:and|but|also|und|aber)\s+)?(?=(?:${ASKING}|${VERBS})\s)`,
      `${AND}${CLAUSE}(?=${QUESTION})`,
      String.raw`(?:[?؟]\s*و?|(?:[،,]\s+|${SPACES})و)(?=(?:${ARABIC})\s)`,
    ].join('|'),
    'iu',
  ),
)

/** A sentence that begins like this introduces the question and asks nothing. */
const TELLS =
  /^(?:i|i'm|i've|we|we're|my|our|the|it|there|if|when|after|since|because|once|you|ich|wir|mein\p{L}*|unser\p{L}*|wenn|nachdem|weil)\s/iu
const ASKS = allowSpellings(new RegExp(`(?:^|\\s)(?:${QUESTION}|(?:${ARABIC})\\s)`, 'iu'))

export interface TwoQuestions {
  readonly first: string
  readonly second: string
}

/**
 * The two questions of a text, such as "How do I install it, and does it run on Windows?"; undefined
 * for a text that asks one or more than two.
 */
export function splitQuestion(text: string): TwoQuestions | undefined {
  const found = BOUNDARY.exec(text)
  if (!found) return undefined
  const first = trimEnd(text.slice(0, found.index))
  const second = trimEnd(text.slice(found.index + found[0].length))
  if (TELLS.test(first) && !ASKS.test(first)) return undefined
  if (BOUNDARY.test(second) || isTooShort(first) || isTooShort(second)) return undefined
  return { first, second }
}

/** "What and how?" is one question. */
function isTooShort(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]{2,}/gu) ?? []).length < 2
}

function trimEnd(text: string): string {
  return text.trim().replace(/(?<![\s?؟.!,،])[\s?؟.!,،]+$/u, '')
}
