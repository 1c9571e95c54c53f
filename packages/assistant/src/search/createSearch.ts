import { readTerms } from '../knowledge/analyze.ts'
import type { Hit, Knowledge } from '../knowledge/types.ts'
import { markWords, type Mark } from './markWords.ts'
import { writeSnippet } from './writeSnippet.ts'

/** A section of a page that was found. Nothing in it is HTML: marks are places in the texts. */
export interface SearchHit {
  /** The page's title. */
  readonly title: string
  /** The headings that it stands under: `Install › On Windows`; empty at the top of a page. */
  readonly section: string
  /** The page's route with the section's anchor. */
  readonly url: string
  /** The top folder that the page stands in; empty for a page at the top. */
  readonly collection: string
  readonly snippet: string
  /** The words of each text that were asked for. */
  readonly marks: {
    readonly title: readonly Mark[]
    readonly section: readonly Mark[]
    readonly snippet: readonly Mark[]
  }
}

export interface SearchResults {
  readonly hits: readonly SearchHit[]
  /** The words that stand on no page, with those that were looked for in their place. */
  readonly corrected: readonly { readonly from: string; readonly to: string }[]
}

/** Finds what a visitor is typing. Never throws for what was typed. */
export type Search = (typed: string, limit: number) => SearchResults

/** Of one page: more would leave no room for the others. */
const MOST_OF_PAGE = 3
/** How many hits are looked at for each that is shown. */
const LOOKED_AT = 4

/** The same ranking as that of answers, over the same index, written for a list of results. */
export function createSearch(knowledge: Knowledge): Search {
  const collections = new Map(knowledge.pages().map(({ route, collection }) => [route, collection]))
  return (typed, limit) => {
    const query = knowledge.readQuery(typed, { isTyping: true })
    const found = knowledge.search(query, { limit: limit * LOOKED_AT })
    const terms = new Map(
      query.terms.flatMap(({ term, similar, weight }) =>
        [term, ...similar.map((other) => other.term)].map((name) => [name, weight] as const),
      ),
    )
    const hits = chooseHits(found, limit)
    return {
      hits: hits.map(({ passage }): SearchHit => {
        const { title, section, url, route } = passage
        const { text: snippet, marks } = writeSnippet(passage, terms)
        return {
          title,
          section,
          url,
          collection: collections.get(route) ?? '',
          snippet,
          marks: {
            title: markWords(title, terms),
            section: markWords(section, terms),
            snippet: marks,
          },
        }
      }),
      corrected: query.corrected.map(({ from, to }) => ({ from, to: findWord(to, hits) })),
    }
  }
}

function chooseHits(hits: readonly Hit[], limit: number): Hit[] {
  const ofPage = new Map<string, number>()
  const chosen = hits.filter(({ passage: { route } }) => {
    const count = (ofPage.get(route) ?? 0) + 1
    ofPage.set(route, count)
    return count <= MOST_OF_PAGE
  })
  return chosen.slice(0, limit)
}

/** A word of the pages for a term, which may be no word by itself. */
function findWord(term: string, hits: readonly Hit[]): string {
  for (const { passage } of hits) {
    const words = `${passage.title} ${passage.section} ${passage.text}`.match(/[\p{L}\p{N}]+/gu)
    const word = words?.find((one) => readTerms(one)[0] === term)
    if (word !== undefined) return word.toLowerCase()
  }
  return term
}
