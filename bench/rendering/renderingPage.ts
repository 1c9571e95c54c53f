// The functions that the page offers to the process that drives it.

/** The text on the screen: each renderer must have drawn all of it. */
export interface Drawn {
  readonly headings: number
  readonly items: number
  readonly cells: number
  readonly codeBlocks: number
}

export interface RenderingPage {
  /** Renders a text from its first piece to its last, and leaves it on the screen. */
  render(name: string, text: string, pieceLength: number): Promise<void>
  /** Counts the elements on the screen, then removes them. */
  clear(): Drawn
}

declare global {
  var rendering: RenderingPage
}
