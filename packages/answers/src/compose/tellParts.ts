import { findMost } from '../findMost.ts'
import { fillText } from '@docent/texts'
import type { Phrases } from '@docent/texts'
import { readTerms } from '@docent/retrieval'
import type { Knowledge, Query } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { cutAtWord, escapeMarkdown, type Said } from '../contract/draft.ts'
import type { Question } from '../contract/types.ts'
import { splitQuestion } from '../intents/splitQuestion.ts'
import { readHolding, readOwnTerms, weighUnknown } from '../refusal/holding.ts'
import {
  GLANCE_LENGTH,
  PART_HELD,
  PART_LENGTH,
  PART_SHARE,
  PART_WEIGHT,
  SHORT_LENGTH,
  WHOLE_LENGTH,
} from '../tuning.ts'
import { chooseCards, type PassageCard } from './cards.ts'
import { sayOthers, saySection } from './compose.ts'
import { excerpt } from './excerpt.ts'
import { readFindings, readWithContext, type Findings } from './findings.ts'
import { judgeFindings } from './judgeFindings.ts'

/** Answers two questions that were asked in one message. */
export interface PartsTold {
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
  readonly state: 'answered' | 'unclear' | 'missing'
  readonly sections: readonly JudgedSection[]
}

/**
 * Answers both questions of a message, or one of them and quotes the other, which the pages do not
 * answer. Undefined if the message asks one question, or if a part is unclear: then both parts are
 * searched together, which finds more.
 */
export function tellParts(
  question: Question,
  knowledge: Knowledge,
  phrases: Phrases,
): PartsTold | undefined {
  const split = splitQuestion(question.text)
  if (!split || saysNothing(knowledge.readQuery(split.second))) return undefined
  const parts = [
    readPart({ ...question, text: split.first }, knowledge),
    readPart({ ...question, text: split.second }, knowledge, split.first),
  ]
  const answered = parts.filter(({ state }) => state === 'answered')
  if (answered.length === 0 || parts.some(({ state }) => state === 'unclear')) return undefined
  if (isAboutSame(answered, parts)) return undefined
  const counted = parts.filter((part) => answered.includes(part) || isOwnQuestion(part))
  const words = new Set(readTerms(question.text))
  return {
    said: [
      ...sayBest(answered.flatMap(({ sections }) => sections.slice(0, 1))),
      ...sayMissing(parts, phrases),
      ...sayOthers(chooseOthers(answered), words, false, phrases),
    ],
    confidence: Math.min(...counted.map(({ confidence }) => confidence)),
    isWhole: counted.length === answered.length,
  }
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
    .filter(({ state }) => state === 'missing')
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

function readPart(question: Question, knowledge: Knowledge, context?: string): Part {
  const findings =
    context === undefined
      ? readFindings(question, knowledge)
      : readWithContext(question, knowledge, context)
  const { query, confidence } = findings
  const sections = judgeFindings(findings)
  return { query, confidence, sections, state: readState(findings, sections) }
}

function readState(
  { verdict, judged, missing }: Findings,
  [best]: readonly JudgedSection[],
): Part['state'] {
  if (missing) return 'missing'
  if (verdict === 'answer') return best && best.share >= PART_SHARE ? 'answered' : 'unclear'
  const { share } = readHolding(judged.query, judged.hits, weighUnknown(judged.query))
  return share < PART_HELD ? 'missing' : 'unclear'
}

function chooseOthers(parts: readonly Part[]): PassageCard[] {
  const told = new Set(parts.map(({ sections }) => sections[0]?.hit.passage.id))
  const others = parts
    .flatMap(({ sections }) => sections.slice(1, 3))
    .toSorted((a, b) => b.share - a.share)
    .filter(({ hit }) => !told.has(hit.passage.id))
  return chooseCards(others)
}

/** Each section once: both questions may be answered by the same one. */
function sayBest([first, second]: readonly JudgedSection[]): Said[] {
  if (first === undefined) return []
  if (second === undefined) {
    return saySection(first, excerpt(first.hit.passage, first.worths, GLANCE_LENGTH, WHOLE_LENGTH))
  }
  if (first.hit.passage.id === second.hit.passage.id) return sayBest([joinWorths(first, second)])
  const short = ({ hit, worths }: JudgedSection) => excerpt(hit.passage, worths, SHORT_LENGTH)
  return [...saySection(first, short(first)), '\n\n', ...saySection(second, short(second))]
}

/** The units that answer either question, the best of each as good as the other. */
function joinWorths(first: JudgedSection, second: JudgedSection): JudgedSection {
  const [top = 0, other = 0] = [first, second].map(({ worths }) => findMost(worths))
  const worths = first.worths.map((worth, place) =>
    Math.max(worth - top, (second.worths[place] ?? 0) - other),
  )
  return { ...first, worths }
}

function sayMissing(parts: readonly Part[], phrases: Phrases): Said[] {
  const missing = parts.filter(({ state }) => state === 'missing')
  return missing.map(({ query }) => {
    const part = escapeMarkdown(cutAtWord(query.text, PART_LENGTH))
    return `\n\n${fillText(phrases.missingPart, { part })}`
  })
}
