import { findMost } from '../findMost.ts'
import { fillText } from '@docent/texts'
import type { Phrases } from '@docent/texts'
import { readTerms } from '@docent/retrieval'
import type { Knowledge, NoteHit, Query } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { cutAtWord, escapeMarkdown, type Said } from '../contract/draft.ts'
import type { Question } from '../contract/types.ts'
import { countTelling } from '../intents/followUp.ts'
import { splitQuestion } from '../intents/splitQuestion.ts'
import { sayNotes } from '../notes/answerFromNote.ts'
import { rankNotes } from '../notes/rankNotes.ts'
import { readHolding, readOwnTerms, weighUnknown } from '../refusal/holding.ts'
import {
  CLEAR_SECTION,
  FAR_BELOW,
  GLANCE_LENGTH,
  LIKELY_NOTE,
  PART_HELD,
  PART_LENGTH,
  PART_ROOM,
  PART_SHARE,
  PART_WEIGHT,
  WHOLE_LENGTH,
} from '../tuning.ts'
import { chooseCards, type PassageCard } from './cards.ts'
import { keepClose, sayOthers, saySection } from './compose.ts'
import { excerpt } from './excerpt.ts'
import { isClear, readFindings, readWithContext, type Findings } from './findings.ts'
import { judgeFindings } from './judgeFindings.ts'

/** The answers to several questions that were asked in one message. */
export interface PartsTold {
  /** The answers, if they are told one after another; undefined if one section answers the message. */
  readonly answers: PartAnswers | undefined
  /** Sections that come close to questions which the section of the whole message does not clearly answer. */
  readonly close: readonly JudgedSection[]
}

/** The section that is likely to answer a whole message, and the confidence in its answer. */
interface Whole {
  readonly section: JudgedSection
  readonly confidence: number
}

interface PartAnswers {
  readonly said: readonly Said[]
  /** The probability of the less certain part that asks something by itself. */
  readonly confidence: number
  /** Whether all of these parts are answered. */
  readonly isWhole: boolean
}

/** One of the questions, with the sections that may answer it, best first. */
interface Part {
  readonly query: Query
  readonly confidence: number
  readonly state: 'certain' | 'answered' | 'unclear' | 'missing'
  /** Whether a note says that no page answers it. */
  readonly isKnown: boolean
  readonly sections: readonly JudgedSection[]
  readonly note: NoteHit | undefined
}

/**
 * Answers the questions of a message one after another. It quotes those that the pages do not answer, and
 * shows what comes close to one that is unclear. Undefined if the message asks one question.
 *
 * @param whole the section that is likely to answer the whole message, if one is.
 */
export function tellParts(
  question: Question,
  knowledge: Knowledge,
  phrases: Phrases,
  whole: Whole | undefined,
): PartsTold | undefined {
  const split = splitQuestion(question.text)
  if (!split) return undefined
  const parts = readParts(split.parts, question, knowledge)
  if (parts.some(({ query }) => saysNothing(query))) return undefined
  const told = chooseParts(parts, split.isSure, whole)
  const close = split.isSure && whole ? findClose(parts, whole.section) : []
  return { answers: told && sayAnswers(told, question, phrases), close }
}

/** The parts that are told one after another, if they are. */
function chooseParts(
  parts: readonly Part[],
  isSure: boolean,
  whole: Whole | undefined,
): readonly Part[] | undefined {
  const answered = parts.filter(isAnswered)
  const isCertain = parts.every(({ state }) => state === 'certain')
  if (answered.length === 0 || (!isCertain && !isSure)) return undefined
  if (!isCertain && whole && !parts.some(isSurelyMissing)) return joinWhole(parts, whole)
  return isAboutSame(answered, parts) || isOneAnswer(answered, parts, isSure) ? undefined : parts
}

function isAnswered({ state }: Part): boolean {
  return state === 'answered' || state === 'certain'
}

/**
 * The parts that another section than that of the whole message certainly answers, each in its place, and the others
 * from the section of the whole message. Undefined if there are none.
 */
