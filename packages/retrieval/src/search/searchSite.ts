// The search of visitors. The same code runs on the server and, on hosts of plain files, in the browser:
// the results differ only in the line that a section shows.

import type { Mark, SearchHit, SearchResults } from '@docent/protocol/api'
import { toLetters } from '../words/toLetters.ts'
import { markWords } from './markWords.ts'
import { chooseResults, findTyped, MIN_TITLE } from './order.ts'
import { rankSections } from './rankSections.ts'
import { readTyped } from './readTyped.ts'
import type { AskedTerms, SiteIndex } from './siteIndex.ts'

/** Finds sections for a query, whose last word may be unfinished. Never throws, whatever the query. */
export function searchSite(typed: string, limit: number, index: SiteIndex): SearchResults {
  const { words, corrected } = readTyped(typed, index)
  const asked: AskedTerms = new Map(
    words.flatMap(({ terms, weight }) => terms.map(([term]) => [term, weight] as const)),
  )
  // A misspelt title is a title too.
  const meant = corrected.reduce(meanWord, typed)
  const ranked = rankSections(meant, words, index.find([...asked.keys()]), index)
  const headed = findHeaded(meant, limit, index)
  const urls = [
    ...findTyped(meant, index.titles).map(({ route }) => index.opening(route)),
    ...ranked.filter((url) => headed.includes(url)),
    ...headed,
    ...ranked,
  ]
  const chosen = chooseResults([...new Set(urls)], limit)
  return { hits: chosen.flatMap((url) => readHit(url, asked, index)), corrected }
}

function meanWord(text: string, { from, to }: SearchResults['corrected'][number]): string {
  return text.toLowerCase().replaceAll(from, () => to)
}

/**
 * The sections under a literally typed heading. A query of words that the index does not have finds
 * headings that begin with it.
 */
function findHeaded(typed: string, limit: number, index: SiteIndex): readonly string[] {
  const letters = toLetters(typed)
  const isSilent = index.readTerms(typed).length === 0
  return letters.length < MIN_TITLE ? [] : index.underHeading(letters, limit, isSilent)
}

function readHit(url: string, asked: AskedTerms, index: SiteIndex): SearchHit[] {
  const read = index.read(url, asked)
  if (!read) return []
  const { title, section, collection, snippet } = read
  const mark = (text: string): Mark[] => markWords(text, asked, index.readTerms)
  const marks = { title: mark(title), section: mark(section), snippet: snippet.marks }
  return [{ title, section, url, collection, snippet: snippet.text, marks }]
}
