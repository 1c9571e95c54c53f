// The data that the network of the excerpts is fitted on: for each question, the inputs of the units of the section
// that answers it, and which of them readers would show.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Knowledge, Unit } from '@docent/retrieval'
import { judgeSections } from '../../packages/answers/src/choosing/judgeSections.ts'
import { createKeepReader } from '../../packages/answers/src/compose/keeping/keepSigns.ts'
import { SEARCHED } from '../../packages/answers/src/tuning.ts'
import { signUnit, type MarkedQuestion } from './readExcerpts.ts'

export interface KeepExample {
  readonly site: string
  readonly rows: readonly ArrayLike<number>[]
  /** 1 for a unit that the answer needs, less for one that is worth showing, else 0. */
  readonly targets: readonly number[]
}

const WORTH_SHOWING = 0.15
const EXTENSION = '.keep'

/** Leaves out questions whose section is not found or no longer has a unit that the answer needs. */
export function readKeepExamples(
  questions: readonly MarkedQuestion[],
  knowledge: Pick<Knowledge, 'readQuery' | 'search'>,
  site: string,
): KeepExample[] {
  return questions.flatMap((marked) => {
    const query = knowledge.readQuery(marked.question)
    const hits = knowledge.search(query, { limit: SEARCHED })
    const section = judgeSections(query, hits).find(({ hit }) => hit.passage.id === marked.section)
    if (section === undefined) return []
    const read = createKeepReader(marked.question, section)
    const units = section.hit.passage.units.flatMap((unit, place) => {
      const row = read(place)
      return row === undefined ? [] : [{ row, target: readTarget(unit, marked) }]
    })
    const targets = units.map(({ target }) => target)
    return targets.includes(1) ? [{ site, rows: units.map(({ row }) => row), targets }] : []
  })
}

function readTarget({ text }: Unit, { must, good }: MarkedQuestion): number {
  const sign = signUnit(text)
  return must.has(sign) ? 1 : good.has(sign) ? WORTH_SHOWING : 0
}

/** Writes the examples of one site, each row as numbers of four bytes. */
export function writeKeepExamples(
  folder: string,
  site: string,
  examples: readonly KeepExample[],
): void {
  const packed = examples.map((example) => ({
    ...example,
    rows: example.rows.map((row) => Float32Array.from(row)),
  }))
  writeFileSync(join(folder, site + EXTENSION), serialize(packed))
}

/** Reads what `writeKeepExamples` wrote, of all sites. */
export function readKeepFiles(folder: string): KeepExample[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(EXTENSION))
    .toSorted()
    .flatMap((file) => deserialize(readFileSync(join(folder, file))) as KeepExample[])
}
