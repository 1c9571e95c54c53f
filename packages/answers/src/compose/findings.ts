import type { AlikeQuestion, Hit, Knowledge, NoteHit, StudyNote } from '@docent/retrieval'
import { readAskedName } from '../choosing/askedName.ts'
import { readEarlierAnswer, type EarlierAnswer } from '../choosing/earlierAnswer.ts'
import type { Question } from '../contract/types.ts'
import { findSame } from '../intents/alike.ts'
import { readContext } from '../intents/followUp.ts'
import { findVisited, type Visited } from '../intents/visited.ts'
import { AGAIN_GAP, CERTAIN_SECTION, DOUBT_BELOW, REFUSE_BELOW, SURE_MISSING } from '../tuning.ts'
import { findHits, type FoundHits, type Surroundings } from './findHits.ts'
import { judgeFindings } from './judgeFindings.ts'
import { asksHow } from './procedure.ts'
import { judgeHits, LOOKED_AT, type JudgedHits } from './judgeHits.ts'

/** How many notes may answer, or tell which sentence of a section answers. */
const TELLING = 60

/** The search results for a question, before the answer is written. */
export interface Findings extends Pick<FoundHits, 'query' | 'found' | 'hits' | 'isAuthored'> {
  /** The earlier questions that this one depends on. */
  readonly context: string
  /** The signals of the confidence. */
  readonly judged: JudgedHits
  readonly confidence: number
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
  const earlier = context === '' ? undefined : readEarlier(question, knowledge, context)
  const visited = findVisited(question, knowledge)
  if (visited === undefined) return read(question, knowledge, { context, earlier })
  return readVisited(question, knowledge, { context, earlier, visited })
}

/**
 * On the page of a product, a question without a name is about that product, unless a page about no product answers it.
 * The page of another product does not answer it. On any other page, its own sections only have more points.
 */
function readVisited(
  question: Question,
  knowledge: Knowledge,
  surroundings: Surroundings & { readonly visited: Visited },
): Findings {
  const { visited, ...without } = surroundings
  if (fitsAnother(question, knowledge, surroundings)) return read(question, knowledge, without)
  const here = read(question, knowledge, surroundings)
  if (visited.kind === 'page') {
    const isFound = here.verdict === 'answer' || here.verdict === 'exhausted'
    return isFound ? here : read(question, knowledge, without)
  }
  const isGeneral = visited.kind === 'product' && !isFrom(visited.route, here)
  if (here.verdict === 'exhausted' || (here.verdict === 'answer' && isGeneral)) return here
  const named = readNamed(question, knowledge, surroundings)
  if (named?.verdict === 'answer') return named
  if (here.verdict === 'answer' || visited.isMeant) return here
  const anywhere = read(question, knowledge, without)
  return isForeign(anywhere, visited) ? { ...anywhere, verdict: 'doubt' } : anywhere
}

/**
 * The same question with the name of the product, as a visitor elsewhere would ask it: "weight? Wren". How something is
 * done is on other pages too, and these do not name the product.
 */
function readNamed(
  question: Question,
  knowledge: Knowledge,
  surroundings: Surroundings & { readonly visited: Visited },
): Findings | undefined {
  const { name, route } = surroundings.visited
  if (name === undefined || asksHow(question.text)) return undefined
  const named = read({ ...question, text: `${question.text} ${name}` }, knowledge, surroundings)
  return isFrom(route, named) ? named : undefined
}

/**
 * Whether the page of another product fits better, although the sections of this one have more points. In a shop this
 * means nothing: all its goods have a weight. But "products" without a price are often parts of one program, and "it" is
 * the program.
 */
function fitsAnother(
  question: Question,
  knowledge: Knowledge,
  surroundings: Surroundings & { readonly visited: Visited },
): boolean {
  const { visited } = surroundings
  if (visited.kind !== 'product' || visited.hasPrice) return false
  const everything = { ...visited, keep: (hits: readonly Hit[]) => [...hits] }
  return isForeign(read(question, knowledge, { ...surroundings, visited: everything }), visited)
}

/** Whether another product answers. */
function isForeign(findings: Findings, { keep }: Visited): boolean {
  const [best] = judgeFindings(findings)
  return findings.verdict === 'answer' && best !== undefined && keep([best.hit]).length === 0
}

function isFrom(route: string | undefined, findings: Findings): boolean {
  return judgeFindings(findings)[0]?.hit.passage.route === route
}

function read(question: Question, knowledge: Knowledge, surroundings: Surroundings): Findings {
  const { context, earlier } = surroundings
  const search = findHits(question, knowledge, surroundings)
  const { query, found, hits, isAuthored } = search
  const { judged, confidence } = judgeHits(question, knowledge, context, search)
  const same = findSame(keepDefining(search), hits)
  // After another question, "and how many litres?" can be about anything.
  const canBeMissing = context === '' && !isAuthored && same === undefined
  const missing = canBeMissing ? findMissing(question, knowledge) : undefined
  const usual = missing ? 'refuse' : readVerdict(confidence)
  const verdict = question.again > 0 && isExhausted(hits, found) ? 'exhausted' : usual
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

/** "Why Traefik?" is close to "What is Traefik?", and does not ask what it is. */
function keepDefining({ alike, definition }: FoundHits): readonly AlikeQuestion[] {
  if (definition === undefined) return alike
  return alike.filter((one) => readAskedName(one.question)?.name === definition.name)
}

/** Finds the sections that answered the earlier questions. */
function readEarlier(question: Question, knowledge: Knowledge, context: string): EarlierAnswer {
  const before = { ...question, text: context, history: [], avoid: [] }
  const findings = kept.get(knowledge)?.get(nameKept(before)) ?? readAlone(before, knowledge)
  return readEarlierAnswer(judgeFindings(findings), question.history)
}

/** The note that fits best, if no page answers its questions. */
function findMissing({ text }: Question, knowledge: Knowledge): StudyNote | undefined {
  const [best, ...others] = knowledge.notes(text, LOOKED_AT)
  if (!best?.note.isMissing || best.fit < SURE_MISSING) return undefined
  const isAnswered = others.some(({ note, fit }) => !note.isMissing && fit > best.fit)
  return isAnswered ? undefined : best.note
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
