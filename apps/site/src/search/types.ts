/** The place of a word in a text, in UTF-16 units; the end is behind it. */
export type Mark = readonly [start: number, end: number]

/** A section of a page, as `GET /api/search` and the index of a static host answer it. */
export interface SearchHit {
  readonly title: string
  readonly section: string
  readonly url: string
  readonly collection: string
  readonly snippet: string
  readonly marks: {
    readonly title: readonly Mark[]
    readonly section: readonly Mark[]
    readonly snippet: readonly Mark[]
  }
}

export interface SearchResults {
  readonly hits: readonly SearchHit[]
  readonly corrected: readonly { readonly from: string; readonly to: string }[]
}

/** What a folder of the site is called: the navigation's label, else its own name. */
export type LabelOf = (collection: string) => string
