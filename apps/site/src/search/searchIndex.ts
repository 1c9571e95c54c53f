// Searches the index of a static host. The features and their weights are those of the server's
// ranking, as far as titles, headings and counted words allow: the index does not know which words
// are next to each other.

import type { SearchIndex } from './indexFile.ts'
import { createMatcher } from './matchWord.ts'
import { openIndex, type IndexedPage as Page, type IndexedSection as Section } from './openIndex.ts'
import type { Mark, SearchHit, SearchResults } from '@docent/protocol/api'
import {
  chooseResults,
  findTyped,
  inverseFrequency,
  measureLength,
  RANKING,
  readHeadings,
  saturate,
  TITLE_SHARE,
  toLetters,
} from '@docent/retrieval/order'
import { placeWords, splitWords } from './words.ts'

const MOST_WORDS = 24

/** A word of the query: its matches in the index, and its weight. */
interface Asked {
  readonly words: ReadonlySet<string>
  readonly weight: number
  readonly pageWeight: number
}

/** Finds what is being typed in the index, in the order of the server where it can know it. */
export function createIndexSearch(
  index: SearchIndex,
): (typed: string, limit: number) => SearchResults {
  const { pages, sections } = openIndex(index)
  const match = createMatcher(listWords(sections))
  const headings = readAllHeadings(sections)
  const passageLength = average(sections)
  const pageLength = average(pages)

  function readAsked(typed: string): Asked[] {
    const words = [...new Set(splitWords(typed))].slice(0, MOST_WORDS)
    return words.flatMap((word, place) => {
      const typedWord = match(word, place === words.length - 1 ? typed : '')
      const found = new Set([...typedWord, ...findSynonyms(word, index)])
      const inPages = pages.filter((page) => has(page, found)).length
      if (inPages === 0) return []
      const inSections = sections.filter((section) => has(section, found)).length
      return {
        words: found,
        weight: inverseFrequency(inSections, sections.length),
        pageWeight: inverseFrequency(inPages, pages.length),
      }
    })
  }

  function score(section: Section, asked: readonly Asked[]): number {
    const { page, heading } = section
    const shares = asked.map(({ words, weight, pageWeight }) => ({
      passage: weight * saturate(count(section, words), section.length / passageLength),
      coverage: count(section, words) > 0 ? weight : 0,
      page: pageWeight * saturate(count(page, words), page.length / pageLength),
    }))
    const weight = sum(asked.map((one) => one.weight))
    const pageWeight = sum(asked.map((one) => one.pageWeight))
    return (
      (RANKING.passage * sum(shares.map(({ passage }) => passage))) / weight +
      (RANKING.coverage * sum(shares.map(({ coverage }) => coverage))) / weight +
      (RANKING.page * sum(shares.map((share) => share.page))) / pageWeight +
      RANKING.title * shareOf(page.words, asked) +
      RANKING.heading * shareOf(heading, asked) +
      RANKING.length * measureLength(section.length)
    )
  }

  const open = (page: Page): Section[] => sections.filter((one) => one.page === page).slice(0, 1)

  return (typed, limit) => {
    const asked = readAsked(typed)
    const ranked = sections
      .filter((section) => asked.some(({ words }) => count(section, words) > 0))
      .map((section) => ({ section, score: score(section, asked) }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ section }) => section)
    const isWhole = asked.length === new Set(splitWords(typed)).size
    const first = [
      ...findTyped(typed, pages).flatMap(open),
      ...[...ranked, ...sections].filter((section) =>
        headings.get(section)?.includes(toLetters(typed)),
      ),
      ...(isWhole ? findNamed(ranked, asked).flatMap(open) : []),
    ]
    const hits = chooseResults([...new Set([...first, ...ranked])], limit, ({ page }) => page)
    return { hits: hits.map((section) => toHit(section, asked)), corrected: [] }
  }
}

/** The words that an owner says mean the same. */
function findSynonyms(word: string, { synonyms = [] }: SearchIndex): string[] {
  return synonyms.filter((group) => group.includes(word)).flat()
}

function readAllHeadings(sections: readonly Section[]): Map<Section, string[]> {
  return new Map(
    sections.map((section, place) => {
      const before = sections[place - 1]
      const isOfPage = before?.page === section.page
      return [section, readHeadings(section.path, isOfPage ? before.path : [])]
    }),
  )
}

function listWords(sections: readonly Section[]): string[] {
  return [...new Set(sections.flatMap(({ counts }) => [...counts.keys()]))]
}

function average(parts: readonly { readonly length: number }[]): number {
  return Math.max(1, sum(parts.map(({ length }) => length)) / (parts.length || 1))
}

type Counted = Pick<Section, 'counts'>

function count({ counts }: Counted, words: ReadonlySet<string>): number {
  return sum([...words].map((word) => counts.get(word) ?? 0))
}

function has(part: Counted, words: ReadonlySet<string>): boolean {
  return count(part, words) > 0
}

function shareOf(words: readonly string[], asked: readonly Asked[]): number {
  const said = words.filter((word) => asked.some((one) => one.words.has(word)))
  return words.length === 0 ? 0 : said.length / words.length
}

/** The pages whose titles hold all that is typed, and little more: the barest first. */
function findNamed(ranked: readonly Section[], asked: readonly Asked[]): Page[] {
  const pages = [...new Set(ranked.map(({ page }) => page))]
  return pages
    .filter(({ words }) => asked.every((one) => words.some((word) => one.words.has(word))))
    .map((page) => ({ page, share: shareOf(page.words, asked) }))
    .filter(({ share }) => share >= TITLE_SHARE)
    .toSorted((a, b) => b.share - a.share)
    .map(({ page }) => page)
}

function toHit({ page, anchor, path, lead }: Section, asked: readonly Asked[]): SearchHit {
  const { route, title, collection } = page
  const section = path.join(' › ')
  const mark = (text: string): Mark[] =>
    placeWords(text)
      .filter(({ word }) => asked.some(({ words }) => words.has(word)))
      .map(({ start, end }) => [start, end])
  return {
    title,
    section,
    url: anchor === '' ? route : `${route}#${encodeURI(anchor)}`,
    collection,
    snippet: lead,
    marks: { title: mark(title), section: mark(section), snippet: mark(lead) },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
