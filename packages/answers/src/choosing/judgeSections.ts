// Decides which section answers, and which of its sentences, by one weighted sum over the signs of
// both.

import { findMost } from '../findMost.ts'
import type { Hit, Query } from '@docent/retrieval'
import {
  ASKED_KIND,
  DEFINITION,
  GENERAL_TOPIC,
  NOTES_STRENGTH,
  UNNOTED_LOSS,
  WORDS_STRENGTH,
  WRITTEN_ANSWER,
} from '../tuning.ts'
import { judgeKeeping } from '../compose/keeping/judgeKeeping.ts'
import type { SignedSection } from '../compose/keeping/keepSigns.ts'
import { readAskedKind } from './askedKind.ts'
import { readAskedName } from './askedName.ts'
import { readForms } from './readForms.ts'
import { createSignReader } from './readSigns.ts'
import { createTermPlaces } from './termPlaces.ts'
import { readTopic } from './topic.ts'
import type { UnitSigns } from './unitSigns.ts'
import { createNetworkReader } from './network.ts'
import { SECTION_WEIGHTS, UNIT_WEIGHTS } from './weights.ts'
import { SECTION_WEIGHTS_BY_WORDS, UNIT_WEIGHTS_BY_WORDS } from './weightsByWords.ts'

/** "No, there is no such setting." */
const DECIDES = /^(?:yes|no|not (?:yet|really|directly))\b/i

/** A section with how well each of its units answers. */
export interface JudgedSection {
  readonly hit: Hit
  /** The probability that this section has the answer, among all sections found, from 0 to 1. */
  readonly share: number
  /** One score for each unit; scores are comparable across all sections of one question. */
  readonly worths: readonly number[]
  /** The signs of each unit; undefined for one that was not read. */
  readonly signs: readonly (UnitSigns | undefined)[]
  /**
   * For each unit, the logarithm of the odds that it belongs to an answer from this section. Undefined for a question
   * that word vectors were not compared with.
   */
  readonly readKeeps?: () => readonly number[] | undefined
}

interface Judgement {
  readonly hits: readonly Hit[]
  readonly sections: readonly JudgedSection[]
}

/**
 * The confidence needs the same sections as the answer, unless they have notes, and the forms of an answer are
 * tried one after another.
 */
const judgedBefore = new WeakMap<Query, Judgement>()

/** Sorts the sections that were found, the most likely to answer first. */
export function judgeSections(query: Query, hits: readonly Hit[]): readonly JudgedSection[] {
  const before = judgedBefore.get(query)
  if (
    before?.hits.length === hits.length &&
    hits.every((hit, place) => hit === before.hits[place])
  ) {
    return before.sections
  }
  const sections = judge(query, hits)
  judgedBefore.set(query, { hits, sections })
  return sections
}

function judge(query: Query, hits: readonly Hit[]): JudgedSection[] {
  const judgeOne = createSectionJudge(query, hits)
  const judged = hits.map((hit, rank) => {
    const section = { hit, ...judgeOne(hit, rank) }
    return { ...section, readKeeps: rememberKeeps(section, query.text) }
  })
  const best = findMost(judged.flatMap(({ worths }) => worths))
  const weighed = judged.map((section) => {
    const weight = section.worths.reduce((sum, worth) => sum + Math.exp(worth - best), 0)
    return { ...section, weight }
  })
  return toShares(weighNotes(toShares(weighed)))
}

interface WeighedSection extends Omit<JudgedSection, 'share'> {
  readonly weight: number
}

function toShares(sections: readonly WeighedSection[]): JudgedSection[] {
  const whole = sections.reduce((sum, { weight }) => sum + weight, 0)
  return sections
    .map(({ weight, ...section }) => ({ ...section, share: weight / whole }))
    .toSorted((a, b) => b.share - a.share)
}

/**
 * Notes say in visitors' words what a section answers, so they count more than the words of the
 * section. A section without notes counts nearly as the best one with notes: the fewer sections have
 * notes, the less a missing one says.
 */
function weighNotes(sections: readonly JudgedSection[]): WeighedSection[] {
  const noted = sections.map(({ hit }) => hit.noted).filter((worth) => worth > 0)
  const best = Math.max(0, ...noted)
  if (best === 0) return sections.map((section) => ({ ...section, weight: section.share }))
  const unknown = best * (1 - UNNOTED_LOSS * (noted.length / sections.length) ** 2)
  return sections.map((section) => {
    const behind = (section.hit.noted || unknown) - best
    return {
      ...section,
      weight: section.share ** WORDS_STRENGTH * Math.exp(NOTES_STRENGTH * behind),
    }
  })
}

/** Only the sections that an answer shows need them. */
function rememberKeeps(section: SignedSection, text: string): () => readonly number[] | undefined {
  let remembered: { readonly keeps: readonly number[] | undefined } | undefined
  return () => (remembered ??= { keeps: judgeKeeping(section, text) }).keeps
}

/** Far below the worth of any unit that is read. */
const UNREAD_WORTH = -1_000

function createSectionJudge(
  query: Query,
  hits: readonly Hit[],
): (hit: Hit, rank: number) => Pick<JudgedSection, 'worths' | 'signs'> {
  const readSigns = createSignReader(query, hits)
  const isCompared = hits.some(({ likeness }) => likeness !== undefined)
  const sectionWeights = isCompared ? SECTION_WEIGHTS : SECTION_WEIGHTS_BY_WORDS
  const unitWeights = isCompared ? UNIT_WEIGHTS : UNIT_WEIGHTS_BY_WORDS
  const isYesNo = readForms(query.text).yesNo === 1
  const isAskedFor = readAskedKind(query.text)
  const definition = readAskedName(query.text)
  const topic = readTopic(query)
  const own = query.terms.filter(({ origin }) => origin !== 'context')
  const asked = createTermPlaces({ terms: own.length > 0 ? own : query.terms })

  return (hit, rank) => {
    const { section, units } = readSigns(hit, rank)
    // A question about something else, or the one that the visitor asked before, has its own answer.
    const { heading } = hit.passage
    const isAnswer = heading.endsWith('?') && asked.share(asked.read(heading)) > 0
    const decides = isAnswer && isYesNo && DECIDES.test(hit.passage.units[0]?.text ?? '')
    const written =
      (isAnswer ? WRITTEN_ANSWER.section : 0) +
      (decides ? WRITTEN_ANSWER.decision * section.headingShare : 0)
    const topical = topic ? GENERAL_TOPIC * topic.weigh(hit.passage) : 0
    const here = hit.passage.route === query.visited?.route ? query.visited.points : 0
    const base = weigh(section, sectionWeights) + written + topical + here
    const readMore = isCompared ? createNetworkReader(section) : () => 0
    const worths = units.map((unit, place) => {
      if (unit === undefined) return UNREAD_WORTH
      const opens = isAnswer && place === 0 ? WRITTEN_ANSWER.opening : 0
      const own = hit.passage.units[place]
      const kind = own !== undefined && isAskedFor?.(own) ? ASKED_KIND : 0
      const defines = own && definition ? DEFINITION * definition.weigh(hit.passage, own, place) : 0
      return base + opens + kind + defines + weigh(unit, unitWeights) + readMore(unit)
    })
    return { worths, signs: units }
  }
}

function weigh<Name extends string>(
  signs: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number {
  let sum = 0
  for (const name in weights) sum += weights[name] * signs[name]
  return sum
}
