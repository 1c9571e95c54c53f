// The functions that the page with hostile Markdown offers to the test that drives it.

/** The forbidden content, and the length of the text at which it appeared. */
export interface Fault {
  readonly length: number
  readonly what: string
}

declare global {
  /** Renders a text as it grows, each length from the one before, and says what was wrong when. */
  var findFaults: (text: string) => Fault[]
}
