import { allowSpellings, isLight, readTerms } from '@docent/retrieval'
import { countTelling, pointsBack } from './followUp.ts'

const ASKING =
  'how|hows|what|whats|where|wheres|when|why|which|who|whos|whose|wie|was|wo|wann|warum|wieso|welche[nrsm]?|wer'
/** "When I press it" tells when something happens. */
const CLAUSE = String.raw`(?!(?:when|where)\s+(?:i|you|we|they|he|she|it|the|an?|my|our|your|people|visitors)\s)`
const VERBS =
  'does|do|did|is|are|can|could|will|would|should|must|kann|können|ist|sind|gibt|geht|läuft|funktioniert|muss|darf|hat|wird|kostet'
/** "And is it" begins a question; "and is free" continues the sentence. */
const SUBJECTS =
  'it|its|this|that|these|there|i|you|we|they|one|the|an?|my|your|any|es|das|die|der|ich|man|wir|sie|eine?'
const ARABIC = 'كيف|هل|ما|ماذا|أين|متى|لماذا|كم|من أين'

const ASK = String.raw`(?:${ASKING})(?:['’]s|['’]re)?\s`
const QUESTION = String.raw`(?:${ASK}|(?:${VERBS})\s+(?:${SUBJECTS})\s)`
/** A run of spaces is read once, from its beginning. */
const SPACES = String.raw`(?<!\s)\s+`
const JOIN = String.raw`(?:and|but|plus|also|und|aber)`
const MORE = String.raw`(?:(?:also|then|auch)\s+)?`
/** "And for how long?" */
const PREPOSITION = '(?:for|from|to|in|at|on|with|by|until|since|of)'
/** After a sentence, every verb may begin a question. */
const AFRESH = String.raw`(?:${JOIN},?\s+)?(?:(?:oh|btw|and|also),?\s+)?(?=${ASK}|(?:${VERBS})\s)`

/** The beginning of another question, in words that only ask. */
const BOUNDARY = allowSpellings(
  new RegExp(
    [
      String.raw`[?؟]\s*(?:${JOIN},?\s+)?(?=[\p{L}\p{N}])`,
      String.raw`[.!;]\s+${AFRESH}`,
      String.raw`(?:,\s+|${SPACES})${JOIN}\s+${MORE}${CLAUSE}(?=(?:${PREPOSITION}\s+)?${QUESTION})`,
      String.raw`(?:,\s+|${SPACES})and if (?:so|yes|not),?\s+`,
      String.raw`(?:,\s+|${SPACES})and\s+(?=(?:where|when)[?؟.!\s]*$)`,
      String.raw`(?:[?؟]\s*و?|(?:[،,]\s+|${SPACES})و)(?=(?:${ARABIC})\s)`,
    ].join('|'),
    'giu',
  ),
)

/** The end of something that may be asked for together with what follows. */
const PERHAPS = new RegExp(
  String.raw`(?:,\s+(?:and|plus|also|but)|${SPACES}(?:plus|and also))\s+(?!if\s)`,
  'iu',
)

/** A sentence that begins like this introduces the question and asks nothing. */
const TELLS =
  /^(?:i|i'm|i've|i'd|we|we're|my|our|the|it|there|if|when|after|since|because|once|you|ich|wir|mein\p{L}*|unser\p{L}*|wenn|nachdem|weil)\s/iu
const ASKS = allowSpellings(new RegExp(`(?:^|\\s)(?:${QUESTION}|(?:${ARABIC})\\s)`, 'iu'))
/** A piece that begins like this asks. */
const BEGINS = allowSpellings(new RegExp(`^(?:${ASK}|(?:${VERBS})\\s|(?:${ARABIC})\\s)`, 'iu'))

/** "And for how long?" has no verb: it takes that of the question before it. */
const ONLY_ASKS =
  /^(?:(?:for|since|until|to|in|at|from)\s)?(?:how (?:long|often|much|many|far|soon|big|large|fast|quickly)|where|when)$/i
/** The rest of a part after its words that ask: "are the chats stored". */
const CLAUSE_ASKED = new RegExp(
  String.raw`(?:^|[.,;]\s)(?:(?:and|so|but)\s)?(?:${PREPOSITION}\s)?(?:(?:${ASKING})\s(?:(?:long|often|much|many|far|soon)\s)?)?((?:${VERBS})\s[^.,;]+)$`,
  'i',
)

/** Asks how to do one thing to two objects, or two things to one. */
const REQUEST =
  /^(?<lead>(?:.{0,80}[.,;:] )?(?:how (?:do|can|to|should|would|could)(?: (?:i|we|you))?|(?:can|could|may|should|do|must) (?:i|we|you|visitors|people|users))(?: (?:also|both))?) (?<first>[^.,;:?]{2,60}?) and (?<second>[^.,;:?]{3,80})$/i
/** A verb with its particle, and its object. */
const VERB = /^(\S+(?: (?:up|down|out|in|off|on|over|back))?)(?: (.+))?$/i
const DETERMINER = '(?:the|an?|my|our|your|its|their|his|her|this|that|these|those|all|other|new)'
const DETERMINED = new RegExp(`^${DETERMINER} `, 'i')
const OBJECT = new RegExp(
  String.raw`^\S+(?: (?:up|down|out|in|off|on|over|back))? (?:it|them|${DETERMINER} \S+)\b`,
  'i',
)
/** "Turn it on and off" and "write and have it sent" are one thing. */
const SAME_REQUEST =
  /^(?:on|off|in|out|up|down|so|then|still|have|get|not|if|when|how|what|it|they|we|i|you|there|this|that)\b/i
/** So are "use both together" and "drag and drop". */
const ONE_THING =
  /\b(?:between|together|each other|at the same time|drag and drop|(?:search|find) and replace|terms and conditions|copy and paste|plug and play|pros and cons|black and white|read and write|back and forth)\b/i
