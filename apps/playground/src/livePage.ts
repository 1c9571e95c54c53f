// What the page of live.ts offers to the process that drives it.

export interface LivePage {
  open(): Promise<void>
  /** Has so many questions asked, each with the same answer at once. */
  fill(turns: number, answer: string): Promise<void>
  /** Asks a question, and waits until the panel says that it waits for the answer. */
  send(question: string): Promise<void>
  /** Answers it piece by piece, and waits for the end. */
  stream(answer: string, pieceLength: number, everyMs: number): Promise<void>
}

declare global {
  var live: LivePage
}
