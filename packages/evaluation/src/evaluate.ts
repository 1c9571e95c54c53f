import type { StreamPart } from '@docent/protocol'
import type { QuestionForm, Explanation, Question } from '@docent/answers'
import type { Hit, Knowledge } from '@docent/retrieval'
import { collectAnswer, type ReceivedAnswer } from './answer.ts'
import { judgeAnswer, type Judgement } from './judge.ts'
import type { EvalQuestion } from './question.ts'
import { readRanks, type Ranks } from './ranks.ts'
import { findReason, type FailureReason } from './reason.ts'
import type { EvalSite } from './site.ts'

/** One question with its answer and the judgement of it. */
export interface Evaluated {
  readonly question: EvalQuestion
  readonly answer: ReceivedAnswer
  readonly judgement: Judgement
  readonly form: QuestionForm
  /** As the answer reports it; without a report, as the pages have it. */
  readonly confidence: number
  /** Its words that are on no page. */
  readonly unknown: readonly string[]
  readonly ranks: Ranks
  /** The search's best result. */
  readonly best: Hit | undefined
  /** Why it is wrong, if it is. */
  readonly reason: FailureReason | undefined
}

export interface EvaluateOptions {
  /** The source of answers: an engine in this process, or a server. */
  readonly ask: (question: Question) => AsyncIterable<StreamPart>
  readonly explain: (question: Question) => Explanation
  readonly knowledge: Pick<Knowledge, 'search' | 'passage'>
  readonly site: EvalSite
}

/** How many results are searched for a right passage. */
const RANKED = 120

/** Asks each question in turn, as a visitor with an empty conversation would. */
export async function evaluate(
  questions: readonly EvalQuestion[],
  options: EvaluateOptions,
): Promise<Evaluated[]> {
  const results: Evaluated[] = []
  for (const question of questions) results.push(await evaluateOne(question, options))
  return results
}

async function evaluateOne(
  question: EvalQuestion,
  { ask, explain, knowledge, site }: EvaluateOptions,
): Promise<Evaluated> {
  const { page: url } = question
  const start = { ...START, ...(url !== undefined && { page: { url, title: '' } }) }
  const history = await talk(question.before, start, ask)
  const asked = { ...start, text: question.question, history }
  const answer = await collectAnswer(ask(asked))
  const { form, findings } = explain(asked)
  const hits = knowledge.search(findings.query, { limit: RANKED })
  const headingOf = (id: string) => knowledge.passage(id)?.heading
  const judgement = judgeAnswer(question, answer, site, headingOf)
  const ranks = readRanks(question, hits, site)
  return {
    question,
    answer,
    judgement,
    form,
    confidence: answer.confidence ?? findings.confidence,
    unknown: findings.query.unknown,
    ranks,
    best: hits[0],
    reason: findReason(question, judgement, ranks),
  }
}

const START = { again: 0, avoid: [] }

type Turns = Question['history']

/** Asks the earlier questions: a follow-up may depend on what was answered. */
async function talk(
  before: readonly string[],
  start: Pick<Question, 'again' | 'avoid' | 'page'>,
  ask: EvaluateOptions['ask'],
): Promise<Turns> {
  const history: Turns[number][] = []
  for (const text of before) {
    const answer = await collectAnswer(ask({ ...start, text, history: [...history] }))
    history.push({ role: 'user', text }, { role: 'assistant', text: answer.text })
  }
  return history
}
