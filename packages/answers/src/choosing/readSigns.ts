import type { Hit, Query } from '@docent/retrieval'
import { findMost } from '../findMost.ts'
import { READ_LENGTH } from '../tuning.ts'
import { readForms } from './readForms.ts'
import { createSectionReader, type SectionSigns } from './sectionSigns.ts'
import { createTermPlaces, type Held, type TermPlaces } from './termPlaces.ts'
import { createUnitReader, type UnitSigns } from './unitSigns.ts'

/** The signs of a section and of each of its units. Weights turn them into scores. */
export interface SectionWithSigns {
  readonly section: SectionSigns
  readonly units: readonly UnitSigns[]
}

/** Reads the signs of any section that was found for a question, given its rank. */
export function createSignReader(
  query: Query,
  hits: readonly Hit[],
): (hit: Hit, rank: number) => SectionWithSigns {
  const asked = readForms(query.text)
  const places = createTermPlaces(query)
  const readUnit = createUnitReader(query, asked, places)
  const readSection = createSectionReader(query, asked, places, hits)

  return (hit, rank) => {
    const { units, title, path } = hit.passage
    const held = units.map(({ text }) => places.read(text.slice(0, READ_LENGTH)))
    const above = places.read([title, ...path].join(' '))
    return {
      section: readSection(hit, rank, joinHeld(places, held)),
      units: units.map((_, place) => readUnit(units, held, above, place)),
    }
  }
}

/** The shares that several texts contain together. */
function joinHeld({ shares }: TermPlaces, held: readonly Held[]): Held {
  const strengths = shares.map((_, place) =>
    Math.max(0, findMost(held.map((one) => one.strengths[place] ?? 0))),
  )
  return { strengths, places: [] }
}
