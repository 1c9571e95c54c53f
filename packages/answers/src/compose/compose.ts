import { audienceId, readTerms } from '@docent/retrieval'
import type { Passage, Unit } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { isCode, readIdentifier } from '../choosing/isNamedHeading.ts'
import { cite, escapeMarkdown, type Said } from '../contract/draft.ts'
import {
  ALSO_CLOSE_SHARE,
  COMPLETE_LENGTH,
  SHORT_COMPLETE_LENGTH,
  SHOWN_ALONE,
  CLEAR_SECTION,
  GLANCE_LENGTH,
  SAME_QUESTION,
  SEE_ALSO_SHARE,
  SHORT_LENGTH,
  WHOLE_LENGTH,
} from '../tuning.ts'
import {
  chooseCards,
  headingOf,
  hasOnlyNumber,
  nameOf,
  sayLink,
  sayTeaser,
  type PassageCard,
} from './cards.ts'
import { excerpt } from './excerpt.ts'
import { complete } from './keeping/complete.ts'
import { beginsAboutHeading, leansWithoutConnective } from './needs.ts'
import { leaveOtherFacts } from './leaveOtherFacts.ts'
import { openSentences } from './opening.ts'
import { addProcedure } from './procedure.ts'
import { renderUnits, type Block } from './render.ts'

/** Composes an answer from sentences of one section, with links to read on. */
export function composeAnswer(
  sections: readonly JudgedSection[],
  words: ReadonlySet<string>,
  phrases: Pick<Phrases, 'seeAlso' | 'alsoClose'>,
  { solution, isHow = false, close = [] }: AnswerParts = {},
): Said[] {
  const [best, ...rest] = sections
  if (best === undefined) return []
  const others = rest.filter(({ hit }) => hit.passage.id !== solution?.id)
  const apart = close.filter(({ hit }) => hit.passage.id !== solution?.id)
  const solved = rest.find(({ hit }) => hit.passage.id === solution?.id)
  const said = [
    ...saySection(best, leaveOtherFacts(best, keepOf(best, isHow ? words : undefined), words)),
    ...saySolution(solution, solved?.worths),
  ]
  const isCertain = best.share >= SHOWN_ALONE && close.length === 0
  const told = new Set(said.flatMap((one) => (typeof one === 'string' ? readTerms(one) : [])))
  const cards = chooseCards(putFirst(apart, keepClose(others, best.share, isCertain))).map(
    (card) => ({
      ...card,
      isHeading: card.isHeading || repeats(card.unit, told),
    }),
  )
  return [...said, ...sayOthers(cards, words, isCertain, phrases)]
}

/** The parts of an answer that are not from the section that answers. */
interface AnswerParts {
  /** The solution of the error that the section describes. */
  readonly solution?: Passage | undefined
  /** Whether the question asks how. */
  readonly isHow?: boolean
  /** Sections that come close to another question of the same message. */
  readonly close?: readonly JudgedSection[]
}

/** Sections that come close to another question of the message, before others that come close to all of it. */
export function putFirst(
  close: readonly JudgedSection[],
  others: readonly JudgedSection[],
): JudgedSection[] {
  const first = new Set(close.map(({ hit }) => hit.passage.id))
  return [...close, ...others.filter(({ hit }) => !first.has(hit.passage.id))]
}

/** Whether a sentence says nothing that the answer does not. */
function repeats({ text }: Unit, told: ReadonlySet<string>): boolean {
  return readTerms(text).filter((term) => !told.has(term)).length <= 1
}

/** The sections that may answer as well. A link takes one line, and a sentence has to be worth its two. */
export function keepClose(
  sections: readonly JudgedSection[],
  best: number,
  isCertain: boolean,
): JudgedSection[] {
  const least = best * (isCertain ? SEE_ALSO_SHARE : ALSO_CLOSE_SHARE)
  return sections.filter(({ share }) => share >= least)
}

/** The solution below an error, under its own heading. */
function saySolution(solution: Passage | undefined, worths?: readonly number[]): Said[] {
  if (solution === undefined) return []
  const units = excerpt(
    solution,
    worths ?? solution.units.map(() => 0),
    GLANCE_LENGTH,
    WHOLE_LENGTH,
  )
  return ['\n\n', ...sayExcerpt(solution, units, `**${escapeMarkdown(solution.heading)}** `)]
}

/** Kept units of a section, each paragraph with its citation. */
export function saySection({ hit }: JudgedSection, units: readonly Unit[]): Said[] {
  const { passage, features } = hit
  const isUnasked = isUnaskedQuestion(passage, features.heading)
  const heading = isUnasked
    ? `**${escapeMarkdown(passage.heading)}** `
    : sayUnsaidName(passage, units)
  return sayExcerpt(passage, units, heading)
}

/** Further units of a section that already answers, so the question in its heading need not be named. */
export function sayRestOf({ hit }: JudgedSection, units: readonly Unit[]): Said[] {
  return sayExcerpt(hit.passage, units)
}

/** Links to read on, or other possible answers, with a sentence from each. */
export function sayOthers(
  cards: readonly PassageCard[],
  words: ReadonlySet<string>,
  isCertain: boolean,
  { seeAlso, alsoClose }: Pick<Phrases, 'seeAlso' | 'alsoClose'>,
): Said[] {
  if (cards.length === 0) return []
  if (isCertain) return [`\n\n${seeAlso}\n`, ...cards.flatMap(sayLink)]
  return [`\n\n${alsoClose}\n`, ...cards.flatMap((card) => sayTeaser(card, words))]
}

