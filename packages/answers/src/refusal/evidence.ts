// Reads the signs that a site answers a question at all: of the question as a whole, of each of its words, and of each
// of the best sections.

import { readTerms, scoreFeatures, scoreLikeness } from '@docent/retrieval'
import type { Hit, Query } from '@docent/retrieval'
import { judgeSections, type JudgedSection } from '../choosing/judgeSections.ts'
import { readForms } from '../choosing/readForms.ts'
import { UNIT_WEIGHTS } from '../choosing/weights.ts'
import { findMost } from '../findMost.ts'
import { readAskedThings } from './askedThings.ts'
import { readWordEvidence } from './wordEvidence.ts'

/** The inputs of the network. Their order is the one of its weights. */
export interface Evidence {
  readonly question: readonly number[]
  /** The most likely section first. */
  readonly sections: readonly (readonly number[])[]
  /** The words of the question, the most important first. */
  readonly words: readonly (readonly number[])[]
}

/** The number of sections that are read. */
const MOST_SECTIONS = 5
/** Scores that are added in another order differ by less. */
const SAME_SCORE = 1e-9
/** Of this many sections, those of one page are counted. */
const COUNTED = 10

const UNIT_SIGNS = Object.keys(UNIT_WEIGHTS) as (keyof typeof UNIT_WEIGHTS)[]

/**
 * Reads the evidence. Notes do not count, so that a note never causes a refusal.
 *
 * @param byWords the signals of the confidence by words, and their sum.
 */
export function readEvidence(
  query: Query,
  hits: readonly Hit[],
  byWords: readonly number[],
): Evidence {
  const plain = rankWithoutNotes(hits)
  const sections = judgeSections(query, plain)
  const things = readAskedThings(
    query.text,
    sections.map(({ hit }) => hit),
  )
  return {
    question: [
      ...byWords,
      readTerms(query.text).length,
      Math.log(query.pages + 1),
      query.unknown.length,
      ...Object.values(readForms(query.text)),
      ...readAgreement(sections, plain),
      query.text.trim().replaceAll(/\s+/g, ' ').length,
      things.count,
      things.unwritten.length,
    ],
    sections: sections
      .slice(0, MOST_SECTIONS)
      .map((section, place) => readSection(section, place, plain)),
    words: readWordEvidence(sections, plain),
  }
}

/** The sections that the evidence is about, in its order. */
export function findJudged(query: Query, hits: readonly Hit[]): Hit[] {
  const sections = judgeSections(query, rankWithoutNotes(hits))
  return sections.slice(0, MOST_SECTIONS).map(({ hit }) => hit)
}

function rankWithoutNotes(hits: readonly Hit[]): Hit[] {
  return hits.map(dropNotes).toSorted((a, b) => b.score - a.score)
}

function dropNotes(hit: Hit): Hit {
  const { features, likeness } = hit
  const score = scoreFeatures(features) + (likeness === undefined ? 0 : scoreLikeness(likeness))
  // The same hit needs to be judged only once.
  const isPlain = hit.noted === 0 && Math.abs(hit.score - score) < SAME_SCORE
  return isPlain ? hit : { ...hit, score, noted: 0 }
}

/** Sections of one page that are all alike the question agree that it is theirs. */
function readAgreement(sections: readonly JudgedSection[], hits: readonly Hit[]): number[] {
  const pages = Map.groupBy(sections, ({ hit }) => hit.passage.route)
  const shares = [...pages.values()].map((ofPage) =>
    ofPage.reduce((sum, { share }) => sum + share, 0),
  )
  const first = new Set(sections.slice(0, MOST_SECTIONS).map(({ hit }) => hit.passage.route))
  const counts = Map.groupBy(hits.slice(0, COUNTED), ({ passage }) => passage.route)
  const standings = hits.map(({ likeness }) => likeness?.standing ?? 0).toSorted((a, b) => b - a)
  const best = standings.slice(0, MOST_SECTIONS)
  return [
    findMost(shares),
    first.size,
    findMost([...counts.values()].map(({ length }) => length)),
    best.reduce((sum, standing) => sum + standing, 0) / (best.length || 1),
    findMost(hits.map(({ likeness }) => likeness?.words ?? 0)),
  ]
}

function readSection(
  { hit, share, worths, signs }: JudgedSection,
  place: number,
  hits: readonly Hit[],
): number[] {
  const { passage, score, likeness } = hit
  const units = likeness?.units ?? []
  const best = signs[worths.indexOf(findMost(worths))]
  return [
    share,
    score,
    score / Math.max(hits[0]?.score ?? 0, 1),
    hits.indexOf(hit),
    likeness?.standing ?? 0,
    likeness?.section ?? 0,
    likeness?.headings ?? 0,
    likeness?.words ?? 0,
    likeness?.headingWords ?? 0,
    findMost([0, ...units.map(({ text }) => text)]),
    findMost([0, ...units.map(({ words }) => words)]),
    findMost([0, ...units.map(({ wordsBelowHeadings }) => wordsBelowHeadings)]),
    Math.log1p(passage.text.length),
    Number(place === 0),
    ...UNIT_SIGNS.map((name) => best?.[name] ?? 0),
  ]
}
