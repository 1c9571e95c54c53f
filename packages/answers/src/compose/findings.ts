import { LIGHT_TERMS, scoreFeatures } from '@docent/retrieval'
import type { Query, Hit, Knowledge, NoteHit, StudyNote } from '@docent/retrieval'
import { readAskedName } from '../choosing/askedName.ts'
import { readTopic } from '../choosing/topic.ts'
import { addAlike, findSame } from '../intents/alike.ts'
import { addDefining, addTopical, SURE_DEFINITION, weighPassage } from '../intents/defining.ts'
import { findAuthored } from '../intents/authored.ts'
import { judgeFindings } from './judgeFindings.ts'
import { judgeConfidence } from '../refusal/confidence.ts'
import { isAboutOtherProduct } from '../refusal/isAboutOtherProduct.ts'
import { findMissingPairs } from '../refusal/missingPairs.ts'
import { readContext } from '../intents/followUp.ts'
import { listEarlier, readEarlierAnswer, type EarlierAnswer } from '../choosing/earlierAnswer.ts'
import { keepNamedProduct, leaveOtherProducts, type ProductHits } from '../intents/namedProduct.ts'
import {
  AGAIN_GAP,
  AUTHORED_CONFIDENCE,
  CERTAIN_SECTION,
  DEFINED_CONFIDENCE,
  DOUBT_BELOW,
  REFUSE_BELOW,
  SEARCHED,
  SURE_MISSING,
  SURE_NOTE,
} from '../tuning.ts'
import type { Question } from '../contract/types.ts'
import { readRoute } from '../visit.ts'

/** How many notes may say whether the question has an answer. */
const LOOKED_AT = 10
/** How many notes may answer, or tell which sentence of a section answers. */
const TELLING = 60

/** The search results for a question, before the answer is written. */
export interface Findings {
  /** The earlier questions that this one depends on. */
  readonly context: string
  readonly query: Query
  /** The best passages, best first. */
  readonly found: readonly Hit[]
  /** The same without those that earlier answers cited. */
  readonly hits: readonly Hit[]
  /** The signals of the confidence. */
  readonly judged: Judged
  readonly confidence: number
  /** Whether the author of a page wrote this question down word for word. */
  readonly isAuthored: boolean
  /** The hit above which an author wrote nearly the same question. */
  readonly same: Hit | undefined
  /** The notes that come closest, the worthiest first, without those that say that no page answers. */
  readonly notes: readonly NoteHit[]
  /** The note that says that no page answers the question. */
  readonly missing: StudyNote | undefined
  readonly verdict: Verdict
  /** The answer to the questions that this one depends on. */
  readonly earlier: EarlierAnswer | undefined
}

interface Judged extends Asked {
  /** Things with a name of two words that no page mentions. */
  readonly missingPairs: readonly string[]
}

interface Asked {
  readonly query: Query
  readonly hits: readonly Hit[]
}

/**
 * The outcome: an answer, passages that may not answer, a refusal, or a note that everything was
 * already said.
 */
type Verdict = 'answer' | 'doubt' | 'refuse' | 'exhausted'

/** Reads a question, finds matching passages, and judges whether they answer it. */
export function readFindings(question: Question, knowledge: Knowledge): Findings {
  const { text, isNeeded } = readContext(question)
  if (text !== '' && isNeeded) return readWithContext(question, knowledge, text)
  const alone = readAlone(question, knowledge)
  return text === '' || isClear(alone) ? alone : readWithContext(question, knowledge, text)
}

/** The latest questions that were read alone: a follow-up needs the one before it. */
const kept = new WeakMap<Knowledge, Map<string, Findings>>()
const MOST_KEPT = 20

function readAlone(question: Question, knowledge: Knowledge): Findings {
  const found = readWithContext(question, knowledge, '')
  if (question.avoid.length > 0) return found
  const latest = kept.get(knowledge) ?? new Map<string, Findings>()
  kept.set(knowledge, latest)
  const key = nameKept(question)
  latest.delete(key)
  latest.set(key, found)
  const [oldest = ''] = latest.keys()
  if (latest.size > MOST_KEPT) latest.delete(oldest)
  return found
}

function nameKept({ text, page }: Question): string {
  return JSON.stringify([text, page?.url])
}

/** Whether one section surely answers, so that no other question is needed. */
export function isClear(findings: Findings): boolean {
  const [best] = judgeFindings(findings)
  return findings.verdict === 'answer' && best !== undefined && best.share >= CERTAIN_SECTION
}

