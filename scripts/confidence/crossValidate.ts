import { fitNetwork, judgeByNetwork, type FitSchedule, type FittedNetwork } from './fitNetwork.ts'
import type { JudgedQuestion } from './judgedQuestion.ts'
import { canMeasure, type ScoredQuestion } from './measureRefusals.ts'

/** A network that was fitted without some sites, and its scores for their questions. */
export interface HeldOut {
  readonly sites: readonly string[]
  readonly network: FittedNetwork
  readonly scored: readonly ScoredQuestion[]
}

/**
 * Fits a network on the questions of the other sites. A group of several sites counts as one more site: it is
 * fitted on, but never scored, because some of its sites are nearly always among the fitted ones, so its
 * scores would flatter the network. The scored questions are only about sites that are held out. A few of them may
 * have been fitted on in such a group, but with so little weight that leaving them out hardly changes the figures.
 */
export function fitWithout(
  sites: readonly string[],
  questions: readonly JudgedQuestion[],
  schedule?: FitSchedule,
): HeldOut {
  const network = fitNetwork(
    questions.filter(({ site }) => !sites.includes(site)),
    schedule,
  )
  const scored = questions
    .filter(({ site, part }) => sites.includes(site) && part !== 'several sites')
    .map(({ isAnswerable, evidence }) => ({
      isAnswerable,
      score: judgeByNetwork(network, evidence),
    }))
  return { sites, network, scored }
}

/**
 * Leaves out each fold of the sites once, except a fold without answerable or without unanswerable questions.
 * None if there is only one site.
 */
export function crossValidate(
  questions: readonly JudgedQuestion[],
  folds = 3,
  schedule?: FitSchedule,
): HeldOut[] {
  const sites = [...new Set(questions.map(({ site }) => site))].toSorted()
  if (sites.length < 2) return []
  const held = Array.from({ length: Math.min(folds, sites.length) }, (_, fold) =>
    sites.filter((_site, number) => number % folds === fold),
  )
  return held
    .map((some) => fitWithout(some, questions, schedule))
    .filter(({ scored }) => canMeasure(scored))
}
