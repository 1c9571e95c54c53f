import type { ServerTexts } from '@docent/texts'
import { SERVERS } from '@docent/texts/servers'

/** A sentence in the language that the texts are in. */
export type RefusalSentence = (texts: ServerTexts) => string

/**
 * A refused request. The message is one plain sentence for its sender: it names nothing internal, and
 * says what to do if anything can be done. Messages for visitors are in the site's language;
 * messages for programmers are in English.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  readonly say: RefusalSentence

  constructor(
    status: number,
    sentence: string | RefusalSentence,
    headers: Record<string, string> = {},
  ) {
    const say = typeof sentence === 'string' ? () => sentence : sentence
    super(say(SERVERS.en))
    this.say = say
    this.status = status
    this.headers = headers
  }
}

/**
 * A request whose body broke off, because its client or the connection has gone. It is not an error of
 * the server.
 */
export class CutOff extends Refusal {
  /** The part of the body that had arrived. */
  readonly bytes: number

  constructor(bytes: number, cause: unknown) {
    super(400, 'The request was incomplete.')
    this.cause = cause
    this.bytes = bytes
  }
}

/** Refused because the store cannot be used now: the disk is full, or the database is away. */
export class CannotStore extends Refusal {
  constructor(cause: unknown, retryMs: number) {
    super(503, ({ failed }) => failed, { 'retry-after': String(Math.ceil(retryMs / 1000)) })
    this.cause = cause
  }
}
