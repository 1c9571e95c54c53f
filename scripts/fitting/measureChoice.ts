import type { Example } from './examples.ts'
import { fitWeights, readShares, type FitOptions } from './fit.ts'

/** How often a right section is the likeliest, and among the three likeliest. */
export interface Choice {
  readonly questions: number
  readonly first: number
  readonly inThree: number
}

export function measureChoice(examples: readonly Example[], weights: readonly number[]): Choice {
  return summarise(examples.map((example) => findRank(example, weights)))
}

/** The same for each group, with weights that were fitted without it. */
export function crossValidate(
  examples: readonly Example[],
  options?: FitOptions,
): Map<string, Choice> {
  const choices = new Map<string, Choice>()
  for (const group of new Set(examples.map((example) => example.group))) {
    const others = examples.filter((example) => example.group !== group)
    const own = examples.filter((example) => example.group === group)
    choices.set(group, measureChoice(own, fitWeights(others, options)))
  }
  return choices
}

/** The rank of the first right section, from 0. */
function findRank({ sections }: Example, weights: readonly number[]): number {
  const shares = readShares(
    sections.flatMap(({ rows }) => rows),
    weights,
  )
  let from = 0
  const ranked = sections
    .map(({ isRight, rows }) => {
      const own = shares.slice(from, (from += rows.length))
      return { isRight, share: own.reduce((sum, share) => sum + share, 0) }
    })
    .toSorted((a, b) => b.share - a.share)
  const rank = ranked.findIndex(({ isRight }) => isRight)
  return rank < 0 ? Infinity : rank
}

function summarise(ranks: readonly number[]): Choice {
  const count = (below: number) => ranks.filter((rank) => rank < below).length / ranks.length
  return { questions: ranks.length, first: count(1), inThree: count(3) }
}
