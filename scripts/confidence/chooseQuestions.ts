import { addSlips } from '@docent/evaluation'
import type { TrialKind } from './judgedQuestion.ts'

/** A question for a site. */
export interface TrialQuestion {
  readonly question: string
  readonly kind: TrialKind
  /** The id of the passage that answers, if one does. */
  readonly passage?: string
  /** Other passages that answer just as well. */
  readonly others?: readonly string[]
}

export interface AnsweredQuestion {
  readonly section: string
  readonly question: string
  /** Other sections that answer it just as well. */
  readonly others?: readonly string[]
}

/** The questions of which some are asked. */
export interface QuestionStock {
  readonly site: string
  readonly answered: readonly AnsweredQuestion[]
  readonly unanswered: readonly TrialQuestion[]
  /** Questions that other sites answer. */
  readonly elsewhere: readonly string[]
  /** From 0 to 1. Sites with different values get different questions of the other sites. */
  readonly offset: number
}

const MOST_ANSWERED = 420
const MOST_ELSEWHERE = 30
/** One question in this many is asked once more, with a typing slip. */
const SLIPPED = 6
const SLIP_SEED = 11

/** The same questions in every run. */
export function chooseQuestions(stock: QuestionStock): TrialQuestion[] {
  const answered = sampleEvenly(stock.answered, MOST_ANSWERED)
  const elsewhere = sampleEvenly(stock.elsewhere, MOST_ELSEWHERE, stock.offset)
  const chosen: TrialQuestion[] = [
    ...answered.map(({ section, question, others = [] }) => ({
      question,
      kind: 'answered' as const,
      passage: section,
      others,
    })),
    ...stock.unanswered,
    ...elsewhere.map((question) => ({ question, kind: 'elsewhere' as const })),
  ]
  return [...chosen, ...mistype(chosen, stock.site)]
}

/** `count` items at equal distances, or all of them if there are no more. */
export function sampleEvenly<Item>(items: readonly Item[], count: number, offset = 0.5): Item[] {
  if (items.length <= count) return [...items]
  const first = Math.min(offset, 0.999)
  return Array.from({ length: count }, (_, number) =>
    items.at(Math.floor(((number + first) * items.length) / count)),
  ).filter((item) => item !== undefined)
}

function mistype(questions: readonly TrialQuestion[], site: string): TrialQuestion[] {
  const some = questions.filter((_, place) => place % SLIPPED === 0)
  const typed = addSlips(
    some.map(({ question, kind }, place) => ({
      id: `${site} ${place}`,
      question,
      kind,
      subkind: '',
      before: [],
      expected: [],
      also: [],
      facts: [],
      forbid: [],
    })),
    SLIP_SEED,
  )
  return some
    .map((one, place) => ({ ...one, question: typed[place]?.question ?? one.question }))
    .filter(({ question }, place) => question !== some[place]?.question)
}
