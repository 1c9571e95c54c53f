// The words that stand for a product: "this bike" on the page of a bike, but not "this noise".

import { readTerms, relateWords } from '@docent/retrieval'
import type { Knowledge, PageInfo } from '@docent/retrieval'

/** The noun of a summary: "A light electric bike for the city" is about a bike. */
const HEAD =
  /^(?:(?:an?|the|one|two|three|our|your|eine?|der|die|das|unser) )?((?:[\p{L}\p{N}'’-]+ ){0,5}?[\p{L}\p{N}'’-]+)(?=,| (?:that|which|who|for|to|with|without|of|in|on|from|by|made|built|für|mit|ohne|aus|zum|zur|von|im)\b|[.:;–—(]|$)/iu
/** The end of "wristwatch" is a watch. */
const LEAST_END = 3
/** Words that lead to the noun as strongly as this stand for it: "earbuds" for headphones. */
const LEADS = 1

export interface ProductWords {
  /** Whether the title has a word. */
  isTitle(word: string): boolean
  /** Whether the title or the summary has it. */
  isOfProduct(word: string): boolean
  /** Whether it says what the product is: the noun of its summary, or the last word of its title. */
  isNoun(word: string): boolean
  /** The same if "this" is before it: then it may also be a word for what the site is about, or a related one. */
  isPointedNoun(word: string): boolean
}

export function readProductWords({ title, summary }: PageInfo, knowledge: Knowledge): ProductWords {
  const home = knowledge.pages().find(({ route }) => route === '/')
  const isOfHome = createIn(`${home?.title ?? ''} ${home?.summary ?? ''}`)
  const nouns = [readHead(summary), readLast(title)].filter((noun) => noun !== '')
  const isNoun = (word: string): boolean => nouns.some((noun) => isSame(word, noun))
  const [head = ''] = nouns
  return {
    isTitle: createIn(title),
    isOfProduct: createIn(`${title} ${summary}`),
    isNoun,
    isPointedNoun: (word) => isNoun(word) || isOfHome(word) || isRelatedTo(word, head),
  }
}

function readHead(summary: string): string {
  return readLast(HEAD.exec(summary)?.[1] ?? '')
}

function readLast(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.at(-1) ?? ''
  )
}

function isSame(word: string, noun: string): boolean {
  const [term = ''] = readTerms(word)
  const [own = ''] = readTerms(noun)
  return term !== '' && (term === own || (term.length >= LEAST_END && own.endsWith(term)))
}

function isRelatedTo(word: string, noun: string): boolean {
  const [term = ''] = readTerms(word)
  const [own = ''] = readTerms(noun)
  return (relateWords(term).get(own)?.leads ?? 0) >= LEADS
}

function createIn(text: string): (word: string) => boolean {
  const held = new Set(readTerms(text))
  return (word) => {
    const terms = readTerms(word)
    return terms.length > 0 && terms.every((term) => held.has(term))
  }
}
