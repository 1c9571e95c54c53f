import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Limits } from '@docent/content'

/** A language model that may be asked, as the configuration names it. */
export interface Model {
  /** `anthropic:NAME`: its name in receipts and in the log. */
  readonly name: string
  readonly language: LanguageModelV4
  /** Where it is. */
  readonly address: string
  /** Its host is this machine or a private network: it may be slow to begin. */
  readonly isNear: boolean
  /** Whether it may look further than the passages that it is given. */
  readonly hasTools: boolean
  /** Whether it reads images and texts that visitors attach. */
  readonly takesFiles: boolean
  /** The price of a million tokens; undefined if unknown. */
  readonly price: Price
}

export interface Price {
  readonly prompt: number
  readonly completion: number
}

export type ModelLimits = Pick<
  Limits,
  | 'modelFirstMs'
  | 'modelFirstNearMs'
  | 'modelIdleMs'
  | 'modelWholeMs'
  | 'modelLength'
  | 'modelTokens'
  | 'modelCalls'
  | 'modelRetryMs'
  | 'modelRetryMaxMs'
  | 'modelWaitMs'
>
