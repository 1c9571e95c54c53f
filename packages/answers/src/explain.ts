// Shows what an answer was made of. It runs the steps of the answer itself, over again, so that the
// way of an answer need not carry what only its explanation tells.

import type { Hit, Unit } from '@docent/retrieval'
import { choosePassages, chooseUnits, type Excerpt } from './compose/compose.ts'
import { readSignals, SIGNALS } from './refusal/confidence.ts'
import { createDrafter, type ExtractiveOptions, type QuestionForm } from './drafter.ts'
import { weighUnits } from './compose/excerpt.ts'
import { readFindings, type Findings } from './compose/findings.ts'
import { CONFIDENCE, DOUBT_BELOW, REFUSE_BELOW } from './tuning.ts'
import type { Question } from './contract/types.ts'
import { createJudge } from './compose/worth.ts'

export interface Explanation {
  readonly form: QuestionForm
  /** What the pages have for it, also where the answer did not come from them. */
  readonly findings: Findings
  /** What the confidence was read from; empty where nothing was found. */
  readonly signals: readonly ExplainedSignal[]
  /** Below the first the answer is a refusal, below the second a doubt. */
  readonly thresholds: { readonly refuse: number; readonly doubt: number }
  /** The passages that an answer from the pages was made from; none where it was none. */
  readonly passages: readonly ExplainedPassage[]
}

interface ExplainedSignal {
  readonly name: keyof typeof CONFIDENCE
  readonly value: number
  readonly weight: number
}

interface ExplainedPassage {
  readonly hit: Hit
  readonly units: readonly ExplainedUnit[]
}

interface ExplainedUnit {
  readonly unit: Unit
  /** How much of the question it holds, with what it gains by its place. */
  readonly worth: number
  /** Whether the answer has it. */
  readonly isKept: boolean
}

/** Prepares explanations of the answers that an engine with the same options gives. */
export function createExplainer(options: ExtractiveOptions): (question: Question) => Explanation {
  const writeAnswer = createDrafter(options)

  return (question) => {
    const { form } = writeAnswer(question)
    const findings = readFindings(question, options.knowledge)
    return {
      form,
      findings,
      signals: explainSignals(findings),
      thresholds: { refuse: REFUSE_BELOW, doubt: DOUBT_BELOW },
      passages: form === 'pages' ? explainPassages(findings) : [],
    }
  }
}

function explainSignals({ judged }: Findings): ExplainedSignal[] {
  const signals = readSignals(judged.query, judged.hits)
  if (signals === undefined) return []
  return [
    ...SIGNALS.map((name) => ({ name, value: signals[name], weight: CONFIDENCE[name] })),
    { name: 'bias', value: 1, weight: CONFIDENCE.bias },
  ]
}

function explainPassages({ query, hits, verdict }: Findings): ExplainedPassage[] {
  if (verdict === 'refuse' || verdict === 'exhausted') return []
  const judge = createJudge(query)
  const chosen = choosePassages(hits)
  const excerpts = chooseUnits(query, chosen)
  return chosen.map((hit) => {
    const worths = weighUnits(hit.passage.units, judge)
    const kept = findKept(excerpts, hit)
    const units = hit.passage.units.map((unit, place) => {
      return { unit, worth: worths[place] ?? 0, isKept: kept.has(unit.text) }
    })
    return { hit, units }
  })
}

/** The texts that were kept of a passage; a unit that was too long is kept under the same text. */
function findKept(excerpts: readonly Excerpt[], hit: Hit): Set<string> {
  const units = excerpts.find((excerpt) => excerpt.hit === hit)?.units ?? []
  return new Set(units.map(({ text }) => text))
}
