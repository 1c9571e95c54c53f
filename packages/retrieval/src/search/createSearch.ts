import type { Mark, Search, SearchHit } from '@docent/protocol/api'
import { findQuickAnswer } from '../notes/findQuickAnswer.ts'
import { readTerms } from '../words/analyze.ts'
import type { Knowledge } from '../types.ts'
import { markWords } from './markWords.ts'

export interface SearchWords {
  /** The heading of a note that answers the query. */
  readonly quickAnswer?: string
}

/** The search of visitors. A note that answers the query comes before the list. */
export function createSearch(knowledge: Knowledge, { quickAnswer }: SearchWords = {}): Search {
  return (typed, limit) => {
    const { hits, corrected } = knowledge.findSections(typed, limit)
    const quick =
      quickAnswer === undefined ? undefined : findQuickHit(typed, quickAnswer, knowledge)
    if (quick === undefined) return { hits, corrected }
    const others = hits.filter(({ url }) => url !== quick.url)
    return { hits: [quick, ...others].slice(0, limit), corrected }
  }
}

function findQuickHit(typed: string, label: string, knowledge: Knowledge): SearchHit | undefined {
  const quick = findQuickAnswer(typed, knowledge)
  if (quick === undefined) return undefined
  const { url, title, section, route } = quick.passage
  const terms = new Map(readTerms(typed).map((term) => [term, 1]))
  const mark = (text: string): Mark[] => markWords(text, terms, readTerms)
  return {
    title,
    section,
    url,
    collection: knowledge.pages().find((page) => page.route === route)?.collection ?? '',
    label,
    snippet: quick.text,
    marks: { title: mark(title), section: mark(section), snippet: mark(quick.text) },
  }
}
