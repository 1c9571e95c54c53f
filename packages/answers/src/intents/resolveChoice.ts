// "How do I set up the second one?" after "gpg or age?" means age, and "which is cheaper?" after two products compares them.

import type { Knowledge } from '@docent/retrieval'
import type { Question } from '../contract/types.ts'
import { listMentionedProducts } from './namedProduct.ts'
import { readCompared } from './readCompared.ts'

/** How many earlier questions may name the things. */
const EARLIER = 4
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}.+#_-]*`
const ARTICLE = '(?:the |an? |der |die |das |eine? )?'
/** "Intel or nvidia", "the barrel or the cabin". */
const PAIR = new RegExp(
  String.raw`(${NAME}) (?:or|vs\.?|versus|oder) (?:(?:rather|better|lieber) )?${ARTICLE}(${NAME})`,
  'iu',
)
const ONE = '(?: (?:one|option|method|way|variant|product|model))'
const FIRST = new RegExp(String.raw`\bthe (?:former|(?:first|1st)(?:${ONE}|(?=\s*[?.!,]*$)))`, 'iu')
const SECOND = new RegExp(
  String.raw`\bthe (?:latter|(?:second|2nd|last)(?:${ONE}|(?=\s*[?.!,]*$)))`,
  'iu',
)
const OTHER = new RegExp(String.raw`\bthe other(?:${ONE}|(?=\s*[?.!,]*$))`, 'iu')
/** A choice between things that it does not name. */
const WHICH =
  /^(?:(?:and|so|ok|well|but)[, ]+)*(?:which|welche[rs]?)(?: (?:one|of (?:them|these|those|the two|both)|davon|von (?:beiden|den beiden)))? (?:is|are|has|have|would|should|do|does|can|costs?|weighs?|lasts?|goes|heats?|works?|ist|sind|hat|kostet|wiegt)\b/i

const COMPARES = /\b(?:\p{L}{2,}(?:er|est)|best|more|less|most|worse|besser|mehr|weniger)\b/iu

/** The question with the names of the two things that it leaves out, or as it is. */
export function resolveChoice(question: Question, knowledge: Knowledge): string {
  const { text, history } = question
  const isOrdinal = [FIRST, SECOND, OTHER].some((form) => form.test(text))
  const isWhich = WHICH.test(text) && COMPARES.test(text) && !PAIR.test(text)
  if (!isOrdinal && !isWhich) return text
  const asked = history.flatMap((turn) => (turn.role === 'user' ? [turn.text] : []))
  const things = findThings(asked.slice(-EARLIER), knowledge)
  if (!things) return text
  const [first, second, last] = things
  if (!isOrdinal) {
    if (listMentionedProducts(text, knowledge).length > 0) return text
    return `${text.replace(/[\s?.!]+$/, '')}, ${first} or ${second}?`
  }
  const other = last === first ? second : first
  return text.replace(FIRST, first).replace(SECOND, second).replace(OTHER, other)
}

/** The two things that were spoken of last, in their order, and the one that was named last. */
function findThings(
  asked: readonly string[],
  knowledge: Knowledge,
): readonly [first: string, second: string, last: string] | undefined {
  const named = new Set<string>()
  for (const text of asked) {
    for (const title of listInOrder(text, knowledge)) {
      named.delete(title)
      named.add(title)
    }
  }
  const titles = [...named].slice(-2)
  const [first, second] = titles
  if (first !== undefined && second !== undefined) return [first, second, second]
  const pair = asked.map(readPair).findLast((found) => found !== undefined)
  return pair && [...pair, pair[1]]
}

function readPair(text: string): readonly [string, string] | undefined {
  const compared = readCompared(text)
  if (compared) return compared
  const [, first, second] = PAIR.exec(text) ?? []
  return first === undefined || second === undefined ? undefined : [first, second]
}

/** The titles of the products that a text names, in the order of the text. */
function listInOrder(text: string, knowledge: Knowledge): string[] {
  const lower = text.toLowerCase()
  const placeOf = (title: string): number => {
    const places = title
      .toLowerCase()
      .split(' ')
      .map((word) => lower.indexOf(word))
    return Math.min(...places.filter((place) => place >= 0))
  }
  return listMentionedProducts(text, knowledge)
    .map(({ title }) => title)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}
