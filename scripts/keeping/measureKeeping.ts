import { scorePart, type NetworkPart } from '../../packages/answers/src/scorePart.ts'
import type { KeepExample } from './examples.ts'
import { fitKeeping, type KeepSchedule } from './fitKeeping.ts'

export interface KeepMeasure {
  readonly questions: number
  /** How often the likeliest unit is one that the answer needs. */
  readonly first: number
  /** How often the likeliest units, as many as the readers marked, include everything that the answer needs. */
  readonly whole: number
}

export function measureKeeping(
  examples: readonly KeepExample[],
  network: NetworkPart,
): KeepMeasure {
  return summarise(examples.map((example) => judge(example, network)))
}

/** The same, each fold of the sites with a network that was fitted without it. */
export function crossValidate(
  examples: readonly KeepExample[],
  folds: number,
  schedule?: KeepSchedule,
): KeepMeasure {
  const sites = [...new Set(examples.map(({ site }) => site))].toSorted()
  const judged = Array.from({ length: Math.min(folds, sites.length) }, (_, fold) => {
    const held = new Set(sites.filter((_site, number) => number % folds === fold))
    const network = fitKeeping(
      examples.filter(({ site }) => !held.has(site)),
      schedule,
    )
    return examples.filter(({ site }) => held.has(site)).map((example) => judge(example, network))
  })
  return summarise(judged.flat())
}

interface Judged {
  readonly isFirst: boolean
  readonly isWhole: boolean
}

function judge({ rows, targets }: KeepExample, network: NetworkPart): Judged {
  const ranked = rows
    .map((row, place) => ({ odds: scorePart(network, Array.from(row)), place }))
    .toSorted((a, b) => b.odds - a.odds)
    .map(({ place }) => targets[place] ?? 0)
  const marked = targets.filter((target) => target > 0).length
  const needed = targets.filter((target) => target === 1).length
  return {
    isFirst: ranked[0] === 1,
    isWhole: ranked.slice(0, marked).filter((target) => target === 1).length === needed,
  }
}

function summarise(judged: readonly Judged[]): KeepMeasure {
  const share = (is: (one: Judged) => boolean): number =>
    judged.length === 0 ? 0 : judged.filter(is).length / judged.length
  return {
    questions: judged.length,
    first: share(({ isFirst }) => isFirst),
    whole: share(({ isWhole }) => isWhole),
  }
}
