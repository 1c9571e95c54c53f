/** The place of a word in a text, in UTF-16 units; `end` is the index after its last unit. */
export type Mark = readonly [start: number, end: number]

/** A section of a page that a search found. Nothing in it is HTML: marks are places in the texts. */
export interface SearchHit {
  /** The page's title. */
  readonly title: string
  /** The headings above the section, and its own: `Install › On Windows`; empty at the top of a page. */
  readonly section: string
  /** The page's route with the section's anchor. */
  readonly url: string
  /** The top folder that holds the page; empty for a page at the top. */
  readonly collection: string
  /** The heading that the hit gets instead of its folder's name, such as "Quick answer". */
  readonly label?: string
  readonly snippet: string
  /** The words of each text that match the query. */
  readonly marks: {
    readonly title: readonly Mark[]
    readonly section: readonly Mark[]
    readonly snippet: readonly Mark[]
  }
}

/** The response of `GET /api/search`, and the results of a static host's index. */
export interface SearchResults {
  readonly hits: readonly SearchHit[]
  /** The words that no page contains, with the words that the search used instead. */
  readonly corrected: readonly { readonly from: string; readonly to: string }[]
}

/** Finds sections of pages for a visitor's query. Never throws, whatever the query. */
export type Search = (typed: string, limit: number) => SearchResults
