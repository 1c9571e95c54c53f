const SHOWN_INPUT = 200

/** The chat stream does not follow the protocol. The reader stops and keeps what has arrived. */
export class StreamParseError extends Error {
  override readonly name = 'StreamParseError'
  /** The reason, without the sentence around it: `Invalid code z`. */
  readonly reason: string
  /** The line at fault, cut to 200 characters. */
  readonly line: string

  constructor(reason: string, line: string, options?: ErrorOptions) {
    super(`Cannot read the chat stream: ${reason}.`, options)
    this.reason = reason
    this.line = line.slice(0, SHOWN_INPUT)
  }
}

/** A chat request is invalid. The message is safe to show to the client. */
export class ChatRequestError extends Error {
  override readonly name = 'ChatRequestError'
  /** Where in the body: `messages[2].role`. */
  readonly field: string

  constructor(field: string, reason: string) {
    super(`Cannot read the chat request: ${field} ${reason}.`)
    this.field = field
  }
}