/** "To Spain and the islands": the second follows the same preposition. */
const UP_TO_PREPOSITION = /^.* (?:to|with|for|from|in|on|at|by|of) (?=\S)/i
const LONGEST_REQUEST = 200

/** Longer messages are a story, and not a list of questions. */
const MOST_PARTS = 3
/** Fewer words on a side of a comma are an addition to the other side. */
const LEAST_WORDS = 3
/** "And phones?" asks; a longer piece without the form of a question may only tell something. */
const FEW_WORDS = 2

/** The questions of a message. */
export interface SplitQuestion {
  readonly parts: readonly string[]
  /** Whether the words say that there are several; otherwise only their answers can tell. */
  readonly isSure: boolean
}

/**
 * The questions of a text, such as "How do I install it, and does it run on Windows?"; undefined
 * for a text that asks one or more than three.
 */
export function splitQuestion(text: string): SplitQuestion | undefined {
  const parts = joinStatements(completeAsking(cutAt(text, [...text.matchAll(BOUNDARY)])))
  if (parts.length > MOST_PARTS) return undefined
  if (parts.length > 1) {
    return { parts: parts.map((one) => one.text), isSure: parts.slice(1).every(isQuestion) }
  }
  const found = PERHAPS.exec(text)
  const pieces = found ? cutAt(text, [found]).map((one) => one.text) : []
  const isLong = pieces.length > 1 && pieces.every((piece) => countWords(piece) >= LEAST_WORDS)
  const several = isLong ? pieces : splitRequest(text)
  return several && { parts: several, isSure: false }
}

/** "How do I back it up and restore it?", "Can I export and import notes?", "Can I change the logo and the font?" */
function splitRequest(text: string): string[] | undefined {
  const asked = trimEnd(text)
  if (asked.length > LONGEST_REQUEST) return undefined
  const { lead = '', first = '', second = '' } = REQUEST.exec(asked)?.groups ?? {}
  if (second === '' || SAME_REQUEST.test(second) || ONE_THING.test(asked)) return undefined
  const [, verb = first, object = ''] = VERB.exec(first) ?? []
  if (object === '') {
    const [, , shared = ''] = VERB.exec(second) ?? []
    return shared === '' ? undefined : [`${lead} ${verb} ${shared}`, `${lead} ${second}`]
  }
  if (isRequest(second)) return [`${lead} ${first}`, `${lead} ${second}`]
  const same = UP_TO_PREPOSITION.exec(first)?.[0] ?? `${verb} `
  return [`${lead} ${first}`, `${lead} ${same}${second}`]
}

/** "Restore it" asks for something else to be done, and "the font" for the same to be done to something else. */
function isRequest(words: string): boolean {
  return !DETERMINED.test(words) && OBJECT.test(words)
}

/** A piece of a message, up to a boundary. */
interface Piece {
  readonly text: string
  /** The boundary after it; empty at the end of the message. */
  readonly end: string
}

function cutAt(text: string, boundaries: readonly RegExpExecArray[]): Piece[] {
  const starts = [0, ...boundaries.map((found) => found.index + found[0].length)]
  const ends = [...boundaries.map(({ index }) => index), text.length]
  return starts.map((start, place) => ({
    text: trimEnd(text.slice(start, ends[place])),
    end: boundaries[place]?.[0] ?? text.slice(-1),
  }))
}

/** "Where are the chats kept, and for how long?" asks for how long they are kept. */
function completeAsking(pieces: readonly Piece[]): Piece[] {
  let clause = ''
  return pieces.map((piece) => {
    const isComplete = clause === '' || !ONLY_ASKS.test(piece.text)
    if (!isComplete) return { ...piece, text: `${piece.text} ${clause}` }
    const [, about = ''] = CLAUSE_ASKED.exec(piece.text) ?? []
    clause = about.slice(0, 1).toLowerCase() + about.slice(1)
    return piece
  })
}

/** A sentence that asks nothing belongs to the question after it, or else to the one before. */
function joinStatements(pieces: readonly Piece[]): Piece[] {
  const parts: Piece[] = []
  let told = ''
  for (const piece of pieces) {
    const text = join(told, piece.text)
    const before = told === '' && addsToBefore(piece) ? parts.pop() : undefined
    told = isStatement(piece) && before === undefined ? text : ''
    if (told === '') parts.push({ ...piece, text: join(before?.text ?? '', text) })
  }
  const last = parts.pop()
  return last === undefined ? [] : [...parts, { ...last, text: join(last.text, told) }]
}

function isStatement({ text, end }: Piece): boolean {
  if (saysNothing(text)) return true
  if (BEGINS.test(text)) return false
  if (/[.!;]/.test(end)) return true
  return TELLS.test(text) && !ASKS.test(text)
}

/** "Does that work?" asks nothing without the sentence before it. */
function addsToBefore({ text }: Piece): boolean {
  return countTelling(text) <= 1 && pointsBack(text)
}

function isQuestion({ text }: Piece): boolean {
  return ASKS.test(text) || BEGINS.test(text) || countWords(text) <= FEW_WORDS
}

function join(first: string, second: string): string {
  return first === '' || second === '' ? first + second : `${first}. ${second}`
}

/** "What and how?" is one question. */
function saysNothing(text: string): boolean {
  return countWords(text) < LEAST_WORDS && readTerms(text).every(isLight)
}

function countWords(text: string): number {
  return (text.match(/[\p{L}\p{N}]{2,}/gu) ?? []).length
}

function trimEnd(text: string): string {
  return text.trim().replace(/(?<![\s?؟.!,،])[\s?؟.!,،]+$/u, '')
}
