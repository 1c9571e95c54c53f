// A follow-up is mostly answered where the question before it was: "How many at most?" after a question
// about access tokens asks about those.

import { isLight, readTerms } from '@docent/retrieval'
import type { Passage, Query } from '@docent/retrieval'
import type { Question } from '../contract/types.ts'
import { readAskedKind } from './askedKind.ts'
import type { JudgedSection } from './judgeSections.ts'

/** The logarithm of how much likelier a section answers if it surely answered the question before. */
const SAME_SECTION = 2
/** How much less a unit is worth that the answer before has shown. */
const SHOWN = 1
/** A section that answered the question before with this probability is looked at again. */
const LIKELY = 0.1

/** The answer to the earlier questions that this one depends on. */
export interface EarlierAnswer {
  /** The probability of each section, by the id of its passage. */
  readonly shares: ReadonlyMap<string, number>
  /** The letters and digits of the text that the visitor has read. */
  readonly shown: string
}

export function readEarlierAnswer(
  sections: readonly JudgedSection[],
  history: Question['history'],
): EarlierAnswer {
  const text = history.findLast(({ role }) => role === 'assistant')?.text ?? ''
  return {
    shares: new Map(sections.map(({ hit, share }) => [hit.passage.id, share])),
    shown: bare(text),
  }
}

/** The passages that may answer again. */
export function listEarlier({ shares }: EarlierAnswer): string[] {
  return [...shares].filter(([, share]) => share >= LIKELY).map(([id]) => id)
}

/** Prefers the sections that answered before, and in them what was not shown yet. */
export function preferEarlier(
  sections: readonly JudgedSection[],
  { shares, shown }: EarlierAnswer,
  query: Query,
): JudgedSection[] {
  const readHeld = createHoldingReader(query, shown)
  const weights = sections.map(({ hit: { passage }, share }) => {
    const before = shares.get(passage.id) ?? 0
    return share * Math.exp(before === 0 ? 0 : SAME_SECTION * before * readHeld(passage))
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return sections
    .map((section, place) => ({
      ...section,
      worths: lowerShown(section, shown),
      share: (weights[place] ?? 0) / whole,
    }))
    .toSorted((a, b) => b.share - a.share)
}

/** The origins of the follow-up's own words. An idiom has words of its meaning, which a section need not have. */
const ASKED: ReadonlySet<string> = new Set(['question', 'correction'])

/** "What about backups?" has a new subject: a section without it does not answer again. */
function createHoldingReader({ terms, text }: Query, shown: string): (passage: Passage) => number {
  const own = terms.filter(({ term, origin }) => ASKED.has(origin) && !isLight(term))
  const whole = own.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return createGivingReader(text, shown)
  return ({ title, path, text }) => {
    const said = new Set(readTerms([title, ...path, text].join('\n')))
    const held = own.filter(
      ({ term, similar }) => said.has(term) || similar.some((other) => said.has(other.term)),
    )
    return held.reduce((sum, { weight }) => sum + weight, 0) / whole
  }
}

/**
 * "How much is that?" and "for how long?" have no telling word, but ask for an amount: a section that gives none, or
 * has given it, is not preferred.
 */
function createGivingReader(text: string, shown: string): (passage: Passage) => number {
  const gives = readAskedKind(text)
  if (gives === undefined) return () => 1
  return ({ units }) => (units.some((unit) => gives(unit) && !isShown(unit.text, shown)) ? 1 : 0)
}

function lowerShown({ hit, worths }: JudgedSection, shown: string): number[] {
  const { units } = hit.passage
  return worths.map((worth, place) =>
    isShown(units[place]?.text ?? '', shown) ? worth - SHOWN : worth,
  )
}

function isShown(text: string, shown: string): boolean {
  const own = bare(text)
  return own !== '' && shown.includes(own)
}

/** An answer has marks and links between the letters of a sentence. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
