import type { Example } from './examples.ts'
import { fitChoice, readShares, type FitOptions, type FittedChoice } from './fit.ts'

/** How often a right section is the likeliest, and among the three likeliest. */
export interface Choice {
  readonly questions: number
  readonly first: number
  readonly inThree: number
}

export function measureChoice(examples: readonly Example[], choice: FittedChoice): Choice {
  return summarise(examples.map((example) => findRank(example, choice)))
}

/** The same, each fold of the groups with weights that were fitted without it. */
export function crossValidate(
  examples: readonly Example[],
  folds: number,
  options?: FitOptions,
): Choice {
  const groups = [...new Set(examples.map(({ group }) => group))].toSorted()
  const count = Math.min(folds, groups.length)
  const ranks = Array.from({ length: count }, (_, fold) => {
    const held = new Set(groups.filter((_group, number) => number % count === fold))
    const choice = fitChoice(
      examples.filter(({ group }) => !held.has(group)),
      options,
    )
    return examples
      .filter(({ group }) => held.has(group))
      .map((example) => findRank(example, choice))
  })
  return summarise(ranks.flat())
}

/** The rank of the first right section, from 0. */
function findRank({ sections }: Example, choice: FittedChoice): number {
  const shares = readShares(
    sections.flatMap(({ rows }) => rows),
    choice,
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