/** @param context the earlier questions. */
export function readWithContext(
  question: Question,
  knowledge: Knowledge,
  context: string,
): Findings {
  const topic = leaveOtherProducts(context, question.text, knowledge)
  const query = knowledge.readQuery(question.text, { context: topic })
  const near = question.page && readRoute(question.page.url)
  const earlier = context === '' ? undefined : readEarlier(question, knowledge, context)
  const also = earlier ? listEarlier(earlier) : []
  const search = { limit: SEARCHED, also, ...(near !== undefined && { near }) }
  const alike = knowledge.alike(query.text)
  const all = addAlike(alike, query, knowledge, knowledge.search(query, search))
  const definition = readAskedName(question.text)
  const explained = definition ? addDefining(definition, query, knowledge, all) : all
  const asksFor = readTopic(query)
  const general = asksFor ? addTopical(asksFor, query, knowledge, explained) : explained
  const about = keepNamedProduct(query, knowledge, general)
  const { found, authored } = putAuthoredFirst(question, knowledge, about.hits)
  const hits = found.filter(({ passage }) => !question.avoid.includes(passage.id))
  const asked = sortByWords(chooseJudged(question, { query, hits }, knowledge, context))
  const judged = { ...asked, missingPairs: findMissingPairs(asked.query, knowledge) }
  const isAuthored = hits[0] !== undefined && authored.includes(hits[0])
  const isElsewhere = !isAuthored && isAboutOtherProduct(asked.query, hits)
  const own = isAuthored
    ? AUTHORED_CONFIDENCE
    : judge(judged, { ...about, isSilent: about.isSilent || isElsewhere })
  // A note about the chat on a WordPress site has the words of a question about WordPress.
  const noted = isElsewhere ? 0 : judgeNotes(query, knowledge, hits)
  const isDefined =
    definition !== undefined &&
    !isElsewhere &&
    !about.isSilent &&
    asked.query.unknown.length === 0 &&
    hits.some(({ passage }) => weighPassage(definition, passage) >= SURE_DEFINITION)
  // "Why Traefik?" does not ask what it is.
  const defining = alike.filter((one) => readAskedName(one.question)?.name === definition?.name)
  const same = findSame(definition ? defining : alike, hits)
  const confidence = Math.max(own, noted, isDefined ? DEFINED_CONFIDENCE : 0)
  // After another question, "and how many litres?" can be about anything.
  const canBeMissing = context === '' && !isAuthored && same === undefined
  const missing = canBeMissing ? findMissing(question, knowledge) : undefined
  const usual = missing ? 'refuse' : readVerdict(confidence)
  const verdict = isExhausted(hits, found) ? 'exhausted' : usual
  return {
    context,
    query,
    found,
    hits,
    judged,
    confidence,
    isAuthored,
    same,
    notes: knowledge.notes(question.text, TELLING, context).filter(({ note }) => !note.isMissing),
    missing,
    verdict,
    earlier,
  }
}

/** Finds the sections that answered the earlier questions. */
function readEarlier(question: Question, knowledge: Knowledge, context: string): EarlierAnswer {
  const before = { ...question, text: context, history: [], avoid: [] }
  const findings = kept.get(knowledge)?.get(nameKept(before)) ?? readAlone(before, knowledge)
  return readEarlierAnswer(judgeFindings(findings), question.history)
}

/**
 * If a product's pages do not mention the subject of the question, they do not answer it, however
 * high the other signals are. The sections of a product need not name it, so only the words of a question
 * that names one can be compared.
 */
function judge(
  { query, hits, missingPairs }: Judged,
  { isSilent, isNamed }: Omit<ProductHits, 'hits'>,
): number {
  if (isSilent) return 0
  return judgeConfidence(query, hits, missingPairs, isNamed ? 'words' : 'sections')
}

/** The note that fits best, if no page answers its questions. */
function findMissing({ text }: Question, knowledge: Knowledge): StudyNote | undefined {
  const [best, ...others] = knowledge.notes(text, LOOKED_AT)
  if (!best?.note.isMissing || best.fit < SURE_MISSING) return undefined
  const isAnswered = others.some(({ note, fit }) => !note.isMissing && fit > best.fit)
  return isAnswered ? undefined : best.note
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

function readVerdict(confidence: number): Verdict {
  if (confidence < REFUSE_BELOW) return 'refuse'
  return confidence < DOUBT_BELOW ? 'doubt' : 'answer'
}

/** Whether earlier answers to the question have already used every passage that fits. */
function isExhausted(hits: readonly Hit[], found: readonly Hit[]): boolean {
  const best = found[0]?.score ?? 0
  return hits.length < found.length && (hits[0]?.score ?? -Infinity) < best - AGAIN_GAP
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
  return { query: alone, hits: own }
}

/** "Where do I put that?" has no word that tells what it is about. */
function saysLittle({ terms, unknown }: Query): boolean {
  return unknown.length === 0 && terms.every(({ term }) => LIGHT_TERMS.has(term))
}