function joinWhole(parts: readonly Part[], whole: Whole): Part[] | undefined {
  const { id } = whole.section.hit.passage
  const isOf = ({ sections: [best] }: Part): boolean => best?.hit.passage.id === id
  const isElsewhere = (part: Part): boolean => part.state === 'certain' && !isOf(part)
  if (!parts.some(isElsewhere)) return undefined
  return parts.map((part) => {
    if (isElsewhere(part)) return part
    const note = isOf(part) ? part.note : undefined
    // Its sentences are weighed for this part, if it was found for it.
    const section = part.sections.find(({ hit }) => hit.passage.id === id) ?? whole.section
    const confidence = Math.max(part.confidence, whole.confidence)
    return { ...part, state: 'answered', confidence, sections: [section], note }
  })
}

/** For each part that the section of the whole message does not clearly answer, the best other section. */
function findClose(parts: readonly Part[], { hit }: JudgedSection): JudgedSection[] {
  const { id } = hit.passage
  const close = parts.flatMap(({ sections }) => {
    const [best] = sections
    const isClear = best?.hit.passage.id === id && best.share >= CLEAR_SECTION
    const other = sections.find((section) => section.hit.passage.id !== id)
    return isClear || other === undefined || other.share < PART_SHARE ? [] : [other]
  })
  return [...new Map(close.map((section) => [section.hit.passage.id, section])).values()]
}

function sayAnswers(parts: readonly Part[], question: Question, phrases: Phrases): PartAnswers {
  const answered = parts.filter(isAnswered)
  const unclear = parts.filter(({ state }) => state === 'unclear')
  const counted = parts.filter((part) => answered.includes(part) || isOwnQuestion(part))
  const words = new Set(readTerms(question.text))
  return {
    said: [
      ...sayParts(answered),
      ...sayMissing(parts, phrases),
      ...sayOthers(chooseOthers(answered, unclear), words, false, phrases),
    ],
    confidence: Math.min(...counted.map(({ confidence }) => confidence)),
    isWhole: counted.length === answered.length,
  }
}

function readParts(texts: readonly string[], question: Question, knowledge: Knowledge): Part[] {
  return texts.map((text, place) => readPart({ ...question, text }, knowledge, texts[place - 1]))
}

/** The answer to the whole message would not say that nothing on the site is about this part. */
function isSurelyMissing({ state, isKnown, confidence }: Part): boolean {
  return state === 'missing' && (isKnown || confidence < FAR_BELOW)
}

/** One section answers all parts, and a note about it says so better, or nothing shows that there are parts. */
function isOneAnswer(answered: readonly Part[], parts: readonly Part[], isSure: boolean): boolean {
  const places = new Set(answered.map(({ sections }) => sections[0]?.hit.passage.id))
  if (places.size > 1 || answered.length < parts.length) return false
  return !isSure || answered.some(({ note }) => note !== undefined)
}

/**
 * Whether the section that answers one question has what the other one adds. "Which database does it
 * use, and can I swap it for Postgres?" may have one answer, which names Postgres.
 */
function isAboutSame(answered: readonly Part[], parts: readonly Part[]): boolean {
  const asked = new Set(answered.flatMap(({ query }) => query.terms.map(({ term }) => term)))
  const told = new Set(
    answered.flatMap(({ sections }) => readTerms(sections[0]?.hit.passage.text ?? '')),
  )
  return parts
    .filter(({ state, isKnown }) => state === 'missing' && !isKnown)
    .flatMap(({ query }) => readOwnTerms(query))
    .some(({ term, weight }) => weight >= PART_WEIGHT && !asked.has(term) && told.has(term))
}

