import { allowSpellings, stem, STOP_WORDS } from '@docent/retrieval'
import type { Passage, Unit } from '@docent/retrieval'
import { CODE_SPAN, dropUncounted, foldExact, MAYBE_NUMBER, NUMBER_WORD } from './exactWords.ts'

/** A number with the words around it. */
export interface Slot {
  readonly value: string
  /** How near each word is: 1 for a neighbour. */
  readonly near: ReadonlyMap<string, number>
  /** The nearest content words: the noun that the number counts, and its context. */
  readonly named: readonly string[]
  readonly form: NumberForm
}

/** How a number is written: "two", "v2", or otherwise. */
type NumberForm = 'word' | 'version' | 'plain'

export interface PlacedSlot extends Slot {
  readonly unit: Unit
}

/** The terms of a unit, which are read once. */
export type ReadUnit = (unit: Pick<Unit, 'text'>) => ReadonlySet<string>

/** Separates the parts of a claim, which may be about different things. */
export const PART: RegExp = /[;.:]\s|,\s(?:and|but|while|so|und|aber)\s/

export const TOKEN: RegExp = /\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+(?:_[\p{L}\p{M}]+)*/gu
const DIGIT = /^\d/
/** This many words on each side are the context of a number. In a row of a table, all words are. */
const AROUND = 4
const NAMED_WITHIN = 3
const LEAST_IN_ROW = 0.5

/** Unseen characters, which mark how the number behind them was written. */
const WORD = '\u0001'
const VERSION = '\u0002'
const FORMS: Readonly<Record<string, NumberForm>> = { [WORD]: 'word', [VERSION]: 'version' }

const unitsBefore = new WeakMap<Passage, readonly PlacedSlot[]>()
const headingsBefore = new WeakMap<Passage, readonly PlacedSlot[]>()

/** The numbers of a claim, but not those in names of packages and in paths. */
export function readClaimSlots(text: string): Slot[] {
  return readSlots(dropLiterals(text), false)
}

export function readPassageSlots(passage: Passage): readonly PlacedSlot[] {
  const before = unitsBefore.get(passage)
  if (before) return before
  const slots = passage.units.flatMap(placeSlots)
  unitsBefore.set(passage, slots)
  return slots
}

export function readHeadingSlots(passage: Passage): readonly PlacedSlot[] {
  const before = headingsBefore.get(passage)
  if (before) return before
  const slots = [passage.title, ...passage.path].flatMap((text) =>
    placeSlots({ kind: 'sentence', block: -1, depth: 0, text, markdown: text }),
  )
  headingsBefore.set(passage, slots)
  return slots
}

function placeSlots(unit: Unit): PlacedSlot[] {
  return readSlots(unit.text, unit.kind === 'row').map((slot) => ({ ...slot, unit }))
}

/** Whether a claimed number is a number of a passage, or its beginning: "Node 20" means Node 20.19 too. */
export function isSameNumber(claimed: string, value: string): boolean {
  return `${value}.`.startsWith(`${claimed}.`)
}

/** How well the words around a claimed number fit those around another. */
export function compareSlots(claimed: Slot, { near }: Slot): number {
  let sum = 0
  for (const [word, weight] of claimed.near) sum += Math.min(weight, near.get(word) ?? 0)
  return sum
}

/** Drops code such as `acme@2.1.0`, paths and `M*100`, whose numbers are only compared literally. */
function dropLiterals(text: string): string {
  if (!text.includes('`')) return text
  return text.replaceAll(CODE_SPAN, (code) =>
    code.replaceAll(/[^\s`]+/g, (word) =>
      /[@/*+]/.test(word) && /\p{L}/u.test(word) ? ' ' : word,
    ),
  )
}

function readSlots(text: string, isRow: boolean): Slot[] {
  if (!MAYBE_NUMBER.test(text)) return []
  const marked = dropUncounted(text).replaceAll(NUMBER_WORD, `${WORD}$&`)
  // The "v" of a version does not count as a word.
  const folded = foldExact(marked).replaceAll(/\bv(?=\d)/g, VERSION)
  const found = [...folded.matchAll(TOKEN)]
  const tokens = found.map(([token]) => token)
  return found.flatMap(({ 0: value, index }, at) => {
    if (!DIGIT.test(value)) return []
    const form = FORMS[folded.charAt(index - 1)] ?? 'plain'
    return [{ value, ...readContext(tokens, at, isRow), form }]
  })
}

function readContext(
  tokens: readonly string[],
  at: number,
  isRow: boolean,
): Pick<Slot, 'near' | 'named'> {
  const near = new Map<string, number>()
  const named: string[] = []
  for (const step of [-1, 1]) {
    let isNamed = false
    for (let far = 1; far <= (isRow ? tokens.length : AROUND); far++) {
      const word = tokens[at + step * far]
      if (word === undefined) break
      if (DIGIT.test(word)) continue
      const weight = isRow ? Math.max(1 / far, LEAST_IN_ROW) : 1 / far
      const term = stem(word)
      near.set(term, Math.max(near.get(term) ?? 0, weight))
      if (isNamed || far > NAMED_WITHIN || STOP_WORDS.has(word)) continue
      named.push(term)
      isNamed = true
    }
  }
  return { near, named }
}

// A number has a limit: without one, each digit of a long number starts a search through the rest.
const RANGE = allowSpellings(
  /(\d{1,15}(?:\.\d{1,15})?)\s*(?:[-–—]|to|bis|إلى)\s*(\d{1,15}(?:\.\d{1,15})?)/,
)

const namedBefore = new WeakMap<object, ReadonlyMap<string, readonly string[]>>()

/**
 * Whether a table has a number within a range of what the claim counts: 30 users in `6–50 users`. The words of
 * a claim are read once, because a claim may have thousands of numbers.
 */
export function isInRange(
  number: string,
  claim: { readonly text: string },
  { units }: Pick<Passage, 'units'>,
): boolean {
  const value = Number(number)
  if (Number.isNaN(value)) return false
  return units.some(({ kind, text }) => {
    if (kind !== 'row') return false
    return text.split(/;\s+/).some((cell) => {
      const [, from, to] = RANGE.exec(foldExact(cell)) ?? []
      if (from === undefined || value < Number(from) || value > Number(to)) return false
      const words = new Set((foldExact(cell).match(TOKEN) ?? []).map((word) => stem(word)))
      return (
        readNamed(claim)
          .get(number)
          ?.some((word) => words.has(word)) === true
      )
    })
  })
}

/** The words that tell what each number of a claim counts. */
function readNamed(claim: { readonly text: string }): ReadonlyMap<string, readonly string[]> {
  const before = namedBefore.get(claim)
  if (before) return before
  const slots = Map.groupBy(readSlots(claim.text, false), ({ value }) => value)
  const read = new Map(
    [...slots].map(([value, same]) => [value, same.flatMap(({ named }) => named)]),
  )
  namedBefore.set(claim, read)
  return read
}
