// Answers "What is the difference between X and Y?" from a section about both, or describes them
// side by side.

import { findMost } from '../findMost.ts'
import { allowSpellings, readTerms } from '@docent/retrieval'
import type { Knowledge, Passage, Unit } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { cite, escapeMarkdown, type Said } from '../contract/draft.ts'
import { leavePurpose, readCompared } from '../intents/readCompared.ts'
import { CONTRASTED, MAX_DEFINING, MIN_CARD_LENGTH } from '../tuning.ts'
import { chooseCards } from './cards.ts'
import { composeAnswer, sayOthers } from './compose.ts'
import { leansBack } from './needs.ts'
import { isPointer } from './pointer.ts'

const PROMISES = allowSpellings(
  /\b(?:vs\.?|versus|differ\w*|compar\w*|or|oder|unterschied\w*|vergleich\w*)\b|الفرق|مقارنة/iu,
)
/** A heading with more words than this besides the name is about something else. */
const MAX_FOREIGN = 2

const CONTRASTS = allowSpellings(
  /\b(?:while|whereas|but|unlike|however|compared|than|differ\w*|während|sondern|statt|anders|unterschied\w*)\b|بينما|بخلاف|بدلا|الفرق/iu,
)

const PREFERS =
  /\b(?:better|faster|slower|cheaper|safer|easier|simpler|prefer(?:red|able)?|recommend(?:ed)?) (?:\p{L}+ ){0,3}(?:than|to|over|instead of|rather than)\b/iu

/**
 * Answers a comparison of two things from the first likely section about both, else with a sentence
 * about each. Undefined for other questions, and if the pages do not describe one of the two.
 */
export function tellCompared(
  text: string,
  sections: readonly JudgedSection[],
  knowledge: Knowledge,
  phrases: Phrases,
): Said[] | undefined {
  const names = readCompared(text)
  if (!names) return undefined
  const terms = names.map((name) => readTerms(name))
  if (terms.some((one) => one.length === 0)) return undefined
  const words = new Set(readTerms(text))
  const contrast = findContrast(
    sections.slice(0, CONTRASTED),
    leaveShared(leavePurpose(names).map((name) => readTerms(name))),
  )
  if (contrast) {
    const others = sections.filter(({ hit }) => hit !== contrast.hit)
    return composeAnswer([contrast, ...others], words, phrases)
  }
  const [first, second] = terms.map((one, place) => {
    return findDefinition(names[place] ?? '', one, knowledge)
  })
  if (!first || !second || first.unit === second.unit) return undefined
  const told = new Set([first, second].map(({ passage }) => passage.id))
  const others = sections.filter(({ hit }) => !told.has(hit.passage.id))
  return [
    ...sayDefinition(first),
    '\n',
    ...sayDefinition(second),
    ...sayOthers(chooseCards(others), words, true, phrases),
  ]
}

type Terms = readonly string[]

/** `docent dev` and `docent serve` differ in `dev` and `serve`. */
function leaveShared([first = [], second = []]: readonly Terms[]): readonly Terms[] {
  const own = (one: Terms, other: Terms) => one.filter((term) => !other.includes(term))
  const left = [own(first, second), own(second, first)]
  return left.some(({ length }) => length === 0) ? [first, second] : left
}

/**
 * The first section whose heading names both, or that contrasts them in a sentence or in the
 * columns of a table. Those units become its best.
 */
function findContrast(
  sections: readonly JudgedSection[],
  names: readonly Terms[],
): JudgedSection | undefined {
  const preferred = findPreferred(sections, names)
  if (preferred) return preferred
  for (const section of sections) {
    const { heading, title, units } = section.hit.passage
    const promises = (text: string) => PROMISES.test(text) && holdsAll(text, names)
    if (promises(heading) || promises(title)) return section
    const places = new Set([...units.keys()].filter((place) => contrasts(units[place], names)))
    if (places.size > 0) return { ...section, worths: raise(section.worths, places) }
  }
  return undefined
}

/** The section with a sentence that says which of the two is better. */
function findPreferred(
  sections: readonly JudgedSection[],
  names: readonly Terms[],
): JudgedSection | undefined {
  for (const section of sections) {
    const places = [...section.hit.passage.units.entries()].filter(([, { kind, text }]) => {
      return kind !== 'code' && kind !== 'row' && PREFERS.test(text) && holdsAll(text, names)
    })
    if (places.length === 0) continue
    return { ...section, worths: raise(section.worths, new Set(places.map(([place]) => place))) }
  }
  return undefined
}

function contrasts(unit: Unit | undefined, names: readonly Terms[]): boolean {
  if (unit === undefined || unit.kind === 'code') return false
  if (unit.kind === 'row') return holdsAll(unit.head ?? '', names)
  return CONTRASTS.test(unit.text) && holdsAll(unit.text, names)
}

function raise(worths: readonly number[], places: ReadonlySet<number>): readonly number[] {
  const best = findMost(worths)
  return worths.map((worth, place) => (places.has(place) ? best + 1 : worth))
}

function holdsAll(text: string, names: readonly Terms[]): boolean {
  const held = new Set(readTerms(text))
  return names.every((terms) => terms.every((term) => held.has(term)))
}

interface Definition {
  readonly passage: Passage
  readonly unit: Unit
}

/**
 * The sentence that defines a name, from the section with that heading or the page with that title.
 */
function findDefinition(name: string, terms: Terms, knowledge: Knowledge): Definition | undefined {
  const passages = knowledge.search(name, { limit: MAX_DEFINING }).map(({ passage }) => passage)
  const named = passages
    .map((passage) => ({ passage, foreign: countForeign(headingOf(passage), terms) }))
    .filter(({ foreign }) => foreign !== undefined)
    .toSorted((a, b) => (a.foreign ?? 0) - (b.foreign ?? 0))
  for (const { passage } of named) {
    const unit = findSentence(passage, terms)
    if (unit) return { passage, unit }
  }
  return undefined
}

function headingOf({ heading, title }: Passage): string {
  return heading === '' ? title : heading
}

/**
 * The number of words in a heading besides the whole name; undefined if it names something else.
 */
function countForeign(heading: string, name: Terms): number | undefined {
  const terms = readTerms(heading)
  if (heading.endsWith('?') || terms.length > name.length + MAX_FOREIGN) return undefined
  if (!name.every((term) => terms.includes(term))) return undefined
  return terms.filter((term) => !name.includes(term)).length
}

/** The first sentence that can be read by itself, preferably one that names its subject. */
function findSentence({ units }: Passage, name: Terms): Unit | undefined {
  const whole = units.filter(isWhole)
  const namesIt = ({ text }: Unit) => holdsAll(text, [name])
  return whole.slice(0, 3).find(namesIt) ?? whole[0]
}

function isWhole(unit: Unit): boolean {
  if (unit.kind !== 'sentence' || unit.depth > 0 || isPointer(unit)) return false
  return !unit.text.endsWith(':') && !leansBack(unit.text) && unit.text.length >= MIN_CARD_LENGTH
}

function sayDefinition({ passage, unit }: Definition): Said[] {
  const heading = headingOf(passage)
  // "`docent dev`: serve with live reload" begins with it.
  const name = unit.text.startsWith(`${heading}:`) ? '' : `**${escapeMarkdown(heading)}**: `
  return [`- ${name}${unit.markdown}`, cite(passage, unit.text)]
}
