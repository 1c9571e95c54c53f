import type { Mark, Search, SearchHit } from '@docent/protocol/api'
import { findQuickAnswer } from '../notes/findQuickAnswer.ts'
import { readTerms } from '../words/analyze.ts'
import { toLetters } from '../words/toLetters.ts'
import type { Hit, Knowledge, Passage } from '../types.ts'
import { markWords } from './markWords.ts'
import { chooseResults, findTyped, MIN_TITLE, TITLE_SHARE } from './order.ts'
import { writeSnippet } from './writeSnippet.ts'

type Query = ReturnType<Knowledge['readQuery']>

/** How many passages are looked at for each that is shown. */
const LOOKED_AT = 4

export interface SearchWords {
  /** The heading of a note that answers what is typed. Without it, notes only help to find sections. */
  readonly quickAnswer?: string
}

/** The same ranking as that of answers, over the same index, written for a list of results. */
export function createSearch(knowledge: Knowledge, { quickAnswer }: SearchWords = {}): Search {
  const collections = new Map(knowledge.pages().map(({ route, collection }) => [route, collection]))
  return (typed, limit) => {
    const query = knowledge.readQuery(typed, { isTyping: true })
    const found = knowledge.search(query, { limit: limit * LOOKED_AT })
    const passages = choose(
      [
        ...openTyped(typed, knowledge),
        ...openSilent(typed, limit, knowledge),
        ...openHeaded(typed, limit, found, knowledge),
        ...openNamed(query, found, knowledge),
        ...toPassages(found),
      ],
      limit,
    )
    const terms = weighTerms(query)
    const toHit = (passage: Passage, shown: Shown): SearchHit => ({
      title: passage.title,
      section: passage.section,
      url: passage.url,
      collection: collections.get(passage.route) ?? '',
      ...(shown.label !== undefined && { label: shown.label }),
      snippet: shown.text,
      marks: {
        title: markWords(passage.title, terms),
        section: markWords(passage.section, terms),
        snippet: shown.marks,
      },
    })
    const quick = quickAnswer === undefined ? undefined : findQuickAnswer(typed, knowledge)
    const hits = passages
      .filter(({ id }) => id !== quick?.passage.id)
      .map((passage) => toHit(passage, writeSnippet(passage, terms)))
    if (quick !== undefined) {
      const { passage, text } = quick
      hits.unshift(toHit(passage, { label: quickAnswer, text, marks: markWords(text, terms) }))
    }
    return {
      hits: hits.slice(0, limit),
      corrected: query.corrected.map(({ from, to }) => ({ from, to: findWord(to, passages) })),
    }
  }
}

/** The text of a hit below its name. */
interface Shown {
  readonly label?: string | undefined
  readonly text: string
  readonly marks: readonly Mark[]
}

/** All search terms, with the weight of each. */
function weighTerms({ terms }: Query): ReadonlyMap<string, number> {
  return new Map(
    terms.flatMap(({ term, similar, weight }) =>
      [term, ...similar.map((other) => other.term)].map((name) => [name, weight] as const),
    ),
  )
}

/**
 * The beginnings of the pages whose titles start with the typed text, letter by letter: titles such as
 * "About us" consist of words that no index keeps.
 */
function openTyped(typed: string, knowledge: Knowledge): Passage[] {
  return findTyped(typed, knowledge.pages()).flatMap(({ route }) => knowledge.opening(route) ?? [])
}

/** The passages under a literally typed heading: the best first, if the ranking knows it. */
function openHeaded(
  typed: string,
  limit: number,
  hits: readonly Hit[],
  knowledge: Knowledge,
): Passage[] {
  const headed = knowledge.underHeading(typed, limit)
  const ids = new Set(headed.map(({ id }) => id))
  return [...toPassages(hits).filter(({ id }) => ids.has(id)), ...headed]
}

/** The passages under headings of stop words, if nothing else is typed. */
function openSilent(typed: string, limit: number, knowledge: Knowledge): Passage[] {
  const isSilent = readTerms(typed).length === 0 && toLetters(typed).length >= MIN_TITLE
  return isSilent ? knowledge.underSilent(typed, limit) : []
}

/** How the pages begin whose titles hold all that is typed, and little more: the barest first. */
function openNamed(query: Query, hits: readonly Hit[], knowledge: Knowledge): Passage[] {
  if (query.unknown.length > 0) return []
  const titles = new Map(toPassages(hits).map(({ route, title }) => [route, title]))
  return [...titles]
    .map(([route, title]) => ({ route, share: shareOf(title, query) }))
    .filter(({ share }) => share >= TITLE_SHARE)
    .toSorted((a, b) => b.share - a.share)
    .flatMap(({ route }) => knowledge.opening(route) ?? [])
}

/** How much of a title is typed; undefined unless the title contains all of the typed text. */
function shareOf(title: string, { terms }: Query): number {
  const words = readTerms(title)
  const isNamed = (word: string, { term, similar }: Query['terms'][number]) =>
    term === word || similar.some((other) => other.term === word)
  if (!terms.every((term) => words.some((word) => isNamed(word, term)))) return 0
  return words.filter((word) => terms.some((term) => isNamed(word, term))).length / words.length
}

function toPassages(hits: readonly Hit[]): Passage[] {
  return hits.map(({ passage }) => passage)
}

function choose(passages: readonly Passage[], limit: number): Passage[] {
  const distinct = [...new Map(passages.map((passage) => [passage.id, passage])).values()]
  return chooseResults(distinct, limit, ({ route }) => route)
}

/** A word of the pages for a term, which may be no word by itself. */
function findWord(term: string, passages: readonly Passage[]): string {
  for (const { title, section, text } of passages) {
    const words = `${title} ${section} ${text}`.match(/[\p{L}\p{N}]+/gu)
    const word = words?.find((one) => readTerms(one)[0] === term)
    if (word !== undefined) return word.toLowerCase()
  }
  return term
}
