// "Hi, could you give me a quick rundown of the Wren?" asks about a product as a whole in words that no list of forms has.
// Such a question says nothing but the product, that it asks, and words such as "overview" or "box".

import { readTerms, STOP_WORDS } from '@docent/retrieval'
import type { Knowledge, PageInfo } from '@docent/retrieval'
import { normalise } from '../compose/normalise.ts'

export type WholeType = 'product' | 'data' | 'contents'

const ABOUT =
  /\b(?:tell|describe|explain|overview|info|informations?|details|summary|sum up|summari[sz]e|rundown|introduce|know|about)\b/
/** "What is this?", but not "what sizes are there" and not "what now". */
const WHAT = /\bwhat(?:'s|s)?\b(?! (?:do|can|could|should|would|will) (?:i|you|we)\b)/
const KIND_OF =
  /\bwhat (?:kind|sort|type) of [^ ]+(?: [^ ]+)? (?:is|are) (?:this|it|that|these|they)\b(?!.* for$)/
const POINTER = /\b(?:this|it|that|these|those|they|one)\b/
const DATA = /\b(?:specs?|specifications?|technical|tech|data|data ?sheet|facts|characteristics)\b/
const CONTENTS =
  /\bin(?:side)?(?: of)? the (?:box|pack(?:age|et|aging)?|kit|set|bag|case)\b|\binclude[ds]?\b|\bsupplied\b|\bcomes? with\b|\bget (?:with|when|in|for)\b|\b(?:box|package|kit) contents?\b|\bcomponents?\b/
/** These ask for something else. */
const OTHER =
  /^(?:(?:and|so|or) )?(?:is|are|does|did|was|were|will|has|have|should|must|can (?!i\b|you\b)|do (?!you have\b))|\b(?:how|where|when|why|which|who|whom|whose|price|prices|cost|costs|errors?|problems?|issues?|messages?|warnings?|symbols?|noises?|smells?|buttons?|site|website|shop|page)\b/
const OTHER_OF_CONTENTS = /\b(?:how|where|when|why|who|price|prices|cost|costs|not)\b/

/** Words that may be in such a question, besides those without a meaning. */
const ASKING = new Set(
  `hi hiya hello hey good morning evening afternoon please pls thanks tell know learn describe explain sum summarise
  summarize give gimme show have want need like see get getting find looking hear read understand info information
  informations detail details overview summary rundown description introduce picture idea general main key full quick
  quickly short shortly brief briefly basic basically exactly actually really nutshell kind sort type thing stuff else
  more bit little everything all about something whole complete product item article model one specs spec specification
  specifications technical tech data datasheet sheet fact facts characteristic characteristics feature features what
  what's whats that's it's so well right ok okay then just possible anything us me`.split(/\s+/),
)
const PACKED = new Set(
  `box package packet packaging pack kit set bag case include included includes including supplied come comes content
  contents component components part parts accessory accessories piece pieces arrive arrives delivered buy order along
  together inside list today bits separately besides extra extras`.split(/\s+/),
)

/** A longer text tells what it asks for. Each clause is looked up in the words of the site. */
const MOST_CLAUSES = 6

/**
 * The type of a question about a product as a whole. A story before it does not matter: "I have never owned one. What is
 * it?"
 *
 * @param page the product that the question is about.
 */
export function readWholeType(
  text: string,
  page: PageInfo,
  knowledge: Knowledge,
): WholeType | undefined {
  const clauses = text
    .split(/[.!?;:]+\s|\s[-–—]\s|,\s|[.!?;:,]+$/)
    .filter((part) => /\p{L}/u.test(part))
  if (clauses.length > MOST_CLAUSES) return undefined
  const types = clauses.map((clause) => readClause(clause, page, knowledge))
  const asks = clauses.filter((clause, place) => types[place] === undefined && isAsking(clause))
  return asks.length > 0 ? undefined : types.findLast((type) => type !== undefined)
}

function isAsking(clause: string): boolean {
  return /\b(?:how|where|when|why|which|who|what|can i|could i|does|is there|are there)\b/i.test(
    clause,
  )
}

function readClause(clause: string, page: PageInfo, knowledge: Knowledge): WholeType | undefined {
  const said = normalise(clause)
  const words = said.match(/[\p{L}\p{N}']+/gu) ?? []
  const isPacked = CONTENTS.test(said)
  const isTold = ABOUT.test(said) || DATA.test(said) || isPacked
  const { isTitle, isOfProduct, isOfSite } = readNames(clause, page, knowledge)

  const isEmpty = (word: string, place: number): boolean => {
    if (STOP_WORDS.has(word) || ASKING.has(word) || isTitle(word)) return true
    if (isPacked && PACKED.has(word)) return true
    const before = words[place - 1] ?? ''
    // "This light bike" has two words after it.
    const isPointed =
      /^(?:this|these)$/.test(before) || /^(?:this|these)$/.test(words[place - 2] ?? '')
    const isKind = before === 'of' && KIND_OF.test(said)
    return isOfProduct(word)
      ? isTold || isPointed || isKind
      : isOfSite(word) && (isPointed || isKind)
  }

  if (!words.every(isEmpty)) return undefined
  if (isPacked) return OTHER_OF_CONTENTS.test(said) ? undefined : 'contents'
  if (OTHER.test(said)) return undefined
  if (DATA.test(said)) return 'data'
  const isAsked = WHAT.test(said) && (POINTER.test(said) || words.some(isTitle))
  return isTold || isAsked ? 'product' : undefined
}

interface Names {
  isTitle(word: string): boolean
  /** Whether the title or the summary of the product has a word. */
  isOfProduct(word: string): boolean
  /** Whether it is a word for what the site is about, or one that no page has: "earbuds" on a site about headphones. */
  isOfSite(word: string): boolean
}

function readNames(clause: string, { title, summary }: PageInfo, knowledge: Knowledge): Names {
  const { unknown, corrected } = knowledge.readQuery(clause)
  const strange = new Set([...unknown, ...corrected.map(({ from }) => from)])
  const home = knowledge.pages().find(({ route }) => route === '/')
  const isIn = (text: string): ((word: string) => boolean) => {
    const held = new Set(readTerms(text))
    return (word) => {
      const terms = readTerms(word)
      return terms.length > 0 && terms.every((term) => held.has(term))
    }
  }
  const isOfHome = isIn(`${home?.title ?? ''} ${home?.summary ?? ''}`)
  return {
    isTitle: isIn(title),
    isOfProduct: isIn(`${title} ${summary}`),
    isOfSite: (word) => strange.has(word) || isOfHome(word),
  }
}
