// Finds the section that compares two things.

import { allowSpellings, readTerms } from '@docent/retrieval'
import type { Passage, Unit } from '@docent/retrieval'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { findMost } from '../findMost.ts'
import { CONTRASTED } from '../tuning.ts'

/** The terms of one of the two names. */
export type NameTerms = readonly string[]

const PROMISES = allowSpellings(
  /\b(?:vs\.?|versus|differ\w*|compar\w*|or|oder|unterschied\w*|vergleich\w*)\b|الفرق|مقارنة/iu,
)

const CONTRASTS = allowSpellings(
  /\b(?:while|whereas|but|unlike|however|compared|than|differ\w*|während|sondern|statt|anders|unterschied\w*)\b|بينما|بخلاف|بدلا|الفرق/iu,
)

const PREFERS =
  /\b(?:better|faster|slower|cheaper|safer|easier|simpler|prefer(?:red|able)?|recommend(?:ed)?) (?:\p{L}+ ){0,3}(?:than|to|over|instead of|rather than)\b/iu

/** "You need Postgres only if several servers share them", where the sentence before it names SQLite. */
const DECIDES = /\b(?:only (?:if|when|for)|unless|instead of|nur wenn|es sei denn)\b/iu

/**
 * The first likely section that says which is better, whose heading promises both, or that contrasts them in a
 * sentence or in the columns of a table; else one that only promises it or says when one of them is needed. Those
 * units become its best.
 */
export function findContrast(
  sections: readonly JudgedSection[],
  names: readonly NameTerms[],
): JudgedSection | undefined {
  const likely = sections.slice(0, CONTRASTED)
  return (
    findRaised(
      likely,
      (unit) => isText(unit) && PREFERS.test(unit.text) && holdsAll(unit.text, names),
    ) ??
    findFirst(likely, (section) =>
      promises(section, names) ? section : raise(section, (unit) => contrasts(unit, names)),
    ) ??
    sections.find((section) => promises(section, names)) ??
    findFirst(likely, (section) => raise(section, (_, place) => decides(section, place, names)))
  )
}

function promises({ hit }: JudgedSection, names: readonly NameTerms[]): boolean {
  const { heading, title }: Passage = hit.passage
  return [heading, title].some((text) => PROMISES.test(text) && holdsAll(text, names))
}

function contrasts(unit: Unit, names: readonly NameTerms[]): boolean {
  if (unit.kind === 'code') return false
  if (unit.kind === 'row') return holdsAll(unit.head ?? '', names)
  return CONTRASTS.test(unit.text) && holdsAll(unit.text, names)
}

/** Whether a sentence says when one of the two is needed, and one next to it names the other. */
function decides({ hit }: JudgedSection, place: number, names: readonly NameTerms[]): boolean {
  const { units } = hit.passage
  const unit = units[place]
  if (unit?.kind !== 'sentence' || !DECIDES.test(unit.text)) return false
  const near = units.slice(Math.max(0, place - 1), place + 2)
  const beside = near.filter(({ kind }) => kind === 'sentence').map(({ text }) => text)
  return names.some((name) => holdsAll(unit.text, [name])) && holdsAll(beside.join('\n'), names)
}

function isText({ kind }: Unit): boolean {
  return kind !== 'code' && kind !== 'row'
}

function findFirst<Item, Found>(
  items: readonly Item[],
  read: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = read(item)
    if (found !== undefined) return found
  }
  return undefined
}

function findRaised(
  sections: readonly JudgedSection[],
  isWanted: (unit: Unit, place: number) => boolean,
): JudgedSection | undefined {
  return findFirst(sections, (section) => raise(section, isWanted))
}

/** A section with the wanted units as its best. Undefined without any. */
function raise(
  section: JudgedSection,
  isWanted: (unit: Unit, place: number) => boolean,
): JudgedSection | undefined {
  const { units } = section.hit.passage
  const wanted = new Set(units.filter(isWanted))
  if (wanted.size === 0) return undefined
  const best = findMost(section.worths)
  const worths = section.worths.map((worth, place) => {
    const unit = units[place]
    return unit && wanted.has(unit) ? best + 1 : worth
  })
  return { ...section, worths }
}

/** Whether a text has all words of all names. */
export function holdsAll(text: string, names: readonly NameTerms[]): boolean {
  const held = new Set(readTerms(text))
  return names.every((terms) => terms.every((term) => held.has(term)))
}
