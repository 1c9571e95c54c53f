/** How well scores separate answerable questions from others. All values are from 0 to 1. */
export interface Refusals {
  readonly questions: number
  /** How often an answerable question has a higher score than an unanswerable one. */
  readonly area: number
  /** The share of unanswerable questions that are refused, if 5 or 10 % of the answerable ones are. */
  readonly refusedAt5: number
  readonly refusedAt10: number
  /** The share of answerable questions that are refused, if 85 % of the unanswerable ones are. */
  readonly lostAt85: number
}

/** A question with its score: the higher, the more likely the site answers it. */
export interface ScoredQuestion {
  readonly isAnswerable: boolean
  readonly score: number
}

/** Whether there are questions of both kinds. Without them, no figure means anything. */
export function canMeasure(questions: readonly Pick<ScoredQuestion, 'isAnswerable'>[]): boolean {
  return new Set(questions.map(({ isAnswerable }) => isAnswerable)).size === 2
}

export function measureRefusals(questions: readonly ScoredQuestion[]): Refusals {
  const answerable = sortScores(questions.filter(({ isAnswerable }) => isAnswerable))
  const others = sortScores(questions.filter(({ isAnswerable }) => !isAnswerable))
  return {
    questions: questions.length,
    area: measureArea(answerable, others),
    refusedAt5: readShareBelow(others, readQuantile(answerable, 0.05)),
    refusedAt10: readShareBelow(others, readQuantile(answerable, 0.1)),
    lostAt85: readShareBelow(answerable, readQuantile(others, 0.85)),
  }
}

export function formatRefusals(name: string, refusals: Refusals): string {
  const { questions, area, refusedAt5, refusedAt10, lostAt85 } = refusals
  const shown = [area, refusedAt5, refusedAt10, lostAt85].map((value) => value.toFixed(3))
  return `${name.padEnd(24)} ${questions} questions, area ${shown[0]}, refused at .05 ${shown[1]}, at .10 ${shown[2]}, lost at .85 ${shown[3]}`
}

function sortScores(questions: readonly ScoredQuestion[]): number[] {
  return questions.map(({ score }) => score).toSorted((a, b) => a - b)
}

/** Equal scores count half. Both lists are sorted. */
function measureArea(answerable: readonly number[], others: readonly number[]): number {
  let [below, upTo, won] = [0, 0, 0]
  for (const score of answerable) {
    while (below < others.length && (others[below] ?? 0) < score) below += 1
    while (upTo < others.length && (others[upTo] ?? 0) <= score) upTo += 1
    won += (below + upTo) / 2
  }
  return won / (answerable.length * others.length)
}

/** The value below which this share of a sorted list is, between two of its values if need be. */
function readQuantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const low = sorted[Math.floor(place)] ?? NaN
  const high = sorted[Math.ceil(place)] ?? NaN
  return low + (high - low) * (place - Math.floor(place))
}

function readShareBelow(scores: readonly number[], limit: number): number {
  return scores.filter((score) => score < limit).length / scores.length
}
