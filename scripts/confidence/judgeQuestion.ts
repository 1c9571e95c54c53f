import type { Knowledge, Passage } from '@docent/retrieval'
import { readFindings } from '../../packages/answers/src/compose/findings.ts'
import { readSignals, readWholeEvidence } from '../../packages/answers/src/refusal/confidence.ts'
import { findJudged } from '../../packages/answers/src/refusal/evidence.ts'
import type { TrialQuestion } from './chooseQuestions.ts'
import type { JudgedQuestion, Place } from './judgedQuestion.ts'

/** Asks a question; undefined if it is refused before the network reads its evidence. */
export function judgeQuestion(
  { site, part }: Pick<JudgedQuestion, 'site' | 'part'>,
  { question, kind, passage, others = [] }: TrialQuestion,
  knowledge: Knowledge,
): JudgedQuestion | undefined {
  const asked = { text: question, history: [], again: 0, avoid: [] }
  const { judged, confidence } = readFindings(asked, knowledge)
  const { query, hits, missingPairs } = judged
  const signals = readSignals(query, hits, missingPairs)
  if (signals === undefined || confidence === 0) return undefined
  const evidence = readWholeEvidence(query, hits, signals)
  if (evidence === undefined) return undefined
  const right = passage === undefined ? undefined : knowledge.passage(passage)
  const findPlace = (found: Passage): Place =>
    found.id === right?.id || others.includes(found.id) ? 2 : found.route === right?.route ? 1 : 0
  return {
    site,
    question,
    kind,
    part,
    isAnswerable: kind === 'answered',
    evidence,
    places: findJudged(query, hits).map(({ passage: found }) => findPlace(found)),
    isFound: hits.some((hit) => findPlace(hit.passage) > 0),
  }
}
