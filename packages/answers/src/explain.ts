// Explains an answer. It runs the steps of the answer again, so that answering does not have to
// carry data that only an explanation needs.

import { dropTags, readTerms } from '@docent/retrieval'

import type { Hit, Unit } from '@docent/retrieval'
import type { JudgedSection } from './choosing/judgeSections.ts'
import { dropPreamble } from './intents/preamble.ts'
import { judgeFindings } from './compose/judgeFindings.ts'
import { chooseCards } from './compose/cards.ts'
import { chooseTelling } from './compose/tellSections.ts'
import {
  judgeByWords,
  readSignals,
  listUnwritten,
  SIGNALS,
  type Signals,
} from './refusal/confidence.ts'
import { createDrafter, type ExtractiveOptions, type QuestionForm } from './drafter.ts'
import { keepOf } from './compose/compose.ts'
import { asksHow } from './compose/procedure.ts'
import { readFindings, type Findings } from './compose/findings.ts'
import { CONFIDENCE, DOUBT_BELOW, REFUSE_BELOW } from './tuning.ts'
import type { Question } from './contract/types.ts'

export interface Explanation {
  readonly form: QuestionForm
  /** The search results, even if the answer did not come from them. */
  readonly findings: Findings
  /** The signals of the confidence by words; empty if nothing was found. */
  readonly signals: readonly ExplainedSignal[]
  /** The confidence by words, before the sections were compared with the question by their meaning. */
  readonly byWords: number
  /** Things that the question asks for and the best sections do not write about, which lowers the confidence. */
  readonly unwritten: readonly string[]
  /** Below the first, the answer is a refusal; below the second, it is uncertain. */
  readonly thresholds: { readonly refuse: number; readonly doubt: number }
  /** The most likely sections, if the answer comes from the pages. */
  readonly passages: readonly ExplainedPassage[]
}

interface ExplainedSignal {
  readonly name: keyof typeof CONFIDENCE
  readonly value: number
  readonly weight: number
}

interface ExplainedPassage {
  readonly hit: Hit
  /** The probability that it has the answer, among all sections found. */
  readonly share: number
  readonly units: readonly ExplainedUnit[]
}

interface ExplainedUnit {
  readonly unit: Unit
  /** How well it answers; comparable across all units of one question. */
  readonly worth: number
  /** Whether the answer has it. */
  readonly isKept: boolean
}

/** How many sections are explained. */
const EXPLAINED = 4

/** Prepares explanations of the answers that an engine with the same options gives. */
export function createExplainer(options: ExtractiveOptions): (question: Question) => Explanation {
  const writeAnswer = createDrafter(options)

  return (asked) => {
    const { form } = writeAnswer(asked)
    const question = { ...asked, text: dropPreamble(dropTags(asked.text)) }
    const findings = readFindings(question, options.knowledge)
    const { query, hits, missingPairs } = findings.judged
    const signals = readSignals(query, hits, missingPairs)
    return {
      form,
      findings,
      signals: signals ? explainSignals(signals) : [],
      byWords: signals ? judgeByWords(signals) : 0,
      unwritten: listUnwritten(query, hits),
      thresholds: { refuse: REFUSE_BELOW, doubt: DOUBT_BELOW },
      passages: form === 'pages' ? explainPassages(findings) : [],
    }
  }
}

function explainSignals(signals: Signals): ExplainedSignal[] {
  return [
    ...SIGNALS.map((name) => ({ name, value: signals[name], weight: CONFIDENCE[name] })),
    { name: 'bias', value: 1, weight: CONFIDENCE.bias },
  ]
}

function explainPassages(findings: Findings): ExplainedPassage[] {
  const { verdict } = findings
  if (verdict === 'refuse' || verdict === 'exhausted') return []
  const sections = judgeFindings(findings)
  const telling = verdict === 'answer' ? chooseTelling(sections) : 'passages'
  const kept =
    telling === 'answer' ? keepAnswer(sections, findings.query.text) : keepCards(sections)
  return sections.slice(0, EXPLAINED).map(({ hit, share, worths }) => {
    const texts = new Set(kept.get(hit)?.map(({ text }) => text))
    const units = hit.passage.units.map((unit, place) => {
      return { unit, worth: worths[place] ?? 0, isKept: texts.has(unit.text) }
    })
    return { hit, share, units }
  })
}

/** A unit that was too long is kept under the same text. */
function keepAnswer([best]: readonly JudgedSection[], text: string): Map<Hit, readonly Unit[]> {
  if (best === undefined) return new Map()
  return new Map([[best.hit, keepOf(best, asksHow(text) ? new Set(readTerms(text)) : undefined)]])
}

function keepCards(sections: readonly JudgedSection[]): Map<Hit, readonly Unit[]> {
  return new Map(chooseCards(sections).map(({ section, unit }) => [section.hit, [unit]]))
}
