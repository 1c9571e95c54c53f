import type { TokenUsage } from '@docent/protocol'

/** The record of how an answer was made and what it cost: for the owner, never for a visitor. */
export interface Receipt {
  /** The hash of the content that it was written from. */
  readonly content: string
  /** The engine that wrote the answer. */
  readonly engine: string
  /** The model that wrote it, as the configuration names it. */
  readonly model?: string
  /** The version of our instructions that the model received. */
  readonly prompt?: string
  /** The passages that were found, best first, each with the values of the ranking. */
  readonly passages: readonly { readonly id: string; readonly score: number }[]
  /** The key of the study note that gave the answer, if one did. */
  readonly studied?: string
  /** Every call to a model in order, including failed calls. */
  readonly calls: readonly ModelCall[]
  /** Why the configured model did not write the answer, if another engine did. */
  readonly fallback?: Fallback
  readonly usage: TokenUsage
  readonly cache?: 'hit' | 'miss'
  /** Everything that was withheld from the visitor or changed on the way. */
  readonly firewall?: FirewallCounts
  /** The number of pieces of personal data that were masked, by kind. */
  readonly masked?: Readonly<Record<string, number>>
  /** Milliseconds from the question to the first text, and to the end. */
  readonly firstTextMs?: number
  readonly totalMs?: number
}

export interface ModelCall {
  readonly model: string
  /** `ok`, or why it failed: `http 429`, `timeout`, `network`, `cut`. */
  readonly outcome: string
  readonly ms: number
}

/** Why another engine than the first model wrote an answer. */
export type Fallback =
  | 'failed'
  | 'slow'
  | 'open'
  | 'budget'
  | 'visitor limit'
  | 'counter'
  | 'no answer'

/** The changes that the firewall made to one answer. */
export interface FirewallCounts {
  /** The citations that were kept, and the citations that were removed, by reason. */
  readonly cited: number
  readonly unknown: number
  readonly unsupported: number
  /** Addresses that became plain text, and images and HTML that were removed. */
  readonly addresses: number
  readonly images: number
  readonly html: number
  /** Sentences of our own instructions. */
  readonly secrets: number
}

export const NO_COUNTS: FirewallCounts = {
  cited: 0,
  unknown: 0,
  unsupported: 0,
  addresses: 0,
  images: 0,
  html: 0,
  secrets: 0,
}
