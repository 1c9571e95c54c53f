import type { Phrases } from '@docent/texts'
import { readTerms } from '@docent/retrieval'
import type { Hit, Knowledge } from '@docent/retrieval'
import { composeCards } from './compose/cards.ts'
import { judgeFindings } from './compose/judgeFindings.ts'
import { tellCompared } from './compose/tellCompared.ts'
import { tellList } from './compose/tellList.ts'
import { tellParts } from './compose/tellParts.ts'
import { tellSteps } from './compose/tellSteps.ts'
import { chooseTelling, sayTelling, type Telling } from './compose/tellSections.ts'
import type { Draft, Said } from './contract/draft.ts'
import { readFindings, type Findings } from './compose/findings.ts'
import { refuse, sayContact, sayNotFound, type Contact } from './refusal/refusal.ts'
import { suggest } from './refusal/suggest.ts'
import type { Question } from './contract/types.ts'
import { WHOLE_SHARE } from './tuning.ts'

/** The search results for a question, and the statements that they support. */
export interface FromPages {
  readonly findings: Findings
  readonly draft: Draft
  /** Whether the draft answers all of several questions in one message. */
  readonly isSeveral: boolean
  /** Says that the pages do not answer it, even if they seem to. */
  readonly refuse: () => Draft
}

/** Answers a question with sentences from the pages, or says that they do not answer it. */
export function answerFromPages(
  question: Question,
  knowledge: Knowledge,
  contact: Contact | undefined,
  phrases: Phrases,
): FromPages {
  const findings = readFindings(question, knowledge)
  const { query, found: hits, confidence, verdict, missing } = findings
  const exhausted = verdict === 'exhausted'
  const unanswered = { query, hits, confidence, exhausted, missing }
  const refusal = () => refuse(unanswered, knowledge, contact, phrases)
  const tellOne = () => {
    if (verdict === 'answer') return tell(question, findings, knowledge, phrases)
    if (verdict === 'doubt') return tellDoubt(question, findings, knowledge, contact, phrases)
    return refusal()
  }
  const isWritten = findings.isAuthored || findings.same || findings.notes[0]?.fit === 1
  const several = isWritten ? undefined : tellSeveral(question, findings, knowledge, phrases)
  return {
    findings,
    draft: several ?? tellOne(),
    isSeveral: several?.grounded === true,
    refuse: refusal,
  }
}

/** A question that needs more than one section. A regenerated answer is never one of these. */
function tellSeveral(
  question: Question,
  findings: Findings,
  knowledge: Knowledge,
  phrases: Phrases,
): Draft | undefined {
  if (question.again > 0) return undefined
  const share = judgeFindings(findings)[0]?.share ?? 0
  const isLikely = findings.verdict === 'answer' && share >= WHOLE_SHARE
  const told = tellParts(question, knowledge, phrases, { isLikely })
  return told && toDraft(question, knowledge, 'answer', told.said, told.confidence, told.isWhole)
}

function tell(
  question: Question,
  findings: Findings,
  knowledge: Knowledge,
  phrases: Phrases,
): Draft {
  const { query, confidence } = findings
  const sections = judgeFindings(findings)
  const compared = tellCompared(query.text, sections, knowledge, phrases)
  if (compared) return toDraft(question, knowledge, 'answer', compared, confidence, true)
  const telling = chooseTelling(sections)
  const list = telling === 'answer' && tellList(query.text, sections, phrases)
  if (list) return toDraft(question, knowledge, 'answer', list, confidence, true)
  const steps = telling === 'answer' && tellSteps(query.text, sections, knowledge, phrases)
  if (steps) return toDraft(question, knowledge, 'answer', steps, confidence, true)
  const said = sayTelling(telling, query, sections, phrases, knowledge)
  return toDraft(question, knowledge, telling, said, confidence, true)
}

/** Says that no answer was found, and shows the closest passages: one of them may answer. */
function tellDoubt(
  question: Question,
  findings: Findings,
  knowledge: Knowledge,
  contact: Contact | undefined,
  phrases: Phrases,
): Draft {
  const { query, confidence } = findings
  const said = [
    `${sayNotFound(query, knowledge, phrases)}\n\n`,
    ...composeCards(judgeFindings(findings), new Set(readTerms(query.text)), phrases, true),
    ...(contact ? [`\n\n${sayContact(contact, phrases)}`] : []),
  ]
  return toDraft(question, knowledge, 'passages', said, confidence, false)
}

function toDraft(
  question: Question,
  knowledge: Knowledge,
  outcome: Telling,
  said: readonly Said[],
  confidence: number,
  grounded: boolean,
): Draft {
  const chosen = findCited(said)
  return {
    said,
    outcome,
    grounded,
    confidence,
    followups: suggest(findPages(knowledge, chosen), question),
    reading: countPages(chosen),
  }
}

function findCited(said: readonly Said[]): Pick<Hit, 'passage'>[] {
  return said.filter((one) => typeof one !== 'string')
}

function findPages(knowledge: Knowledge, hits: readonly Pick<Hit, 'passage'>[]) {
  const routes = new Set(hits.map(({ passage }) => passage.route))
  return knowledge.pages().filter(({ route }) => routes.has(route))
}

export function countPages(hits: readonly Pick<Hit, 'passage'>[]): number {
  return new Set(hits.map(({ passage }) => passage.route)).size
}