/**
 * The part of its section that an answer keeps.
 *
 * @param words the terms of a question that asks how.
 */
export function keepOf(section: JudgedSection, words?: ReadonlySet<string>): readonly Unit[] {
  const { hit, worths, share } = section
  const { units } = hit.passage
  const isClear = share >= CLEAR_SECTION
  const best = isClear
    ? excerpt(hit.passage, worths, GLANCE_LENGTH, WHOLE_LENGTH)
    : excerpt(hit.passage, worths, SHORT_LENGTH)
  const kept = words ? addProcedure(units, best, worths, words) : best
  const keeps = section.readKeeps?.()
  const room = isClear ? COMPLETE_LENGTH : SHORT_COMPLETE_LENGTH
  return keeps === undefined ? kept : complete(units, kept, { keeps, share, room })
}

/** "Yes" answers the question in the heading, and the visitor may have asked another. */
function isUnaskedQuestion({ heading }: Passage, asked: number): boolean {
  return heading.endsWith('?') && asked < SAME_QUESTION
}

/** "When true, …" says nothing without the setting that the heading names. */
function sayUnsaidName({ heading, title }: Passage, units: readonly Unit[]): string {
  const name = readIdentifier(heading || title)
  if (name === undefined || units.some(({ text }) => text.includes(name))) return ''
  return isCode(name) ? `\`${name}\`: ` : `**${escapeMarkdown(name)}**: `
}

/**
 * The kept part of a section, each of its paragraphs with its citation.
 *
 * @param heading what to say before it; undefined if it goes on with what the answer said before.
 */
function sayExcerpt(passage: Passage, units: readonly Unit[], heading?: string): Said[] {
  const citation = cite(passage, units[0]?.text ?? '')
  const blocks = renderUnits(openSentences(units, passage.units))
  const said: Said[] = []
  const isUnclear = !startsWithText(blocks) || leans(units[0], passage)
  const isHeaded = !isText(blocks[0]) || isAudience(passage) || (heading === '' && isUnclear)
  // A citation cannot be inside code, and at the end of a list it would belong to the last item.
  const citesHead = blocks[0]?.kind !== 'prose' || isAudience(passage)
  if (isHeaded)
    said.push(
      `**${isAudience(passage) ? nameOf(passage) : headingOf(passage)}**`,
      ...(citesHead ? [citation] : []),
      '\n\n',
    )
  else if (heading) said.push(heading)
  blocks.forEach((block, index) => {
    if (index > 0) said.push('\n\n')
    said.push(block.markdown)
    const isCited = isAudience(passage) || (isHeaded && citesHead && index === 0)
    if (!isCited && needsCitation(block, blocks[index + 1])) said.push(citation)
  })
  return said
}

/** "It is for:" does not say what is meant: its product is named above it. */
function isAudience({ id, route }: Passage): boolean {
  return id === audienceId(route)
}

/** "After this timeout" and "An example of this" are about the heading, and so is "Code:" above a list. */
const NAMES_HEADING =
  /^(?:(?:\S+ ){0,8}(?:after|before|for|in|of|with|without|during|until|on|from|by|to|use|if) (?:this|these|those)(?! (?:page|section|guide|article|tutorial|chapter|document|case|way|examples?|site|table|order|list|format|commands?|code|syntax|pattern|structure|steps?|hold|apply|are))\b|[\p{L} ]{1,24}:$)/iu

/** "Removes unreferenced packages." is about the command in the heading. */
const LACKS_SUBJECT =
  /^(?:adds|allows|builds|changes|checks|clears|closes|configures|contains|controls|converts|copies|creates|defines|deletes|describes|determines|disables|displays|downloads|enables|ensures|executes|forces|generates|gets|gives|ignores|indicates|initializes|installs|limits|lists|loads|makes|marks|moves|opens|overrides|prevents|prints|provides|reads|registers|removes|renders|replaces|represents|resets|restarts|restores|returns|runs|saves|sends|sets|shows|skips|specifies|starts|stops|stores|tells|toggles|triggers|turns|updates|uploads|validates|writes|define whether|whether to|specify whether)\s/i

/** "It takes effect within 20 seconds" below a list is about the section. */
function leans(unit: Unit | undefined, { units, heading }: Passage): boolean {
  if (unit?.kind !== 'sentence') return false
  if (hasOnlyNumber(heading) || (heading !== '' && LACKS_SUBJECT.test(unit.text))) return true
  if (NAMES_HEADING.test(unit.text)) return true
  if (unit !== units[0]) return leansWithoutConnective(unit.text)
  return heading !== '' && !heading.endsWith('?') && beginsAboutHeading(unit.text)
}

/** "**Weaknesses:**" above a list does not say of what. */
function startsWithText([first, second]: readonly Block[]): boolean {
  return first?.kind === 'label' ? isText(second) : isText(first)
}

function isText(block: Block | undefined): boolean {
  return block?.kind === 'prose' || block?.kind === 'label'
}

/** A label claims nothing, but the citation of the list or code below it can only be there. */
function needsCitation({ kind }: Block, next: Block | undefined): boolean {
  return kind === 'prose' || (kind === 'label' && !isText(next))
}
