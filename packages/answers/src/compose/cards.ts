import type { Passage, Unit } from '@docent/retrieval'
import type { Phrases } from '@docent/texts'
import { hasMeasure } from '../choosing/hasMeasure.ts'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { cite, escapeMarkdown, type Citation, type Said } from '../contract/draft.ts'
import { CARD_LENGTH, LEANING_GAP, MAX_CARDS, MIN_CARD_LENGTH, MIN_LEAD_LENGTH } from '../tuning.ts'
import { leadsIn } from './announced.ts'
import { countHeld, cutAround } from './cutAround.ts'
import { isLabel } from './label.ts'
import { leansWithoutConnective } from './needs.ts'
import { dropConnective } from './connectives.ts'
import { isPointer } from './pointer.ts'
import { sayWithCode } from './sayWithCode.ts'

/** Between the cells of a row, each after the name of its column. */
const CELLS = /; (?=[^;:]{1,60}: )/
const HAS_WORD = /\p{L}{2}/u

/** A heading of fewer words says little without the title of its page. */
const HEADING_WORDS = 3

/** Shows a card for each of the closest passages if no section is certain to answer. */
export function composeCards(
  sections: readonly JudgedSection[],
  words: ReadonlySet<string>,
  { closest, several }: Pick<Phrases, 'closest' | 'several'>,
  isDoubtful: boolean,
): Said[] {
  const cards = chooseCards(sections)
  const lead = isDoubtful || cards.length < 2 ? closest : several
  return [`${lead}\n`, ...cards.flatMap((card) => sayCard(card, words))]
}

/** A linked heading, and the text below it that fits best. */
function sayCard(card: PassageCard, words: ReadonlySet<string>): Said[] {
  const [link, citation] = sayLink(card)
  return [card.isHeading ? link : `${link}: ${sayShort(card.unit, words)}`, citation]
}

/** The same with the sentence first, because visitors look for it below an answer. */
export function sayTeaser(card: PassageCard, words: ReadonlySet<string>): Said[] {
  const { passage } = card.section.hit
  const link = `[${nameOf(passage)}](${passage.url})`
  // A line of code without its block says little.
  const isPart = card.unit.kind === 'code' || !isAlone(card.unit)
  if (card.isHeading || isPart) return sayLink(card)
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
  /** Whether the card shows only the heading, because no unit says something by itself. */
  readonly isHeading: boolean
}

/** The likeliest sections, each with its best unit. A section that repeats another card is left out. */
export function chooseCards(sections: readonly JudgedSection[]): PassageCard[] {
  const told = new Set<string>()
  const cards = sections.flatMap((section) => {
    const card = findBest(section)
    if (card === undefined || told.has(card.unit.text)) return []
    told.add(card.unit.text)
    return [{ section, ...card }]
  })
  return cards.slice(0, MAX_CARDS)
}

/**
 * A card has no room for the list or code that a sentence announces, and a single line of code says
 * little. A label or a sentence that announces says nothing: its card used to show only "**pnpm**".
 * "It takes effect within 20 seconds" has its heading next to it, and is shown if it fits far better.
 */
function findBest({ hit, worths }: JudgedSection): Omit<PassageCard, 'section'> | undefined {
  const { units } = hit.passage
  const places = [...units.keys()].toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
  const worthOf = (place = 0): number => worths[place] ?? 0
  const tells = (place: number): boolean => isTelling(units[place]) && !leadsIn(units, place)
  const telling = places.find(tells)
  const whole = places.find((place) => tells(place) && isAlone(units[place]))
  const isFar = whole === undefined || worthOf(telling) > worthOf(whole) + LEANING_GAP
  const place = (isFar ? telling : whole) ?? places.find((one) => says(units[one]))
  const unit = units[place ?? places[0] ?? 0]
  return unit && { unit, isHeading: place === undefined }
}

function isTelling(unit: Unit | undefined): boolean {
  if (unit === undefined || unit.kind === 'code' || !says(unit)) return false
  const { text } = unit
  // "Memory: 2 GB" is short, and it is what a question for an amount wants.
  return !/[:：]$/.test(text) && (text.length >= MIN_CARD_LENGTH || hasMeasure(text))
}

function isAlone(unit: Unit | undefined): boolean {
  return unit !== undefined && !continuesLead(unit) && !leansWithoutConnective(unit.text)
}

/** "where the data is" in a list goes on with the sentence above it, which a card does not show. */
function continuesLead({ kind, markdown }: Unit): boolean {
  return kind === 'item' && /^\p{Ll}+ /u.test(markdown)
}

function says(unit: Unit | undefined): boolean {
  return unit !== undefined && !isPointer(unit) && !isLabel(unit) && !isShortLead(unit)
}

/** "Options:" announces more than it says. */
function isShortLead({ text }: Unit): boolean {
  return text.length < MIN_LEAD_LENGTH && /[:：]$/.test(text)
}

/** A unit on one line, cut if it is longer than a card. */
function sayShort(unit: Unit, words: ReadonlySet<string>): string {
  if (unit.kind === 'code') return sayCode(unit, words)
  if (unit.kind === 'row') return sayWithCode(sayRow(unit, words), unit.markdown)
  const markdown = dropConnective(unit.markdown)
  if (markdown.length <= CARD_LENGTH && !markdown.includes('\n')) {
    // A card has no room for the text that a sentence announces.
    return markdown.replace(/[:：]$/, ' …')
  }
  return sayWithCode(cutAround(dropConnective(unit.text), words, CARD_LENGTH), unit.markdown)
}

/** A row without the cells that say nothing: its first one with words, and those that hold most of the question. */
function sayRow({ text }: Unit, words: ReadonlySet<string>): string {
  if (text.length <= CARD_LENGTH) return text
  const cells = text.split(CELLS).filter((cell) => HAS_WORD.test(cell.replace(/^[^:]*: /, '')))
  const [name = '', ...rest] = cells
  const held = rest.filter((cell) => countHeld(cell, words) > 0)
  return cutAround([name, ...(held.length > 0 ? held : rest)].join('; '), words, CARD_LENGTH)
}

/** The line of code that contains most of the question. */
function sayCode({ text }: Unit, words: ReadonlySet<string>): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const [best = ''] = lines.toSorted((a, b) => countHeld(b, words) - countHeld(a, words))
  return `\`${best.trim().replaceAll('`', "'").slice(0, CARD_LENGTH).toWellFormed()}\``
}

export function nameOf({ title, heading, path }: Passage): string {
  const above = hasOnlyNumber(heading) ? path.slice(-2, -1) : []
  return escapeMarkdown(
    heading === '' || heading === title ? title : [title, ...above, heading].join(' › '),
  )
}

/** "Reason 2" says nothing without the heading above it. */
export function hasOnlyNumber(heading: string): boolean {
  return /^(?:reason|option|method|step|case|cause|solution|example|variant|alternative|approach|way|part)s? #?\d+\.?$/i.test(
    heading,
  )
}

/** The heading alone if it says something without the title: "Usage" does not. */
export function headingOf(passage: Passage): string {
  const words = passage.heading.split(' ').length
  return words >= HEADING_WORDS ? escapeMarkdown(passage.heading) : nameOf(passage)
}
