import type { Phrases } from '@docent/texts'
import { readTerms } from '@docent/retrieval'
import type { Hit, Knowledge } from '@docent/retrieval'
import type { JudgedSection } from './choosing/judgeSections.ts'
import { composeCards } from './compose/cards.ts'
import { judgeFindings } from './compose/judgeFindings.ts'
import { tellCompared, type ComparedTold } from './compose/tellCompared.ts'
import { tellList } from './compose/tellList.ts'
import { tellParts, type PartsTold } from './compose/tellParts.ts'
import { tellSteps } from './compose/tellSteps.ts'
import { chooseTelling, sayTelling, type Telling } from './compose/tellSections.ts'
import type { Draft, Said } from './contract/draft.ts'
import { readFindings, type Findings } from './compose/findings.ts'
import { splitQuestion } from './intents/splitQuestion.ts'
import { refuse, sayContact, sayNotFound, type Contact } from './refusal/refusal.ts'
import { suggest } from './refusal/suggest.ts'
import type { Question } from './contract/types.ts'
import { DEFINED_CONFIDENCE, WHOLE_SHARE } from './tuning.ts'

/** The search results for a question, and the statements that they support. */
export interface FromPages {
  readonly findings: Findings
  readonly draft: Draft
  /** Whether the draft answers all of several questions in one message. */
  readonly isSeveral: boolean
  /** Whether the draft compares two things, so that the answer to a question about one of them is too little. */
  readonly isCompared: boolean
  /** Sections that come close to another question of the same message. */
  readonly close: readonly JudgedSection[]
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
  // "When should I use compost, and when fertiliser?" compares, and does not ask two questions.
  const compared = tellBoth(findings, knowledge, phrases)
  const parts = compared ? undefined : tellSeveral(question, findings, knowledge, phrases)
  const close = parts?.close ?? []
  const several = parts?.answers
  const tellOne = () => {
    if (compared) {
      const sure = compared.isNamed ? Math.max(confidence, DEFINED_CONFIDENCE) : confidence
      return toDraft(question, knowledge, 'answer', compared.said, sure, true)
    }
    if (verdict === 'answer') return tell(question, findings, knowledge, phrases, close)
    if (verdict === 'doubt') return tellDoubt(question, findings, knowledge, contact, phrases)
    return refusal()
  }
  return {
    findings,
    draft: several
      ? toDraft(question, knowledge, 'answer', several.said, several.confidence, several.isWhole)
      : tellOne(),
    isSeveral: several?.isWhole === true,
    isCompared: compared !== undefined,
    close,
    refuse: refusal,
  }
}

/** A comparison, also of two things that have headings and no other words of the question. */
function tellBoth(
  findings: Findings,
  knowledge: Knowledge,
  phrases: Phrases,
): ComparedTold | undefined {
  const { query, verdict, missing } = findings
  if (missing || verdict === 'exhausted') return undefined
  const told = tellCompared(query.text, judgeFindings(findings), knowledge, phrases)
  return verdict === 'answer' || told?.isNamed ? told : undefined
}

/** Questions that may need more than one section. A regenerated answer is never to several of them. */
function tellSeveral(
  question: Question,
  findings: Findings,
  knowledge: Knowledge,
  phrases: Phrases,
): PartsTold | undefined {
  if (question.again > 0 || isWritten(question.text, findings)) return undefined
  const [best] = judgeFindings(findings)
  const isLikely = findings.verdict === 'answer' && (best?.share ?? 0) >= WHOLE_SHARE
  const whole = isLikely && best ? { section: best, confidence: findings.confidence } : undefined
  return tellParts(question, knowledge, phrases, whole)
}

/** Whether somebody wrote an answer to the whole question: "How long are chats kept?" is only half of it. */
function isWritten(text: string, { isAuthored, same, notes }: Findings): boolean {
  if (isAuthored || notes[0]?.fit === 1) return true
  if (same === undefined) return false
  return !splitQuestion(text)?.isSure || splitQuestion(same.passage.heading) !== undefined
}

function tell(
  question: Question,
  findings: Findings,
  knowledge: Knowledge,
  phrases: Phrases,
  close: readonly JudgedSection[],
): Draft {
  const { query, confidence } = findings
  const sections = judgeFindings(findings)
  const telling = chooseTelling(sections)
  const list = telling === 'answer' && tellList(query.text, sections, phrases)
  if (list) return toDraft(question, knowledge, 'answer', list, confidence, true)
  const steps = telling === 'answer' && tellSteps(query.text, sections, knowledge, phrases)
  if (steps) return toDraft(question, knowledge, 'answer', steps, confidence, true)
  const said = sayTelling(telling, query, sections, phrases, knowledge, close)
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
