/**
 * A request that is not answered. The message is one plain sentence for whoever sent it: it names
 * nothing internal, and says what to do where there is something to do.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, sentence: string, headers: Record<string, string> = {}) {
    super(sentence)
    this.status = status
    this.headers = headers
  }
}
