import type { LanguageModelV4Message } from '@ai-sdk/provider'
import type { TokenUsage } from '@docent/protocol'
import type { Sums } from './sums.ts'
import type { Visitor, Log } from '@docent/answers'
import type { Limits } from '@docent/content'
import { ModelFailure } from '../calls/failure.ts'
import type { Price } from '../types.ts'

type SpendLimits = Pick<Limits, 'dayCost' | 'visitorTokens' | 'addressTokens'>

/** The spending limits for models. */
export interface Purse {
  /**
   * Sets aside what a call may cost at most. The returned function is told, once, what it took.
   *
   * @throws {ModelFailure} `budget` if the day's money is spent, `visitor limit` if this
   *   visitor's or this address's tokens are, `counter` if the sums cannot be read.
   */
  reserve(
    tokens: TokenCounts,
    price: Price,
    visitor: Visitor,
  ): Promise<(tokens: TokenCounts) => void>
  /** Counts what was spent today before this process began. */
  restore(cost: number): Promise<void>
}

export interface TokenCounts {
  readonly prompt: number
  readonly completion: number
}

export interface PurseOptions {
  readonly sums: Sums
  readonly limits: SpendLimits
  readonly log: Log
  readonly now?: () => number
}

/** The share of a day's money from which on the owner is told. */
const WARN_AT = 0.8

export function createPurse({ sums, limits, log, now = Date.now }: PurseOptions): Purse {
  let warnedOf = ''
  /** The day's cost so far, while the sums are unavailable. */
  let unrestored: { name: string; amount: number } | undefined

  async function catchUp(): Promise<void> {
    if (unrestored) await sums.restore(unrestored)
    unrestored = undefined
  }

  function warn(name: string, sum: number): void {
    if (sum < limits.dayCost * WARN_AT || warnedOf === name) return
    warnedOf = name
    const spent = Math.round(sum * 100) / 100
    log.info("most of today's budget for models is spent", { spent, of: limits.dayCost })
  }

  return {
    async restore(cost) {
      unrestored = { name: nameMoney(now()), amount: cost }
      try {
        await catchUp()
      } catch (error) {
        log.error("today's earlier spending cannot be restored yet", error)
      }
    },

    async reserve(tokens, price, visitor) {
      await reach(catchUp)
      const money = nameMoney(now())
      const day = dayOf(now())
      const shares = listShares(visitor, limits).map(({ name, cap }) => {
        return { name: `tokens ${day} ${name}`, cap }
      })
      const reserved = toAmounts(tokens, price)
      const outcome = await reach(() =>
        sums.reserve([
          { name: money, amount: reserved.cost, cap: limits.dayCost },
          ...shares.map(({ name, cap }) => ({ name, amount: reserved.tokens, cap })),
        ]),
      )
      if (!outcome.isGranted) {
        throw new ModelFailure(outcome.full === money ? 'budget' : 'visitor limit')
      }
      warn(money, outcome.sums[0] ?? 0)

      return (taken) => {
        const amounts = toAmounts(taken, price)
        sums
          .settle([
            { name: money, amount: amounts.cost - reserved.cost },
            ...shares.map(({ name }) => ({ name, amount: amounts.tokens - reserved.tokens })),
          ])
          .catch((error: unknown) => log.error('spending could not be counted', error))
      }
    },
  }

  async function reach<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (error) {
      log.error('spending cannot be counted: no model is asked', error)
      throw new ModelFailure('counter')
    }
  }
}

/** Whose tokens a call counts for. Without a session the address is the visitor. */
function listShares(
  { session, address }: Visitor,
  { visitorTokens, addressTokens }: SpendLimits,
): { name: string; cap: number }[] {
  if (session === undefined) return [{ name: address, cap: visitorTokens }]
  return [
    { name: `session ${session}`, cap: visitorTokens },
    { name: `all of ${address}`, cap: addressTokens },
  ]
}

function nameMoney(at: number): string {
  return `cost ${dayOf(at)}`
}

/** Days are those of UTC: every node has the same. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function toAmounts(tokens: TokenCounts, price: Price): { cost: number; tokens: number } {
  return { cost: toCost(tokens, price).totalCost, tokens: tokens.prompt + tokens.completion }
}

const PER = 1_000_000

/** The cost of tokens, by their price per million. */
export function toCost({ prompt, completion }: TokenCounts, price: Price): Costs {
  const promptCost = (prompt * price.prompt) / PER
  const completionCost = (completion * price.completion) / PER
  return { promptCost, completionCost, totalCost: promptCost + completionCost }
}

type Costs = Omit<NonNullable<TokenUsage['cost']>, 'currency'>

/** The tokens of an image, whatever its bytes: about what providers count. */
const IMAGE_TOKENS = 1_600

/** A generous guess of the tokens of a prompt. */
export function guessPrompt(prompt: readonly LanguageModelV4Message[]): number {
  let images = 0
  const text = JSON.stringify(prompt, (_, value: unknown) => {
    if (!isFile(value)) return value
    images += 1
    return undefined
  })
  return guessTokens(text.length) + images * IMAGE_TOKENS
}

function isFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'file'
}

/** A generous guess if nobody counted: most texts have four characters a token, code has three. */
export function guessTokens(characters: number): number {
  return Math.ceil(characters / 3)
}
