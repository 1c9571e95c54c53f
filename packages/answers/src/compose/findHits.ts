import type { AlikeQuestion, Hit, Knowledge, Query } from '@docent/retrieval'
import { readAskedName, type AskedName } from '../choosing/askedName.ts'
import { listEarlier, type EarlierAnswer } from '../choosing/earlierAnswer.ts'
import { readTopic } from '../choosing/topic.ts'
import type { Question } from '../contract/types.ts'
import { addAlike } from '../intents/alike.ts'
import { findAuthored } from '../intents/authored.ts'
import { addDefining, addTopical } from '../intents/defining.ts'
import { keepNamedProduct, leaveOtherProducts, type ProductHits } from '../intents/namedProduct.ts'
import { DEEPER, SEARCHED } from '../tuning.ts'
import { keepNamedPart } from '../intents/namedPart.ts'
import type { Visited } from '../intents/visited.ts'
import { readRoute } from '../visit.ts'

/** The passages for a question, and what the search knows about them. */
export interface FoundHits extends Omit<ProductHits, 'hits'> {
  readonly query: Query
  /** The best passages, best first. */
  readonly found: readonly Hit[]
  /** The same without those that earlier answers cited. */
  readonly hits: readonly Hit[]
  /** Whether the author of the first page wrote this question down word for word. */
  readonly isAuthored: boolean
  /** The questions that authors wrote down in nearly these words, the closest first. */
  readonly alike: readonly AlikeQuestion[]
  /** The name that the question asks to explain. */
  readonly definition: AskedName | undefined
}

/** The signs of which passages a question means, apart from its own words. */
export interface Surroundings {
  /** The earlier questions. */
  readonly context: string
  readonly earlier?: EarlierAnswer | undefined
  /** The subject of the visitor's page: no sections about other products are found. */
  readonly visited?: Visited | undefined
}

/** Finds the passages for a question, and puts those first that it means by its form or by a name. */
export function findHits(
  question: Question,
  knowledge: Knowledge,
  { context, earlier, visited }: Surroundings,
): FoundHits {
  const topic = leaveOtherProducts(context, question.text, knowledge)
  const read = knowledge.readQuery(question.text, { context: topic })
  const { route, points = 0 } = visited ?? {}
  const query = route === undefined ? read : { ...read, visited: { route, points } }
  const alike = knowledge.alike(query.text)
  const raw = addAlike(
    alike,
    query,
    knowledge,
    searchPages(question, query, knowledge, { earlier, visited }),
  )
  const definition = readAskedName(question.text)
  const explained = definition ? addDefining(definition, query, knowledge, raw) : raw
  const asksFor = readTopic(query)
  const general = asksFor ? addTopical(asksFor, query, knowledge, explained) : explained
  const { hits: all, isNamed, isSilent } = keepNamedProduct(query, knowledge, general)
  const about = keepNamedPart(query, knowledge, visited ? visited.keep(all) : all)
  const { found, authored } = putAuthoredFirst(question, knowledge, about)
  const hits = found.filter(({ passage }) => !question.avoid.includes(passage.id))
  const isAuthored = hits[0] !== undefined && authored.includes(hits[0])
  return { query, found, hits, isAuthored, alike, definition, isNamed, isSilent }
}

function searchPages(
  { page }: Question,
  query: Query,
  knowledge: Knowledge,
  { earlier, visited }: Pick<Surroundings, 'earlier' | 'visited'>,
): Hit[] {
  const near = visited?.route ?? (page && readRoute(page.url))
  const also = [...(earlier ? listEarlier(earlier) : []), ...(visited?.also ?? [])]
  const options = { also, ...(near !== undefined && { near }) }
  if (visited === undefined) return knowledge.search(query, { ...options, limit: SEARCHED })
  const wanted = new Set(also)
  const hits = visited.keep(knowledge.search(query, { ...options, limit: DEEPER * SEARCHED }))
  return hits.filter(({ passage }, rank) => rank < SEARCHED || wanted.has(passage.id))
}

/** A section with the author's own form of the question comes first, equal to the best. */
function putAuthoredFirst(
  { text }: Question,
  knowledge: Knowledge,
  hits: readonly Hit[],
): { found: Hit[]; authored: Hit[] } {
  const found = findAuthored(text, knowledge, hits)
  const best = hits[0]?.score ?? 0
  const authored = found.map((hit) => ({ ...hit, score: best }))
  const rest = hits.filter((hit) => !found.includes(hit))
  return { found: [...authored, ...rest], authored }
}
