// A gate is a list of figures that must not fall. It is kept as JSON: the place of each figure in
// the summary, `kinds.natural.correct`, and the least that it may be.

import { isObject } from '@docent/protocol'
import type { Summary } from './summary.ts'

export type Gate = Readonly<Record<string, number>>

/** The figures of a new gate, as far as there are questions for them. */
const GATED = [
  'headline',
  'correct',
  'kinds.natural.sourceFirst',
  'kinds.natural.sourceInThree',
  'kinds.natural.sectionInThree',
  'kinds.natural.saysFacts',
  'kinds.natural.saysFactsAtGlance',
  'kinds.natural.answered',
  'kinds.natural.correct',
  'kinds.natural.support',
  'kinds.faq.sourceInThree',
  'kinds.faq.correct',
  'kinds.unanswerable.correct',
  'refusal.recall',
  'retrieval.natural.page.recall.1',
  'retrieval.natural.page.recall.3',
  'retrieval.natural.section.recall.1',
  'retrieval.natural.section.recall.5',
  'retrieval.natural.section.ndcg',
]

/** Digits after the point. Rounding down leaves room for rounding errors only. */
const PRECISION = 1000

/** @throws {Error} saying which part of it is wrong. */
export function readGate(source: string): Gate {
  const value: unknown = JSON.parse(source)
  if (!isObject(value)) throw new Error('expected an object')
  return Object.fromEntries(
    Object.entries(value).map(([name, least]) => {
      if (typeof least === 'number') return [name, least]
      throw new Error(`${name}: expected a number, found ${JSON.stringify(least)}`)
    }),
  )
}

/** One sentence for each figure that is below what the gate asks for. */
export function checkGate(gate: Gate, summary: Summary): string[] {
  return Object.entries(gate).flatMap(([name, least]) => {
    const value = readFigure(summary, name)
    if (value === undefined)
      return [`${name} has a limit of ${least}, but this figure does not exist.`]
    if (value >= least) return []
    return [`${name} has fallen to ${value.toFixed(3)}. The gate is ${least}.`]
  })
}

/** The gate at today's figures: of the same names as `before`, else of those that matter most. */
export function updateGate(summary: Summary, before?: Gate): Gate {
  const names = before ? Object.keys(before) : GATED
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = readFigure(summary, name)
      return value === undefined ? [] : [[name, Math.floor(value * PRECISION) / PRECISION]]
    }),
  )
}

function readFigure(summary: Summary, path: string): number | undefined {
  let value: unknown = summary
  for (const name of path.split('.')) {
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }
  return typeof value === 'number' ? value : undefined
}
