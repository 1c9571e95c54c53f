import { findCard } from './card.ts'
import { fold } from './fold.ts'
import { findIban } from './iban.ts'
import { findKey } from './key.ts'
import { findMail } from './mail.ts'
import { findPhone } from './phone.ts'

/** A kind of personal data. Each match is replaced by the kind's name in brackets: `[mail]`. */
export type MaskKind = 'mail' | 'phone' | 'card' | 'iban' | 'key'

export interface MaskedText {
  readonly text: string
  /** How many pieces were masked, by their kind; a kind that was not found is absent. */
  readonly counts: Readonly<Partial<Record<MaskKind, number>>>
}

/** The end of the piece of its kind that begins at a place of folded text, if one does. */
type Find = (folded: string, start: number) => number | undefined

// The order is a promise: a card that is the name of a mailbox is a mail address, and the digits of
// an IBAN are not a phone number.
const FINDERS: readonly (readonly [kind: MaskKind, find: Find])[] = [
  ['mail', findMail],
  ['iban', findIban],
  ['card', findCard],
  ['key', findKey],
  ['phone', findPhone],
]

/** Where something can begin: the lookups of all kinds ask for no less. */
const BEGINNING = /(?<![\p{L}\p{N}_])[\p{L}\p{N}_+(-]/gu

/**
 * Masks mail addresses, phone numbers, payment cards, IBANs and secret keys in a text.
 *
 * Takes time in proportion to the length of the text. Digits, spaces and dashes of all scripts count as
 * such. Uncertain matches stay: masking helps visitors who reveal too much, and does not promise that
 * no personal data is left. Masked text stays as it is.
 */
export function maskText(text: string): MaskedText {
  const counts: Partial<Record<MaskKind, number>> = {}
  let masked = maskOnce(text, counts)
  // A run too long to be a number may be one once the text after it is masked.
  for (let before = text; masked !== before;) {
    before = masked
    masked = maskOnce(before, counts)
  }
  return { text: masked, counts }
}

function maskOnce(text: string, counts: Partial<Record<MaskKind, number>>): string {
  const { folded, starts } = fold(text)
  let masked = ''
  let kept = 0
  // Masked text is cut off, so that the text after it begins as it will in the masked text.
  let rest = folded
  for (let found = findNext(rest); found; found = findNext(rest)) {
    const before = folded.length - rest.length
    masked += `${text.slice(kept, starts[before + found.start])}[${found.kind}]`
    kept = starts[before + found.end] ?? text.length
    rest = rest.slice(found.end)
    counts[found.kind] = (counts[found.kind] ?? 0) + 1
  }
  return masked + text.slice(kept)
}

interface Found {
  readonly kind: MaskKind
  readonly start: number
  readonly end: number
}

function findNext(folded: string): Found | undefined {
  for (const { index: start } of folded.matchAll(BEGINNING)) {
    for (const [kind, find] of FINDERS) {
      const end = find(folded, start)
      if (end !== undefined) return { kind, start, end }
    }
  }
  return undefined
}
