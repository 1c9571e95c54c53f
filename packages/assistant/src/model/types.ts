import type { LanguageModelV4 } from '@ai-sdk/provider'

/** A language model that may be asked, as the configuration names it. */
export interface Model {
  /** `anthropic:NAME`: as it stands in receipts and in the log. */
  readonly name: string
  readonly language: LanguageModelV4
  /** Its host is this machine or a private network: it may be slow to begin. */
  readonly isNear: boolean
  /** Whether it may look further than the passages that it is given. */
  readonly hasTools: boolean
  /** Whether it reads images and texts that visitors attach. */
  readonly takesFiles: boolean
  /** What a million tokens cost; nothing where it is not known. */
  readonly price: Price
}

export interface Price {
  readonly prompt: number
  readonly completion: number
}

export interface ModelLimits {
  /** How long until the model's host is reached. */
  readonly modelConnectMs: number
  /** How long until the first words of an answer, over all tries; and where the host is near. */
  readonly modelFirstMs: number
  readonly modelFirstNearMs: number
  /** How long a model may be silent in mid-answer. */
  readonly modelIdleMs: number
  readonly modelWholeMs: number
  /** Characters that are read of one call. */
  readonly modelLength: number
  /** Tokens that an answer may have. */
  readonly modelTokens: number
  /** Calls that one answer may make, over all models, tries and looks further. */
  readonly modelCalls: number
  /** Tries go on after a random time up to the first, doubled each time, up to the second. */
  readonly modelRetryMs: number
  readonly modelRetryMaxMs: number
  /** The longest that a model's own wish to wait is followed. */
  readonly modelWaitMs: number
}
