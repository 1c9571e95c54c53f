import type { Evaluated } from './evaluate.ts'
import { UNANSWERABLE } from './question.ts'
import type { Ranking } from './ranks.ts'

/** The results of a whole file of questions. A rate is undefined if no question asks for it. */
export interface Summary {
  readonly questions: number
  readonly kinds: Readonly<Record<string, KindSummary>>
  readonly refusal: RefusalSummary
  /** Where the search finds the expected places, for each kind that has some. */
  readonly retrieval: Readonly<Record<string, RetrievalSummary>>
  readonly correct: Rate
  /**
   * The harmonic mean of the natural questions answered right and the unanswerable ones refused:
   * always answering and always refusing both come to nothing.
   */
  readonly headline: Rate
}

type Rate = number | undefined

export interface KindSummary {
  readonly questions: number
  readonly sourceFirst: Rate
  readonly sourceInThree: Rate
  readonly sourceInThreeLenient: Rate
  readonly sectionInThree: Rate
  readonly saysFacts: Rate
  readonly saysFactsAtGlance: Rate
  readonly answered: Rate
  readonly correct: Rate
  readonly support: Rate
  /** Means, of characters and of distinct pages shown. */
  readonly length: Rate
  readonly pages: Rate
  readonly bySubkind: Readonly<Record<string, SubkindSummary>>
}

interface SubkindSummary {
  readonly questions: number
  readonly correct: number
}

interface RefusalSummary {
  /** The share of the unanswerable questions that is refused. */
  readonly recall: Rate
  /** The share of the refusals that is right. */
  readonly precision: Rate
  /** The share of the answerable questions, and of only the natural ones, that is refused. */
  readonly falseRefusals: Rate
  readonly falseRefusalsNatural: Rate
  /** How many answers say what they must not. */
  readonly forbidden: number
}

interface RetrievalSummary {
  readonly page: RankingSummary
  readonly section: RankingSummary
}

export interface RankingSummary {
  /** The share of the questions with an expected place among the first 1, 3, 5, 10. */
  readonly recall: Readonly<Record<(typeof RECALL_AT)[number], Rate>>
  /** The mean of one by the rank of the first. */
  readonly mrr: Rate
  /** Discounted gain in the first ten. */
  readonly ndcg: Rate
}

export const RECALL_AT = [1, 3, 5, 10] as const

const NATURAL = 'natural'

export function summarise(results: readonly Evaluated[]): Summary {
  const byKind = Map.groupBy(results, ({ question }) => question.kind)
  const answerable = [...byKind].filter(([kind]) => kind !== UNANSWERABLE)
  const kinds = Object.fromEntries([...byKind].map(([kind, some]) => [kind, summariseKind(some)]))
  return {
    questions: results.length,
    kinds,
    refusal: summariseRefusals(results),
    retrieval: Object.fromEntries(
      answerable.map(([kind, some]) => [kind, summariseRetrieval(some)]),
    ),
    correct: share(results, ({ judgement }) => judgement.isCorrect),
    headline: harmonicMean(kinds[NATURAL]?.correct, kinds[UNANSWERABLE]?.correct),
  }
}

function summariseKind(results: readonly Evaluated[]): KindSummary {
  const judgements = results.map(({ judgement }) => judgement)
  return {
    questions: results.length,
    sourceFirst: mean(judgements.map((one) => one.sourceFirst)),
    sourceInThree: mean(judgements.map((one) => one.sourceInThree)),
    sourceInThreeLenient: mean(judgements.map((one) => one.sourceInThreeLenient)),
    sectionInThree: mean(judgements.map((one) => one.sectionInThree)),
    saysFacts: mean(judgements.map((one) => one.saysFacts)),
    saysFactsAtGlance: mean(judgements.map((one) => one.saysFactsAtGlance)),
    answered: mean(judgements.map((one) => !one.isRefused && !one.isBroken)),
    correct: mean(judgements.map((one) => one.isCorrect)),
    support: mean(judgements.map((one) => one.support)),
    length: mean(judgements.map((one) => one.length)),
    pages: mean(judgements.map((one) => one.pages.length)),
    bySubkind: summariseSubkinds(results),
  }
}

function summariseSubkinds(results: readonly Evaluated[]): Record<string, SubkindSummary> {
  const bySubkind = Map.groupBy(results, ({ question }) => question.subkind)
  const counts = [...bySubkind].map(([subkind, some]) => {
    const correct = some.filter(({ judgement }) => judgement.isCorrect).length
    return [subkind, { questions: some.length, correct }] as const
  })
  return Object.fromEntries(counts)
}

function summariseRefusals(results: readonly Evaluated[]): RefusalSummary {
  const unanswerable = results.filter(isUnanswerable)
  const answerable = results.filter((result) => !isUnanswerable(result))
  const natural = answerable.filter(({ question }) => question.kind === NATURAL)
  return {
    recall: share(unanswerable, isRefused),
    precision: share(results.filter(isRefused), isUnanswerable),
    falseRefusals: share(answerable, isRefused),
    falseRefusalsNatural: share(natural, isRefused),
    forbidden: results.filter(({ judgement }) => judgement.saysForbidden === true).length,
  }
}

function isRefused({ judgement }: Evaluated): boolean {
  return judgement.isRefused
}

function isUnanswerable({ question }: Evaluated): boolean {
  return question.kind === UNANSWERABLE
}

function summariseRetrieval(results: readonly Evaluated[]): RetrievalSummary {
  return {
    page: summariseRanking(results.map(({ ranks }) => ranks.page)),
    section: summariseRanking(results.map(({ ranks }) => ranks.section)),
  }
}

function summariseRanking(rankings: readonly Ranking[]): RankingSummary {
  const within = (limit: number) => share(rankings, ({ first }) => (first ?? Infinity) <= limit)
  return {
    recall: { 1: within(1), 3: within(3), 5: within(5), 10: within(10) },
    mrr: mean(rankings.map(({ first }) => (first === undefined ? 0 : 1 / first))),
    ndcg: mean(rankings.map(({ ndcg }) => ndcg)),
  }
}

/** Only of the defined ones. */
function mean(values: readonly (number | boolean | undefined)[]): Rate {
  const known = values.filter((value) => value !== undefined).map(Number)
  return known.length === 0 ? undefined : known.reduce((sum, one) => sum + one, 0) / known.length
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): Rate {
  return mean(items.map(holds))
}

function harmonicMean(a: Rate, b: Rate): Rate {
  if (a === undefined || b === undefined) return undefined
  return a + b === 0 ? 0 : (2 * a * b) / (a + b)
}
