// Searches the index of a static host. The features and their weights are those of the server's
// ranking, as far as titles, headings and counted words allow: the index does not know which words
// are next to each other.

import type { SearchIndex } from './indexFile.ts'
import { createMatcher } from './matchWord.ts'
import { openIndex, type IndexedPage as Page, type IndexedSection as Section } from './openIndex.ts'
import type { Mark, SearchHit, SearchResults } from '@docent/protocol/api'
import { placeWords, splitWords } from './words.ts'

const MOST_OF_PAGE = 3
const MOST_WORDS = 24
/** A page of which so much of the title is typed is what is looked for. */
const TITLE_SHARE = 0.5
const MIN_TITLE = 2
const MOST_TITLES = 3
const SATURATION = 1.2
const LENGTH_SHARE = 0.75
const LONGEST = Math.log(400)
const WEIGHTS = { passage: 3.2, page: 3.3, coverage: 3.4, title: 1, heading: 0.8, length: -1.4 }

/** A word of the query: what it may be in the index, and what it tells. */
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
        weight: rarity(inSections, sections.length),
        pageWeight: rarity(inPages, pages.length),
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
      (WEIGHTS.passage * sum(shares.map(({ passage }) => passage))) / weight +
      (WEIGHTS.coverage * sum(shares.map(({ coverage }) => coverage))) / weight +
      (WEIGHTS.page * sum(shares.map((share) => share.page))) / pageWeight +
      WEIGHTS.title * shareOf(page.words, asked) +
      WEIGHTS.heading * shareOf(heading, asked) +
      WEIGHTS.length * Math.min(1, Math.log(1 + section.length) / LONGEST)
    )
  }

  return (typed, limit) => {
    const asked = readAsked(typed)
    const ranked = sections
      .filter((section) => asked.some(({ words }) => count(section, words) > 0))
      .map((section) => ({ section, score: score(section, asked) }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ section }) => section)
    const isWhole = asked.length === new Set(splitWords(typed)).size
    const first = [
      ...findTyped(typed, sections),
      ...ranked.filter(({ path }) => toLetters(path.at(-1) ?? '') === toLetters(typed)),
      ...(isWhole ? findNamed(ranked, asked, sections) : []),
    ]
    const hits = choose([...new Set([...first, ...ranked])], limit)
    return { hits: hits.map((section) => toHit(section, asked)), corrected: [] }
  }
}

/** The words that an owner says mean the same. */
function findSynonyms(word: string, { synonyms = [] }: SearchIndex): string[] {
  return synonyms.filter((group) => group.includes(word)).flat()
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

function rarity(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

function saturate(count: number, relativeLength: number): number {
  return count / (count + SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relativeLength))
}

function shareOf(words: readonly string[], asked: readonly Asked[]): number {
  const said = words.filter((word) => asked.some((one) => one.words.has(word)))
  return words.length === 0 ? 0 : said.length / words.length
}

/** How the pages begin whose titles begin with what is typed, letter by letter. */
function findTyped(typed: string, sections: readonly Section[]): Section[] {
  const letters = toLetters(typed)
  if (letters.length < MIN_TITLE) return []
  return sections
    .filter(({ page }, place) => sections[place - 1]?.page !== page)
    .filter(({ page }) => toLetters(page.title).startsWith(letters))
    .toSorted((a, b) => a.page.title.length - b.page.title.length)
    .slice(0, MOST_TITLES)
}

function toLetters(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** How the pages begin whose titles hold all that is typed, and little more: the barest first. */
function findNamed(
  ranked: readonly Section[],
  asked: readonly Asked[],
  sections: readonly Section[],
): Section[] {
  const pages = [...new Set(ranked.map(({ page }) => page))]
  return pages
    .filter(({ words }) => asked.every((one) => words.some((word) => one.words.has(word))))
    .map((page) => ({ page, share: shareOf(page.words, asked) }))
    .filter(({ share }) => share >= TITLE_SHARE)
    .toSorted((a, b) => b.share - a.share)
    .flatMap(({ page }) => sections.find((section) => section.page === page) ?? [])
}

function choose(sections: readonly Section[], limit: number): Section[] {
  const ofPage = new Map<Page, number>()
  const chosen = sections.filter(({ page }) => {
    ofPage.set(page, (ofPage.get(page) ?? 0) + 1)
    return (ofPage.get(page) ?? 0) <= MOST_OF_PAGE
  })
  return chosen.slice(0, limit)
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
