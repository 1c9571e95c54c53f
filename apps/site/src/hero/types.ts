/** A question with the assistant's answer, and the place on a page that the answer cites. */
export interface HeroAnswer {
  readonly question: string
  /** Markdown: the answer up to its first mark. */
  readonly answer: string
  /** How many more sources the whole answer has. */
  readonly others: number
  readonly source: HeroSource
  /** The language of the home page that shows it; absent for the one at the root. */
  readonly language?: string | undefined
}

/** The page behind a mark, as much of it as a small frame shows. */
export interface HeroSource {
  readonly title: string
  readonly route: string
  /** Leads to the sentence itself. */
  readonly url: string
  /** The heading above the sentence; empty if the page's title is the only one. */
  readonly heading: string
  /** The plain text under that heading: before the cited sentence, and the sentence. */
  readonly before: string
  readonly cited: string
  /** The text of the page after it. */
  readonly after: readonly { readonly heading: string; readonly text: string }[]
}
