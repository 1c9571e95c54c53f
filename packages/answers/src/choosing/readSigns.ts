import type { Hit, Query } from '@docent/retrieval'
import { findMost } from '../findMost.ts'
import { READ_LENGTH } from '../tuning.ts'
import { chooseUnits } from './chooseUnits.ts'
import { readForms } from './readForms.ts'
import { createSectionReader, type SectionSigns } from './sectionSigns.ts'
import { createTermPlaces, type Held, type TermPlaces } from './termPlaces.ts'
import { createUnitReader, type UnitSigns } from './unitSigns.ts'

/** The signs of a section and of each of its units. Weights turn them into scores. */
export interface SectionWithSigns {
  readonly section: SectionSigns
  /** Undefined for the units of a very long section that are not read closely. */
  readonly units: readonly (UnitSigns | undefined)[]
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
    const chosen = chooseUnits(units, query)
    const isRead = (place: number): boolean => chosen?.has(place) ?? true
    const held = units.map(({ text }, place) =>
      isRead(place) ? places.read(text.slice(0, READ_LENGTH)) : UNREAD,
    )
    const above = places.read([title, ...path].join(' '))
    return {
      section: readSection(hit, rank, joinHeld(places, held)),
      units: units.map((_, place) =>
        isRead(place) ? readUnit(units, held, above, place) : undefined,
      ),
    }
  }
}

const UNREAD: Held = { strengths: [], places: [] }

/** The shares that several texts contain together. */
function joinHeld({ shares }: TermPlaces, held: readonly Held[]): Held {
  const strengths = shares.map((_, place) =>
    Math.max(0, findMost(held.map((one) => one.strengths[place] ?? 0))),
  )
  return { strengths, places: [] }
}
