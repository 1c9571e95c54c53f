import type { Knowledge, NoteHit, Passage, StudyNote, Unit } from '@docent/retrieval'
import { readNoteTerms, readTerms } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import { chooseCards, headingOf, nameOf } from '../compose/cards.ts'
import { keepClose, putFirst, sayOthers, sayRestOf } from '../compose/compose.ts'
import { dropConnective } from '../compose/connectives.ts'
import { excerpt } from '../compose/excerpt.ts'
import type { Findings } from '../compose/findings.ts'
import { judgeFindings } from '../compose/judgeFindings.ts'
import { beginsAboutHeading, leansOn } from '../compose/needs.ts'
import { addProcedure, asksHow } from '../compose/procedure.ts'
import { findWholeList } from '../compose/tellList.ts'
import { findAskedSteps } from '../compose/tellSteps.ts'
import {
  cutOpeningVerdict,
  dropOpeningVerdict,
  dropUnfitVerdict,
  readVerdict,
} from '../compose/verdict.ts'
import { judgeSections, type JudgedSection } from '../choosing/judgeSections.ts'
import { cite } from '../contract/draft.ts'
import type { Draft, Said } from '../contract/draft.ts'
import type { Question } from '../contract/types.ts'
import { findMost } from '../findMost.ts'
import { suggest } from '../refusal/suggest.ts'
import { LIKELY_NOTE, SHOWN_ALONE } from '../tuning.ts'
import { restsOn } from './raiseTold.ts'
import { rankNotes } from './rankNotes.ts'

/** Another note of the same section that is worth less than this share is about something else. */
const MORE_WORTH = 0.65
/** Characters that a visitor takes in without scrolling. */
const GLANCE = 350
/** Characters of the section below its notes. */
const REST_LENGTH = 400
/** A sentence of the section that scores this much less than its best one has nothing to do with the question. */
const REST_GAP = 5.5

/** An answer that was written down before anybody asked. */
export interface NoteAnswer {
  /** The key of its note, for the receipt. */
  readonly key: string
  readonly draft: Draft
}

/**
 * The note that fits a question, as an answer; nothing if none fits. Below it comes what else its
 * section says, because a note is shorter than its section, and then other sections.
 */
export function answerFromNote(
  question: Question,
  knowledge: Knowledge,
  findings: Findings & { readonly close?: readonly JudgedSection[] },
  phrases: Pick<Phrases, 'seeAlso' | 'alsoClose'>,
): NoteAnswer | undefined {
  const sections = judgeFindings(findings)
  const [best] = sections
  // A note has no room for a whole list or for the steps of a tutorial.
  if (findWholeList(question.text, best) || findAskedSteps(question.text, best, knowledge)) {
    return undefined
  }
  const [hit, ...others] = rankNotes(findings.notes, sections)
  if (hit === undefined || hit.fit < LIKELY_NOTE) return undefined
  const { note, fit } = hit
  // The visitor has had this answer, and asks for another.
  if (question.avoid.includes(note.passage)) return undefined
  const passage = knowledge.passage(note.passage)
  if (passage === undefined) return undefined
  const notes = [note, ...chooseMore(hit, others)]
  const said = [
    ...sayNotes(notes, passage, question.text),
    ...sayRest(notes, passage, judgeSections(findings.query, findings.hits), question.text),
    ...sayMore(passage, sections, findings.close ?? [], question, phrases),
  ]
  const routes = new Set(said.map((one) => (typeof one === 'string' ? '' : one.passage.route)))
  const pages = knowledge.pages().filter(({ route }) => routes.has(route))
  const followups = suggest(pages, question)
  const draft: Draft = { said, grounded: true, confidence: fit, followups, reading: pages.length }
  return { key: note.key, draft }
}

/**
 * Other notes of the same section that fit nearly as well and say something else, as long as all is
 * read at a glance.
 */
function chooseMore(first: NoteHit, others: readonly NoteHit[]): StudyNote[] {
  const chosen: StudyNote[] = []
  const said = new Set(readAnswer(first.note))
  let length = sayAnswer(first.note).length
  for (const { note, worth } of others) {
    const more = sayAnswer(note).length
    if (worth < first.worth * MORE_WORTH || length + more > GLANCE) continue
    if (note.answer.some(({ markdown }) => isRepeated(markdown, said))) continue
    chosen.push(note)
    length += more
    for (const term of readAnswer(note)) said.add(term)
  }
  return chosen
}

/** Whether everything in a sentence was said before, perhaps in the words of the note. "Not" tells something else. */
function isRepeated(text: string, said: ReadonlySet<string>): boolean {
  return readNoteTerms(text).every((term) => said.has(term))
}

/** The sentences of the notes, with their source. A second "Nothing." says nothing. */
export function sayNotes(notes: readonly StudyNote[], passage: Passage, question: string): Said[] {
  const verdict = readVerdict(notes[0] ? sayAnswer(notes[0]) : '')
  const sayNext = (note: StudyNote) => {
    const said = sayAnswer(note)
    const repeats = verdict !== '' && said.startsWith(`${verdict} `)
    return cutOpeningVerdict(repeats ? said.slice(verdict.length + 1) : said)
  }
  return notes.flatMap((note, place) => [
    place === 0
      ? sayAlone(dropUnfitVerdict(sayAnswer(note), question), passage)
      : `\n\n${sayNext(note)}`,
    cite(passage, note.answer[0]?.quote ?? ''),
  ])
}

