import type { Passage, Unit } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { cite, escapeMarkdown, type Citation, type Said } from '../contract/draft.ts'
import { CARD_LENGTH, MAX_CARDS, MIN_CARD_LENGTH } from '../tuning.ts'
import { countHeld, cutAround } from './cutAround.ts'
import { leansBack } from './needs.ts'
import { isPointer } from './pointer.ts'

/** Shows a card for each of the closest passages if no section is certain to answer. */
export function composeCards(
  sections: readonly JudgedSection[],
  words: ReadonlySet<string>,
  { closest }: Pick<Phrases, 'closest'>,
): Said[] {
  return [`${closest}\n`, ...chooseCards(sections).flatMap((card) => sayCard(card, words))]
}

/** A linked heading, and the text below it that fits best. */
function sayCard(card: PassageCard, words: ReadonlySet<string>): Said[] {
  const [link, citation] = sayLink(card)
  return [`${link}: ${sayShort(card.unit, words)}`, citation]
}

/** The same with the sentence first, because visitors look for it below an answer. */
export function sayTeaser(card: PassageCard, words: ReadonlySet<string>): Said[] {
  const { passage } = card.section.hit
  const link = `[${nameOf(passage)}](${passage.url})`
  return [`\n- ${sayShort(card.unit, words)} (${link})`, cite(passage, card.unit.text)]
}

/** A linked heading. */
export function sayLink({ section, unit }: PassageCard): [string, Citation] {
  const { passage } = section.hit
  return [`\n- [${nameOf(passage)}](${passage.url})`, cite(passage, unit.text)]
}

export interface PassageCard {
  readonly section: JudgedSection
  readonly unit: Unit
}

/** The likeliest sections, each with its best unit. A section that repeats another card is left out. */
export function chooseCards(sections: readonly JudgedSection[]): PassageCard[] {
  const told = new Set<string>()
  const cards = sections.flatMap((section) => {
    const unit = findBest(section)
    if (unit === undefined || told.has(unit.text)) return []
    told.add(unit.text)
    return [{ section, unit }]
  })
  return cards.slice(0, MAX_CARDS)
}

/**
 * A card has no room for the list or code that a sentence announces, and a single line of code says
 * little.
 */
function findBest({ hit, worths }: JudgedSection): Unit | undefined {
  const { units } = hit.passage
  const places = [...units.keys()].toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
  const whole = places.find((place) => isWhole(units[place]))
  return units[whole ?? places[0] ?? 0]
}

function isWhole(unit: Unit | undefined): boolean {
  if (unit === undefined || unit.kind === 'code' || isPointer(unit)) return false
  const { text } = unit
  return !text.endsWith(':') && !leansBack(text) && text.length >= MIN_CARD_LENGTH
}

/** A unit on one line, cut if it is longer than a card. */
function sayShort(unit: Unit, words: ReadonlySet<string>): string {
  if (unit.kind === 'code') return sayCode(unit, words)
  if (unit.kind !== 'row' && unit.markdown.length <= CARD_LENGTH && !unit.markdown.includes('\n')) {
    return unit.markdown
  }
  return escapeMarkdown(cutAround(unit.text, words, CARD_LENGTH))
}

/** The line of code that contains most of the question. */
function sayCode({ text }: Unit, words: ReadonlySet<string>): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const [best = ''] = lines.toSorted((a, b) => countHeld(b, words) - countHeld(a, words))
  return `\`${best.trim().replaceAll('`', "'").slice(0, CARD_LENGTH).toWellFormed()}\``
}

export function nameOf({ title, heading }: Passage): string {
  return escapeMarkdown(heading === '' || heading === title ? title : `${title} › ${heading}`)
}
