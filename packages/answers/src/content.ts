import type { Phrases } from '@docent/texts'
import type { Hit, Knowledge } from '@docent/retrieval'
import { judgeSections } from './choosing/judgeSections.ts'
import { chooseTelling, sayTelling } from './compose/tellSections.ts'
import type { Draft, Said } from './contract/draft.ts'
import { readFindings, type Findings } from './compose/findings.ts'
import { refuse, type Contact } from './refusal/refusal.ts'
import { suggest } from './refusal/suggest.ts'
import type { Question } from './contract/types.ts'

/** What the pages have for a question, and what can be said of it. */
export interface FromPages {
  readonly findings: Findings
  readonly draft: Draft
  /** Says that the pages do not answer it, also where they seem to. */
  readonly refuse: () => Draft
}

/** Answers a question with sentences of the pages, or says that they do not answer it. */
export function answerFromPages(
  question: Question,
  knowledge: Knowledge,
  contact: Contact | undefined,
  phrases: Phrases,
): FromPages {
  const findings = readFindings(question, knowledge)
  const { query, found: hits, confidence, verdict } = findings
  const exhausted = verdict === 'exhausted'
  const refusal = () => refuse({ query, hits, confidence, exhausted }, knowledge, contact, phrases)
  const draft =
    verdict === 'refuse' || exhausted ? refusal() : tell(question, findings, knowledge, phrases)
  return { findings, draft, refuse: refusal }
}

function tell(
  question: Question,
  { query, hits, confidence, verdict }: Findings,
  knowledge: Knowledge,
  phrases: Phrases,
): Draft {
  const sections = judgeSections(query, hits)
  const isSure = verdict === 'answer'
  const telling = chooseTelling(sections, isSure)
  const said = sayTelling(telling, query, sections, phrases)
  const chosen = findCited(said)
  return {
    said,
    outcome: telling,
    grounded: isSure,
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
