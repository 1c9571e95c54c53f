import { NO_COUNTS } from '@docent/answers'
import type { FirewallCounts, ModelCall } from '@docent/answers'
import type { Passage } from '@docent/retrieval'
import { toCost } from './purse.ts'
import type { TokenCounts } from './purse.ts'
import type { Model } from '../types.ts'

/** The usage of one answer while it is written, even if the answer fails. */
export interface Writing {
  /** The passages that the model was given, in the order of its numbers. */
  readonly passages: Passage[]
  readonly calls: ModelCall[]
  readonly counts: FirewallCounts
  tokens: TokenCounts
  cost: { promptCost: number; completionCost: number; totalCost: number }
  /** The model that wrote the answer. */
  model?: string
  /** Whether a visitor has read a word. */
  hasSaid: boolean
  reason: string
}

export function startWriting(passages: readonly Passage[]): Writing {
  return {
    passages: [...passages],
    calls: [],
    counts: { ...NO_COUNTS },
    tokens: { prompt: 0, completion: 0 },
    cost: { promptCost: 0, completionCost: 0, totalCost: 0 },
    hasSaid: false,
    reason: 'stop',
  }
}

/** The provider's counts, and our estimate for missing ones. */
export function knownOr(tokens: TokenCounts | undefined, guess: TokenCounts): TokenCounts {
  const known = (own: number | undefined, other: number) =>
    own === undefined || Number.isNaN(own) ? other : own
  return {
    prompt: known(tokens?.prompt, guess.prompt),
    completion: known(tokens?.completion, guess.completion),
  }
}

/** Adds a call's usage to the answer's. */
export function countCall(
  writing: Writing,
  taken: TokenCounts,
  model: Model,
  counts: FirewallCounts,
): void {
  const cost = toCost(taken, model.price)
  writing.tokens = {
    prompt: writing.tokens.prompt + taken.prompt,
    completion: writing.tokens.completion + taken.completion,
  }
  writing.cost = {
    promptCost: writing.cost.promptCost + cost.promptCost,
    completionCost: writing.cost.completionCost + cost.completionCost,
    totalCost: writing.cost.totalCost + cost.totalCost,
  }
  for (const name of Object.keys(NO_COUNTS) as (keyof FirewallCounts)[]) {
    Object.assign(writing.counts, { [name]: writing.counts[name] + counts[name] })
  }
}
