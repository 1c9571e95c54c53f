import type { Evaluated, ReliabilityBand, Summary } from '@docent/evaluation'
import type { Hit } from '@docent/retrieval'

/** All results of one evaluation. */
export interface Evaluation {
  /** Paths relative to the working folder. */
  readonly questions: string
  readonly content: string
  readonly pages: number
  /** The engine of this process, or the address of a server. */
  readonly asked: string
  /** The seed of the typing slips, if there are any. */
  readonly slips?: number
  /** Problems with questions that do not fit the pages. */
  readonly doubts: readonly string[]
  readonly summary: Summary
  readonly reliability: readonly ReliabilityBand[]
  readonly results: readonly Evaluated[]
}

/** The same as JSON for programs. */
export function toReport({ results, ...known }: Evaluation): Record<string, unknown> {
  return { ...known, answers: results.map(toAnswerReport) }
}

function toAnswerReport(result: Evaluated): Record<string, unknown> {
  const { question, answer, judgement, ranks, best, form, confidence, unknown, reason } = result
  return {
    id: question.id,
    kind: question.kind,
    ...(question.subkind !== '' && { subkind: question.subkind }),
    question: question.question,
    reason,
    form,
    confidence,
    unknown,
    ...judgement,
    found: {
      first: best && toHitReport(best),
      page: { rank: ranks.page.first, ndcg: ranks.page.ndcg, ...toHitReport(ranks.page.hit) },
      section: {
        rank: ranks.section.first,
        ndcg: ranks.section.ndcg,
        ...toHitReport(ranks.section.hit),
      },
    },
    sources: answer.sources.map(({ url }) => url),
    text: answer.text,
    failure: answer.failure,
  }
}

function toHitReport(hit: Hit | undefined): Record<string, unknown> {
  return hit ? { url: hit.passage.url, score: hit.score, features: hit.features } : {}
}