/** "… and how (by post, by bike)?" belongs to the question before it, whose answer counts. */
function isOwnQuestion({ query }: Part): boolean {
  return (query.text.replaceAll(/\([^()]*\)/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).length > 2
}

/** "And what are they?" asks for more of the same. */
function saysNothing({ terms, unknown }: Query): boolean {
  return terms.length + unknown.length === 0
}

function readPart(question: Question, knowledge: Knowledge, before?: string): Part {
  const findings = readAfter(question, knowledge, before)
  const { query, confidence, notes, missing } = findings
  const sections = judgeFindings(findings)
  const [best] = rankNotes(notes, sections)
  const note = best && best.fit >= LIKELY_NOTE ? best : undefined
  const state = readState(findings, sections, note)
  return { query, confidence, state, isKnown: missing !== undefined, sections, note }
}

/** A part may go on from the one before it, in words that do not show it. */
function readAfter(question: Question, knowledge: Knowledge, before?: string): Findings {
  // "And for how long?" asks nothing without the part before it.
  if (before !== undefined && countTelling(question.text) === 0) {
    return readWithContext(question, knowledge, before)
  }
  const alone = readFindings(question, knowledge)
  if (before === undefined) return alone
  return isClear(alone) ? alone : readWithContext(question, knowledge, before)
}

function readState(
  { verdict, judged: { query, hits }, missing }: Findings,
  [best]: readonly JudgedSection[],
  note: NoteHit | undefined,
): Part['state'] {
  if (missing) return 'missing'
  if (verdict === 'answer') {
    const share = best?.share ?? 0
    if (note || share >= CLEAR_SECTION) return 'certain'
    return share >= PART_SHARE ? 'answered' : 'unclear'
  }
  const { share } = readHolding(query, hits, weighUnknown(query))
  return share < PART_HELD && isTelling(query) ? 'missing' : 'unclear'
}

/** "Anything else to do before?" has no word that a page would have to mention. */
function isTelling(query: Query): boolean {
  if (query.unknown.length > 0) return true
  return readOwnTerms(query).some(({ weight }) => weight >= PART_WEIGHT)
}

/** The sections that come close to the unclear parts, and then others for the answered ones. */
function chooseOthers(answered: readonly Part[], unclear: readonly Part[]): PassageCard[] {
  const told = new Set(answered.map(({ sections }) => sections[0]?.hit.passage.id))
  const others = answered
    .flatMap(({ sections: [best, ...more] }) =>
      keepClose(more.slice(0, 2), best?.share ?? 0, false),
    )
    .toSorted((a, b) => b.share - a.share)
  const close = unclear.flatMap(({ sections }) => sections.slice(0, 2))
  return chooseCards([...close, ...others].filter(({ hit }) => !told.has(hit.passage.id)))
}

/** Each section once: several questions may be answered by the same one. */
function sayParts(parts: readonly Part[]): Said[] {
  const groups = [...Map.groupBy(parts, ({ sections }) => sections[0]?.hit.passage.id).values()]
  const isAlone = groups.length === 1
  return groups.flatMap((group, place) => [
    ...(place === 0 ? [] : ['\n\n']),
    ...sayGroup(group, isAlone),
  ])
}

/** The questions that one section answers, shorter if other sections follow. */
function sayGroup(parts: readonly Part[], isAlone: boolean): Said[] {
  const section = joinWorths(parts)
  if (section === undefined) return []
  const { passage } = section.hit
  const notes = new Map(parts.flatMap(({ note }) => (note ? [[note.note.key, note.note]] : [])))
  const [asked = ''] = parts.map(({ query }) => query.text)
  if (parts.every(({ note }) => note)) return sayNotes([...notes.values()], passage, asked)
  const units = isAlone
    ? excerpt(passage, section.worths, GLANCE_LENGTH, WHOLE_LENGTH)
    : excerpt(passage, section.worths, parts.length * PART_ROOM)
  return saySection(section, units)
}

/** The units that answer any of the questions, the best of each as good as the others. */
function joinWorths(parts: readonly Part[]): JudgedSection | undefined {
  const sections = parts.flatMap((part) => part.sections.slice(0, 1))
  const [first, ...others] = sections
  if (first === undefined || others.length === 0) return first
  const tops = sections.map(({ worths }) => findMost(worths))
  const worths = first.worths.map((_, place) =>
    Math.max(
      ...sections.map((section, which) => (section.worths[place] ?? 0) - (tops[which] ?? 0)),
    ),
  )
  return { ...first, worths }
}

function sayMissing(parts: readonly Part[], phrases: Phrases): Said[] {
  const missing = parts.filter(({ state }) => state === 'missing')
  return missing.map(({ query }) => {
    // A story comes before its question.
    const asked = query.text.split(/(?<=[.!;])\s+/).at(-1) ?? query.text
    const part = escapeMarkdown(cutAtWord(asked, PART_LENGTH))
    return `\n\n${fillText(phrases.missingPart, { part })}`
  })
}
