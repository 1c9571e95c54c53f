// "Hi, could you give me a quick rundown of the Wren?" asks about a product as a whole in words that no list of forms has.
// Such a question says nothing but the product, that it asks, and words such as "overview" or "box".

import { STOP_WORDS } from '@docent/retrieval'
import type { Knowledge, PageInfo } from '@docent/retrieval'
import { normalise } from '../compose/normalise.ts'
import { readProductWords, type ProductWords } from './productNouns.ts'

export type WholeType = 'product' | 'data' | 'contents'

const ABOUT =
  /\b(?:tell|describe|explain|overview|info|informations?|details|summary|sum up|summari[sz]e|rundown|descriptions?|characteristics|introduce|know|about)\b/
/** "What exactly is this?": nothing between the words but these, and the name of the product. */
const WHAT = /\bwhat(?:'s|s)?\b/
const WHAT_WORDS = new Set(
  `what what's whats is are am was does do can 's exactly actually really even basically it this that these those they
  thing things product products item article model one about all called for to me looking at i we here then the a an like special so and hi hello hey ok okay well but now please in general nutshell anyway`.split(
    /\s+/,
  ),
)
const KIND_OF = /\bwhat (?:kind|sort|type) of (?:[^ ]+ )?([^ ]+) (?:is|are) (.+)$/
const POINTER = /\b(?:this|it|that|these|those|they|one)\b/
const DATA = /\b(?:specs?|specifications?|technical|tech|data ?sheet|facts|characteristics)\b/
const CONTENTS =
  /\bin(?:side)?(?: of)? the (?:box|pack(?:age|et|aging)?|kit|set|bag|case)\b(?! office)|\binclude[ds]?\b|\bsupplied\b|\bcomes? with\b|\bget (?:with|when|in|for)\b|\b(?:box|package|kit) contents?\b|\bcomponents?\b/
/** These ask for something else. */
const OTHER =
  /^(?:(?:and|so|or) )?(?:is|are|does|did|was|were|will|has|have|should|must|can (?!i\b|you\b)|do (?!you have\b))|\b(?:how|where|when|why|which|who|whom|whose|what if|price|prices|cost|costs|errors?|problems?|issues?|messages?|warnings?|symbols?|noises?|smells?|buttons?|site|website|shop|page)\b|\b(?:other|another)\b|\bwhat to do\b/
/** "What is in it for me" asks for something else than what is in general. */
const IN_IT = /\bin (?:it|this|that|these|here)\b/
const OTHER_OF_CONTENTS = /\b(?:how|where|when|why|who|price|prices|cost|costs|not)\b/

/**
 * A clause that tells how somebody came to the page. Any other statement may be what the question is about: "My bike
 * arrived broken. I need information."
 */
const STORY =
  /\b(?:recommended|never (?:heard|owned|had|used|tried|seen)|not sure what|new to|know nothing about|no idea|(?:found|saw|spotted|discovered|came across|landed on|stumbled (?:on|upon|over|across)) (?:it|this|these|you)|buying (?:it|this|one)? ?(?:for|as)|(?:thinking|think) (?:of|about) (?:it|this|these|one|buying|getting)|birthday|gift|present for|interested|curious|just (?:looking|browsing)|not (?:very |so |really |too )?(?:techy|technical))\b/

/** Words that may be in such a question, besides those without a meaning. */
const ASKING = new Set(
  `hi hiya hello hey good morning evening afternoon please pls thanks thank thx tell know learn describe explain sum summarise
  summarize give gimme show have want need like see get getting find looking hear read understand info information
  informations detail details overview summary rundown description introduce picture idea general main key full quick
  quickly short shortly brief briefly basic basically exactly actually really nutshell kind sort type thing stuff else
  more bit little everything all about something whole complete product item article model one specs spec specification
  specifications technical tech data datasheet sheet list table fact facts characteristic characteristics feature features what
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
  const words = readProductWords(page, knowledge)
  const isPacked = CONTENTS.test(normalise(text))
  const types = clauses.map((clause) => readClause(clause, words, isPacked))
  return types.includes('other')
    ? undefined
    : types.findLast((type) => type !== 'empty' && type !== 'other')
}

/** The type of one clause; `empty` if it asks for nothing. */
function readClause(
  clause: string,
  product: ProductWords,
  isPacked: boolean,
): WholeType | 'empty' | 'other' {
  const said = normalise(clause)
  const words = said.match(/[\p{L}\p{N}']+/gu) ?? []
  if (!words.every((_, place) => isEmpty(words, place, said, product, isPacked))) {
    return STORY.test(said) ? 'empty' : 'other'
  }
  if (CONTENTS.test(said)) return OTHER_OF_CONTENTS.test(said) ? 'other' : 'contents'
  if (OTHER.test(said)) return 'other'
  if (DATA.test(said)) return 'data'
  return ABOUT.test(said) || asksWhat(said, words, product) ? 'product' : 'empty'
}

function isEmpty(
  words: readonly string[],
  place: number,
  said: string,
  product: ProductWords,
  isPacked: boolean,
): boolean {
  const word = words[place] ?? ''
  if (STOP_WORDS.has(word) || ASKING.has(word) || product.isTitle(word)) return true
  if (isPacked && PACKED.has(word)) return true
  // "This light bike" has two words after it.
  const isPointed = [1, 2].some((back) => /^(?:this|these)$/.test(words[place - back] ?? ''))
  const isKind = KIND_OF.exec(said)?.[1] === word
  const isNoun = isPointed || isKind ? product.isPointedNoun : product.isNoun
  if (isNoun(word)) return true
  // "The light bike": a word of the summary that belongs to its noun.
  return product.isOfProduct(word) && isNoun(words[place + 1] ?? '')
}

/** "What is this?" and "what kind of bike is the Wren", but not "what is in it for me". */
function asksWhat(said: string, words: readonly string[], product: ProductWords): boolean {
  const [, , subject = ''] = KIND_OF.exec(said) ?? []
  if (subject !== '') {
    return POINTER.test(subject) ? !said.endsWith(' for') : words.some(product.isTitle)
  }
  const hasSubject = POINTER.test(said) || words.some(product.isTitle)
  const isPlain = (word: string): boolean => WHAT_WORDS.has(word) || product.isOfProduct(word)
  return WHAT.test(said) && !IN_IT.test(said) && hasSubject && words.every(isPlain)
}
