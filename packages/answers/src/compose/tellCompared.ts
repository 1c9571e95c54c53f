// Answers "What is the difference between X and Y?" from a section about both, or describes them
// side by side.

import { readTerms } from '@docent/retrieval'
import type { Knowledge, NoteHit, Passage, Unit } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { createAskedName } from '../choosing/askedName.ts'
import { findDefined } from '../intents/defining.ts'
import { cite, escapeMarkdown, type Said } from '../contract/draft.ts'
import { leavePurpose, readCompared, type Compared } from '../intents/readCompared.ts'
import { MAX_DEFINING, MIN_CARD_LENGTH, SIDE_LENGTH } from '../tuning.ts'
import { chooseCards } from './cards.ts'
import { composeAnswer, sayOthers } from './compose.ts'
import { findContrast, holdsAll, type NameTerms } from './findContrast.ts'
import { leansBack } from './needs.ts'
import { isPointer } from './pointer.ts'

/** A heading with more words than this besides the name is about something else. */
const MAX_FOREIGN = 2

/** The answer to a comparison. */
export interface ComparedTold {
  readonly said: readonly Said[]
  /** Whether the pages have a heading for each of the two, so that it is certain that they are about both. */
  readonly isNamed: boolean
}

/**
 * Answers a comparison of two things from the first likely section about both, else with a sentence
 * about each. Undefined for other questions, and if the pages do not describe one of the two.
 */
export function tellCompared(
  text: string,
  sections: readonly JudgedSection[],
  knowledge: Knowledge,
  phrases: Phrases,
): ComparedTold | undefined {
  const names = readCompared(text)
  if (!names) return undefined
  const terms = names.map((name) => readTerms(name))
  if (terms.some((one) => one.length === 0)) return undefined
  const words = new Set(readTerms(text))
  const contrast = findContrast(sections, readOwnTerms(names))
  if (contrast) {
    const others = sections.filter(({ hit }) => hit !== contrast.hit)
    return { said: composeAnswer([contrast, ...others], words, phrases), isNamed: false }
  }
  const [first, second] = terms.map((one, place) => {
    return findDefinition(names[place] ?? '', one, knowledge)
  })
  if (!first || !second || first.unit === second.unit) return undefined
  const told = new Set([first, second].map(({ passage }) => passage.id))
  const others = sections.filter(({ hit }) => !told.has(hit.passage.id))
  const said = [
    ...sayDefinition(first),
    '\n',
    ...sayDefinition(second),
    ...sayOthers(chooseCards(others), words, true, phrases),
  ]
  return { said, isNamed: first.foreign === 0 && second.foreign === 0 }
}

/** Of the notes, those that are about both things that a question compares. */
export function keepComparing(text: string, notes: readonly NoteHit[]): NoteHit[] {
  const names = readCompared(text)
  if (!names) return []
  const own = readOwnTerms(names)
  return notes.filter(({ note: { questions, answer } }) => {
    const told = [...questions, ...answer.map(({ markdown }) => markdown)]
    return holdsAll(told.join('\n'), own)
  })
}

/** The terms of each name without the purpose of both and without what both have. */
function readOwnTerms(names: Compared): readonly NameTerms[] {
  return leaveShared(leavePurpose(names).map((name) => readTerms(name)))
}

/** `docent dev` and `docent serve` differ in `dev` and `serve`. */
function leaveShared([first = [], second = []]: readonly NameTerms[]): readonly NameTerms[] {
  const own = (one: NameTerms, other: NameTerms) => one.filter((term) => !other.includes(term))
  const left = [own(first, second), own(second, first)]
  return left.some(({ length }) => length === 0) ? [first, second] : left
}

interface Definition {
  readonly passage: Passage
  readonly unit: Unit
  /** The number of other words in its heading; undefined if that does not have the name. */
  readonly foreign: number | undefined
}

/**
 * The sentence that defines a name: from the section with that heading or the page with that title, or else the one
 * that says what it is, or else from a section whose heading has the name and little more.
 */
function findDefinition(
  name: string,
  terms: NameTerms,
  knowledge: Knowledge,
): Definition | undefined {
  const named = findNamed(name, terms, knowledge)
  if (named?.foreign === 0) return named
  return findDefinedWhole(name, terms, knowledge) ?? named
}

function findDefinedWhole(
  name: string,
  terms: NameTerms,
  knowledge: Knowledge,
): Definition | undefined {
  const found = findDefined(createAskedName(name.toLowerCase()), knowledge)
  const unit = found?.passage.units[found.place]
  if (!found || !unit || !isWhole(unit)) return undefined
  return { passage: found.passage, unit, foreign: countForeign(headingOf(found.passage), terms) }
}

function findNamed(name: string, terms: NameTerms, knowledge: Knowledge): Definition | undefined {
  const passages = knowledge.search(name, { limit: MAX_DEFINING }).map(({ passage }) => passage)
  const named = passages
    .map((passage) => ({ passage, foreign: countForeign(headingOf(passage), terms) }))
    .filter(({ foreign }) => foreign !== undefined)
    .toSorted((a, b) => (a.foreign ?? 0) - (b.foreign ?? 0))
  for (const { passage, foreign } of named) {
    const unit = findSentence(passage, terms)
    if (unit) return { passage, unit, foreign }
  }
  return undefined
}

function headingOf({ heading, title }: Passage): string {
  return heading === '' ? title : heading
}

/**
 * The number of words in a heading besides the whole name; undefined if it names something else.
 */
function countForeign(heading: string, name: NameTerms): number | undefined {
  const terms = readTerms(heading)
  if (heading.endsWith('?') || terms.length > name.length + MAX_FOREIGN) return undefined
  if (!name.every((term) => terms.includes(term))) return undefined
  return terms.filter((term) => !name.includes(term)).length
}

/** The first sentence that can be read by itself, preferably one that names its subject. */
function findSentence({ units }: Passage, name: NameTerms): Unit | undefined {
  const whole = units.filter(isWhole)
  const namesIt = ({ text }: Unit) => holdsAll(text, [name])
  return whole.slice(0, 3).find(namesIt) ?? whole[0]
}

function isWhole(unit: Unit): boolean {
  if (unit.kind !== 'sentence' || unit.depth > 0 || isPointer(unit)) return false
  return !unit.text.endsWith(':') && !leansBack(unit.text) && unit.text.length >= MIN_CARD_LENGTH
}

function sayDefinition({ passage, unit, foreign }: Definition): Said[] {
  const heading = headingOf(passage)
  const said = [unit, ...findNext(passage, unit)].map(({ markdown }) => markdown).join(' ')
  // "`docent ask QUESTION`: ask in the terminal" begins with it.
  const beginsWithIt = unit.markdown.startsWith('`') && unit.text.startsWith(heading)
  const needsNoLabel = foreign === undefined || beginsWithIt
  const name = needsNoLabel ? '' : `**${escapeMarkdown(heading)}**: `
  return [`- ${name}${said}`, cite(passage, unit.text)]
}

/** The sentences of the same paragraph that follow, as far as there is room: "It cannot be undone." */
function findNext({ units }: Passage, unit: Unit): Unit[] {
  const following = units.slice(units.indexOf(unit) + 1)
  let length = unit.text.length
  const end = following.findIndex(({ kind, block, text }) => {
    length += text.length + 1
    return kind !== 'sentence' || block !== unit.block || length > SIDE_LENGTH || text.endsWith(':')
  })
  return following.slice(0, end === -1 ? undefined : end)
}
