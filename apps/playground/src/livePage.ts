// The functions that the page of live.ts offers to the process that drives it.

export interface LivePage {
  open(): Promise<void>
  /** Asks this many questions, each with the same immediate answer. */
  fill(turns: number, answer: string): Promise<void>
  /** Asks a question, and waits until the panel says that it waits for the answer. */
  send(question: string): Promise<void>
  /** Answers it piece by piece, and waits for the end. */
  stream(answer: string, pieceLength: number, everyMs: number): Promise<void>
}

declare global {
  var live: LivePage
}