/** "It costs $5" does not say what: it is about the heading of its section. */
function sayAlone(answer: string, passage: Passage): string {
  const alone = dropConnective(answer)
  return beginsAboutHeading(alone) ? `**${headingOf(passage)}** ${alone}` : alone
}

/** The rest of the section that its notes do not say, and a link to it. */
function sayRest(
  notes: readonly StudyNote[],
  passage: Passage,
  sections: readonly JudgedSection[],
  question: string,
): Said[] {
  const link = `\n\n[${nameOf(passage)}](${passage.url})`
  const section = sections.find(({ hit }) => hit.passage.id === passage.id)
  if (section === undefined) return [link]
  const { units } = passage
  const kept = dropSaid(units, excerpt(passage, section.worths, REST_LENGTH), section.worths, notes)
  const rest =
    asksHow(question) && kept.length > 0
      ? addProcedure(units, kept, section.worths, new Set(readTerms(question)))
      : kept
  const shown = rest.flatMap(dropOpeningVerdict)
  return shown.length === 0 ? [link] : ['\n\n', ...sayRestOf(section, shown), link]
}

/**
 * Of the units of a section that are kept, those that say something new by themselves: "Yes." does not, and neither
 * does "It invents nothing" without the sentence before it. A list is kept whole with its lead if one item is new,
 * and a table if half of its rows are: the others would be said twice. The other settings of a list of settings are
 * left out if a note is about one of them.
 */
function dropSaid(
  units: readonly Unit[],
  kept: readonly Unit[],
  worths: readonly number[],
  notes: readonly StudyNote[],
): Unit[] {
  const quotes = notes.flatMap(({ answer }) => answer.map(({ quote }) => quote))
  const said = new Set(notes.flatMap(readAnswer))
  const isTold = ({ kind, text }: Unit): boolean =>
    (kind === 'sentence' && readTerms(text).length <= 1) ||
    (kind !== 'code' && isRepeated(text, said)) ||
    quotes.some((quote) => restsOn(quote, text))
  const lastTold = units.findLast(({ text }) => quotes.some((quote) => restsOn(quote, text)))
  const least = findMost(worths) - REST_GAP
  const places = new Map(units.map((unit, place) => [unit.text, place]))
  const placeOf = ({ text }: Unit): number => places.get(text) ?? 0
  const blocks = Map.groupBy(
    kept.filter(({ kind }) => kind !== 'sentence'),
    ({ block }) => block,
  )
  const isToldEntry = (unit: Unit): boolean => isEntryOfTerms(unit) && isTold(unit)
  const listsTold = new Set(units.filter(isToldEntry).map(({ block }) => block))
  const isNew = (block: number): boolean => {
    if (listsTold.has(block)) return false
    const own = blocks.get(block) ?? []
    const told = own.filter(isTold).length
    return told < own.length && (own[0]?.kind !== 'row' || told <= own.length / 2)
  }
  return kept.filter((unit, index) => {
    if (unit.kind !== 'sentence' || listsTold.has(unit.block)) return isNew(unit.block)
    const place = placeOf(unit)
    const next = units[place + 1]
    if (unit.text.endsWith(':')) {
      // Code says what it is for, if its note has just said it.
      const isSaid = next?.kind === 'code' && isTold(unit)
      return next !== undefined && blocks.has(next.block) && isNew(next.block) && !isSaid
    }
    const before = units[place - 1]
    const isBehind = before !== undefined && (kept[index - 1] === before || before === lastTold)
    const leans = leansOn(units, place) && !isBehind
    return !isTold(unit) && !leans && (worths[place] ?? 0) >= least
  })
}

/** "**port**: the port that it listens on": each entry of such a list says something by itself. */
function isEntryOfTerms({ kind, markdown }: Unit): boolean {
  return (
    kind === 'item' && /^(?:\*\*[^*]{1,60}\*\*:|\*\*[^*]{1,60}:\*\*|`[^`]{1,60}`:)\s/.test(markdown)
  )
}

/** The other sections that may answer. */
function sayMore(
  { id }: Passage,
  sections: readonly JudgedSection[],
  close: readonly JudgedSection[],
  { text }: Question,
  phrases: Pick<Phrases, 'seeAlso' | 'alsoClose'>,
): Said[] {
  const best = sections[0]?.share ?? 0
  const others = sections.filter(({ hit }) => hit.passage.id !== id)
  const own = sections.find(({ hit }) => hit.passage.id === id)?.share ?? 0
  const also = close.filter(({ hit }) => hit.passage.id !== id)
  const isCertain = own >= SHOWN_ALONE && also.length === 0
  const cards = chooseCards(putFirst(also, keepClose(others, best, isCertain)))
  return sayOthers(cards, new Set(readTerms(text)), isCertain, phrases)
}

/** The terms of its sentences, and of those that they rest on. */
function readAnswer({ answer }: StudyNote): string[] {
  return answer.flatMap(({ markdown, quote }) => readNoteTerms(`${markdown}\n${quote}`))
}

function sayAnswer({ answer }: StudyNote): string {
  return answer.map(({ markdown }) => markdown).join(' ')
}
