// The inputs of the network that judges whether a unit belongs to an answer: its own signs, where it is, and how it
// compares with the best unit of its section.

import type { Hit, Unit } from '@docent/retrieval'
import { asksForAll } from '../../choosing/asksForAll.ts'
import { readAskedKind } from '../../choosing/askedKind.ts'
import { readForms } from '../../choosing/readForms.ts'
import type { UnitSigns } from '../../choosing/unitSigns.ts'
import { UNIT_WEIGHTS } from '../../choosing/weights.ts'
import { findMost } from '../../findMost.ts'
import { announces, leadsIn } from '../announced.ts'
import { isBox } from '../boxes.ts'
import { isLabel } from '../label.ts'
import { gatherNeeds, leansOn } from '../needs.ts'
import { isPointer } from '../pointer.ts'
import { asksHow } from '../procedure.ts'
import { isStep } from '../steps.ts'
import { isVerdict } from '../verdict.ts'

/** A section with the scores and signs of its units. */
export interface SignedSection {
  readonly hit: Pick<Hit, 'passage' | 'likeness'>
  readonly worths: readonly number[]
  readonly signs: readonly (UnitSigns | undefined)[]
}

const SIGNS = Object.keys(UNIT_WEIGHTS) as (keyof UnitSigns)[]
const KINDS = ['sentence', 'item', 'step', 'code', 'row'] as const
/** A score that is further below the best one says no more. */
const FARTHEST = 12

/** How a sentence begins, or a word that it contains: each hints at whether it belongs with the best one. */
const FORMS = [
  /^(?:if|when|unless|in case)\b/iu,
  /^(?:for (?:example|instance)|e\.g\.|example)/iu,
  /^(?:however|but|note|although|while|instead|otherwise|alternatively|optionally)\b/iu,
  /\b(?:also|too|as well|besides|in addition)\b/iu,
  /^(?:to [a-z]+|you (?:can|need|must|may|should)|then|next|first|go to|click|open|run|use|set|add|select|choose|create|install|enable|copy|configure|pass|make|change)\b/iu,
]
const LINK = /\]\(/u

/**
 * Reads the inputs of the network for each unit of one section. Those of a unit that was not read closely are
 * undefined.
 */
export function createKeepReader(
  text: string,
  { hit, worths, signs }: SignedSection,
): (place: number) => number[] | undefined {
  const { units, heading } = hit.passage
  const most = findMost(worths)
  const order = [...units.keys()].toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
  const ranks = new Map(order.map((place, rank) => [place, rank]))
  const [best = 0, second = best] = order
  const gap = (place: number): number => Math.max(-FARTHEST, (worths[place] ?? -Infinity) - most)
  const share = (place: number): number => Math.exp((worths[place] ?? -Infinity) - most)
  const whole = worths.reduce((sum, worth) => sum + Math.exp(worth - most), 0)
  const ends = readEnds(units)
  const size = ends.at(-1) ?? 0
  const blocks = readBlocks(units, gap)
  const bestBlock = blocks.get(units[best]?.block ?? -1)
  const needs = new Set(gatherNeeds(units, best, worths))
  const gives = readAskedKind(text)
  const kindsOf = (place: number): number[] =>
    KINDS.map((kind) => Number(units[place]?.kind === kind))
  const ofSection = [
    scale(units.length),
    scale(size),
    scale(blocks.size),
    Number(heading.endsWith('?')),
    Number(isVerdict(units[0])),
    gap(second),
    ...kindsOf(best),
    ...Object.values(readForms(text)),
    Number(asksForAll(text)),
    Number(asksHow(text)),
  ]

  function readPlace(place: number, block: Block): number[] {
    return [
      gap(place),
      share(place) / whole,
      gap(place - 1),
      gap(place + 1),
      block.best,
      scale(ranks.get(place) ?? 0),
      scale(Math.max(0, place - best)),
      scale(Math.max(0, best - place)),
      Number(place === best + 1),
      Number(place === best - 1),
      Number(block === bestBlock),
      scale(block.number - (bestBlock?.number ?? 0)),
      scale(measureBetween(ends, best, place)),
      scale(units[place]?.markdown.length ?? 0),
      (ends[place] ?? 0) / Math.max(1, size),
      scale(place),
      Number(place === units.length - 1),
      scale(block.size),
      scale(place - block.first),
    ]
  }

  function readText(place: number, unit: Unit): number[] {
    const before = units[place - 1]
    return [
      Number(unit.depth > 0),
      ...kindsOf(place),
      ...kindsOf(place - 1),
      ...kindsOf(place + 1),
      Number(isStep(units, place)),
      Number(isLabel(unit)),
      Number(isLabel(before)),
      Number(isBox(before?.text ?? '')),
      Number(isPointer(unit)),
      Number(leadsIn(units, place)),
      Number(leadsIn(units, place - 1)),
      Number(announces(units, place)),
      Number(announces(units, place - 1)),
      Number(leansOn(units, place)),
      Number(leansOn(units, place + 1)),
      Number(needs.has(place)),
      ...FORMS.map((form) => Number(form.test(unit.text))),
      Number(LINK.test(unit.markdown)),
      Number(gives !== undefined),
      Number(gives?.(unit) ?? false),
    ]
  }

  return (place) => {
    const [unit, own] = [units[place], signs[place]]
    const block = blocks.get(unit?.block ?? -1)
    if (unit === undefined || own === undefined || block === undefined) return undefined
    return [
      ...readPlace(place, block),
      ...readText(place, unit),
      ...SIGNS.map((name) => own[name]),
      ...ofSection,
    ]
  }
}

interface Block {
  readonly number: number
  readonly first: number
  readonly size: number
  /** The gap of its best unit. */
  readonly best: number
}

function readBlocks(
  units: readonly Unit[],
  gap: (place: number) => number,
): ReadonlyMap<number, Block> {
  const places = Map.groupBy([...units.keys()], (place) => units[place]?.block ?? -1)
  return new Map(
    [...places].map(([block, own], number) => [
      block,
      { number, first: own[0] ?? 0, size: own.length, best: findMost(own.map(gap)) },
    ]),
  )
}

/** The characters from the beginning of the section to the end of each unit. */
function readEnds(units: readonly Unit[]): number[] {
  let end = 0
  return units.map(({ markdown }) => (end += markdown.length))
}

/** The characters between the best unit and another, less than 0 for one before it. */
function measureBetween(ends: readonly number[], best: number, place: number): number {
  if (place < best) return (ends[place] ?? 0) - (ends[best - 1] ?? 0)
  return place > best ? (ends[place - 1] ?? 0) - (ends[best] ?? 0) : 0
}

/** The more there are of something, the less each says. */
function scale(count: number): number {
  return Math.sign(count) * Math.log(1 + Math.abs(count))
}
