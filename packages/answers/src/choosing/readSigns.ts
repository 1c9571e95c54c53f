import type { Hit, Query } from '@docent/retrieval'
import { findMost } from '../findMost.ts'
import { READ_LENGTH } from '../tuning.ts'
import { chooseUnits } from './chooseUnits.ts'
import { createClueReader } from './clues.ts'
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
  const texts = new Map(hits.map((hit) => [hit, readTexts(hit)]))
  const sections = [...texts.values()].map(({ above, units }) => [above, ...units])
  const readClues = createClueReader(query, places, sections)
  const readUnit = createUnitReader(query, asked, places, readClues)
  const readSection = createSectionReader(query, asked, places, readClues, hits)

  function readTexts({ passage: { units, title, path } }: Hit): SectionTexts {
    const chosen = chooseUnits(units, query)
    return {
      above: places.read([title, ...path].join(' ')),
      units: units.map(({ text }, place) =>
        (chosen?.has(place) ?? true) ? places.read(text.slice(0, READ_LENGTH)) : UNREAD,
      ),
    }
  }

  return (hit, rank) => {
    const { above, units } = texts.get(hit) ?? readTexts(hit)
    return {
      section: readSection(hit, rank, joinHeld(places, units)),
      units: units.map((own, place) =>
        own === UNREAD
          ? undefined
          : readUnit(hit.passage.units, units, above, place, hit.likeness?.units[place]),
      ),
    }
  }
}

interface SectionTexts {
  /** The title and the headings. */
  readonly above: Held
  readonly units: readonly Held[]
}

const UNREAD: Held = { strengths: [], places: [], words: [] }

/** The shares that several texts contain together. */
function joinHeld({ shares }: TermPlaces, held: readonly Held[]): Held {
  const strengths = shares.map((_, place) =>
    Math.max(0, findMost(held.map((one) => one.strengths[place] ?? 0))),
  )
  return { strengths, places: [], words: [...new Set(held.flatMap(({ words }) => words))] }
}
