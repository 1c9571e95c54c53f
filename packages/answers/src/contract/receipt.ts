import type { TokenUsage } from '@docent/protocol'

/** The record of how an answer was made and what it cost: for the owner, never for a visitor. */
export interface Receipt {
  /** The hash of the content that it was written from. */
  readonly content: string
  /** The engine that really answered. */
  readonly engine: string
  /** The model that wrote it, as the configuration names it. */
  readonly model?: string
  /** Which version of our instructions the model had. */
  readonly prompt?: string
  /** The passages that were found, best first, each with the values of the ranking. */
  readonly passages: readonly { readonly id: string; readonly score: number }[]
  /** The key of the note that the answer was, where somebody had studied the page. */
  readonly studied?: string
  /** Every call to a model, in order, those that failed among them. */
  readonly calls: readonly ModelCall[]
  /** Why the configured model did not write it, where it did not. */
  readonly fallback?: Fallback
  readonly usage: TokenUsage
  readonly cache?: 'hit' | 'miss'
  /** Everything that was withheld from the visitor or changed on the way. */
  readonly firewall?: FirewallCounts
  /** How many pieces of personal data were masked, by their kind. */
  readonly masked?: Readonly<Record<string, number>>
  /** Milliseconds from the question to the first text, and to the end. */
  readonly firstTextMs?: number
  readonly totalMs?: number
}

export interface ModelCall {
  readonly model: string
  /** `ok`, or in a word why it failed: `http 429`, `timeout`, `network`, `cut`. */
  readonly outcome: string
  readonly ms: number
}

/** Why an answer was written by another than the first model. */
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
  /** Citations that were let through, and those that were taken out, by the reason. */
  readonly cited: number
  readonly unknown: number
  readonly unsupported: number
  /** Addresses that became plain text, images and HTML that were taken out. */
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
