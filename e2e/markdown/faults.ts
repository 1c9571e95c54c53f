// What the page that renders hostile Markdown offers to the test that drives it.

/** What should not be there, at which length of the text. */
export interface Fault {
  readonly length: number
  readonly what: string
}

declare global {
  /** Renders a text as it grows, each length from the one before, and says what was wrong when. */
  var findFaults: (text: string) => Fault[]
}
