import { isLight, scoreFeatures } from '@docent/retrieval'
import type { Hit, Knowledge, Query } from '@docent/retrieval'
import type { Question } from '../contract/types.ts'
import { SURE_DEFINITION, weighPassage } from '../intents/defining.ts'
import { judgeConfidence } from '../refusal/confidence.ts'
import { isAboutOtherProduct } from '../refusal/isAboutOtherProduct.ts'
import { findMissingPairs } from '../refusal/missingPairs.ts'
import { AUTHORED_CONFIDENCE, DEFINED_CONFIDENCE, SEARCHED, SURE_NOTE } from '../tuning.ts'
import type { FoundHits } from './findHits.ts'

/** How many notes may say whether the question has an answer. */
export const LOOKED_AT = 10

/** The signals of the confidence. */
export interface JudgedHits extends Asked {
  /** Things with a name of two words that no page mentions. */
  readonly missingPairs: readonly string[]
}

interface Asked {
  readonly query: Query
  readonly hits: readonly Hit[]
}

/** Judges whether passages answer a question, by the sign that shows it best. */
export function judgeHits(
  question: Question,
  knowledge: Knowledge,
  context: string,
  search: FoundHits,
): { readonly judged: JudgedHits; readonly confidence: number } {
  const { query, hits, isAuthored, definition } = search
  const asked = sortByWords(chooseJudged(question, { query, hits }, knowledge, context))
  const judged = { ...asked, missingPairs: findMissingPairs(asked.query, knowledge) }
  const isElsewhere = !isAuthored && isAboutOtherProduct(asked.query, hits)
  const isSilent = search.isSilent || isElsewhere
  const own = isAuthored ? AUTHORED_CONFIDENCE : judgeWords(judged, { ...search, isSilent })
  // A note about the chat on a WordPress site has the words of a question about WordPress.
  const noted = isElsewhere ? 0 : judgeNotes(query, knowledge, hits)
  const isDefined =
    definition !== undefined &&
    !isSilent &&
    asked.query.unknown.length === 0 &&
    hits.some(({ passage }) => weighPassage(definition, passage) >= SURE_DEFINITION)
  return { judged, confidence: Math.max(own, noted, isDefined ? DEFINED_CONFIDENCE : 0) }
}

/**
 * If a product's pages do not mention the subject of the question, they do not answer it, however
 * high the other signals are. The sections of a product need not name it, so the words count more for a
 * question that names one.
 */
function judgeWords(
  { query, hits, missingPairs }: JudgedHits,
  { isSilent, isNamed }: Pick<FoundHits, 'isSilent' | 'isNamed'>,
): number {
  if (isSilent) return 0
  return judgeConfidence(query, hits, missingPairs, isNamed)
}

/** A note in the visitor's words makes an answer surer, and never less sure. */
function judgeNotes({ text, context }: Query, knowledge: Knowledge, hits: readonly Hit[]): number {
  const best = knowledge.notes(text, LOOKED_AT, context).find(({ note }) => !note.isMissing)
  if (best === undefined || best.fit < SURE_NOTE) return 0
  return hits.some(({ passage }) => passage.id === best.note.passage) ? best.fit : 0
}

/**
 * A note can rank a passage first that shares few words with the question. Confidence uses only the
 * text of the pages, so that a note with an answer never causes a refusal.
 */
function sortByWords({ query, hits }: Asked): Asked {
  const scoreOf = ({ features }: Hit): number => scoreFeatures(features)
  return { query, hits: hits.toSorted((a, b) => scoreOf(b) - scoreOf(a)) }
}

/**
 * Earlier questions help to find the passage, but lower its score. If a question is complete
 * without them, only its own words decide whether the site answers it.
 */
function chooseJudged(
  { text }: Question,
  whole: Asked,
  knowledge: Knowledge,
  context: string,
): Asked {
  if (context === '') return whole
  const alone = knowledge.readQuery(text)
  if (saysLittle(alone)) return whole
  const ids = new Set(whole.hits.map(({ passage }) => passage.id))
  const own = knowledge
    .search(alone, { limit: SEARCHED })
    .filter(({ passage }) => ids.has(passage.id))
  // "How do I set up the second one?": its own words lead elsewhere.
  return own.length > 0 || alone.unknown.length > 0 ? { query: alone, hits: own } : whole
}

/** "Where do I put that?" has no word that tells what it is about. */
function saysLittle({ terms, unknown }: Query): boolean {
  return unknown.length === 0 && terms.every(({ term }) => isLight(term))
}
