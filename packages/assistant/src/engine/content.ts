import type { Query } from '../knowledge/query.ts'
import type { Hit, Knowledge } from '../knowledge/types.ts'
import { choosePassages, compose } from './compose.ts'
import { judgeConfidence } from './confidence.ts'
import type { Draft } from './draft.ts'
import { readContext } from './followUp.ts'
import { PHRASES } from './phrases.ts'
import { refuse, type Contact } from './refusal.ts'
import { suggest } from './suggest.ts'
import { AGAIN_GAP, DOUBT_BELOW, REFUSE_BELOW, SEARCHED } from './tuning.ts'
import type { Question } from './types.ts'
import { readRoute } from './visit.ts'

/** Answers a question with sentences of the pages, or says that they do not answer it. */
export function answerFromPages(
  question: Question,
  knowledge: Knowledge,
  contact: Contact | undefined,
): Draft {
  const context = readContext(question)
  const query = knowledge.readQuery(question.text, { context })
  const near = question.page && readRoute(question.page.url)
  const search = { limit: SEARCHED, ...(near !== undefined && { near }) }
  const found = knowledge.search(query, search)
  const hits = found.filter(({ passage }) => !question.avoid.includes(passage.id))
  const confidence = judge(question, query, hits, knowledge, context)
  const exhausted = isExhausted(hits, found)
  if (exhausted || confidence < REFUSE_BELOW) {
    return refuse({ query, hits: found, confidence, exhausted }, knowledge, contact)
  }

  const chosen = choosePassages(hits)
  const said = compose(query, chosen)
  const sure = confidence >= DOUBT_BELOW
  return {
    said: sure ? said : [`${PHRASES.doubt}\n\n`, ...said],
    grounded: sure,
    confidence,
    followups: suggest(findPages(knowledge, chosen), question),
    reading: countPages(chosen),
  }
}

/** Whether earlier answers to the question have told all that fits it. */
function isExhausted(hits: readonly Hit[], found: readonly Hit[]): boolean {
  const best = found[0]?.score ?? 0
  return hits.length < found.length && (hits[0]?.score ?? -Infinity) < best - AGAIN_GAP
}

/**
 * What was asked before helps to find the passage, and dilutes how well it fits: where a question
 * says enough by itself, its own words decide whether the site answers it.
 */
function judge(
  { text }: Question,
  query: Query,
  hits: readonly Hit[],
  knowledge: Knowledge,
  context: string,
): number {
  if (context === '') return judgeConfidence(query, hits)
  const alone = knowledge.readQuery(text)
  if (alone.terms.length + alone.unknown.length === 0) return judgeConfidence(query, hits)
  const ids = new Set(hits.map(({ passage }) => passage.id))
  const own = knowledge
    .search(alone, { limit: SEARCHED })
    .filter(({ passage }) => ids.has(passage.id))
  return judgeConfidence(alone, own)
}

function findPages(knowledge: Knowledge, hits: readonly Hit[]) {
  const routes = new Set(hits.map(({ passage }) => passage.route))
  return knowledge.pages().filter(({ route }) => routes.has(route))
}

function countPages(hits: readonly Hit[]): number {
  return new Set(hits.map(({ passage }) => passage.route)).size
}
