import type { Phrases } from '@docent/texts'
import type { Hit, Knowledge } from '../knowledge/types.ts'
import { choosePassages, compose } from './compose.ts'
import type { Draft } from './draft.ts'
import { readFindings } from './findings.ts'
import { refuse, type Contact } from './refusal.ts'
import { suggest } from './suggest.ts'
import type { Question } from './types.ts'

/** Answers a question with sentences of the pages, or says that they do not answer it. */
export function answerFromPages(
  question: Question,
  knowledge: Knowledge,
  contact: Contact | undefined,
  phrases: Phrases,
): Draft {
  const { query, found, hits, confidence, verdict } = readFindings(question, knowledge)
  if (verdict === 'refuse' || verdict === 'exhausted') {
    const exhausted = verdict === 'exhausted'
    return refuse({ query, hits: found, confidence, exhausted }, knowledge, contact, phrases)
  }

  const chosen = choosePassages(hits)
  const said = compose(query, chosen)
  const sure = verdict === 'answer'
  return {
    said: sure ? said : [`${phrases.doubt}\n\n`, ...said],
    grounded: sure,
    confidence,
    followups: suggest(findPages(knowledge, chosen), question),
    reading: countPages(chosen),
  }
}

function findPages(knowledge: Knowledge, hits: readonly Hit[]) {
  const routes = new Set(hits.map(({ passage }) => passage.route))
  return knowledge.pages().filter(({ route }) => routes.has(route))
}

function countPages(hits: readonly Hit[]): number {
  return new Set(hits.map(({ passage }) => passage.route)).size
}
