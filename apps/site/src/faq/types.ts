/** A note on a section that was proven for this build, as pages and `llms.txt` show it. */
export interface PageNote {
  readonly question: string
  /** Markdown of one paragraph, without links. */
  readonly answer: string
  /** The page of the section. */
  readonly route: string
  /** The section that supports the answer: `/products/fern#watering`. */
  readonly url: string
  /** The heading of the section, or the title of its page. */
  readonly label: string
}
