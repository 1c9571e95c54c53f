import type { ServerTexts } from '@docent/texts'
import { SERVERS } from '@docent/texts/servers'

/** A sentence in the language that the texts are in. */
export type RefusalSentence = (texts: ServerTexts) => string

/**
 * A request that is not answered. The message is one plain sentence for whoever sent it: it names
 * nothing internal, and says what to do where there is something to do. What visitors read is said in
 * the language of the site; what only a programmer does wrong, in English.
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

/** A request whose body broke off: its client has gone, or the way to it. No fault of ours. */
export class CutOff extends Refusal {
  /** What had arrived of the body. */
  readonly bytes: number

  constructor(bytes: number, cause: unknown) {
    super(400, 'The request was incomplete.')
    this.cause = cause
    this.bytes = bytes
  }
}
