import type { Document } from '@docent/content'
import { readPage } from '../../passages/passages.ts'
import { readPageTerms } from '../../passages/pageTerms.ts'
import { readTelling } from '../../ranking/telling.ts'
import { readWordForms, wordRules } from '../../words/analyze.ts'
import { eachPart, FIRST_UNIT } from '../../words/skeleton.ts'
import type { SynonymGroups } from '../../words/synonyms.ts'
import { TermReader } from '../../words/termReader.ts'
import { TermTable } from '../../words/termTable.ts'
import type { Passage } from '../../types.ts'
import { isDated } from '../pageFacts.ts'
import { findSimilarTerms } from '../similarTerms.ts'
import type { PartCounts, NearTerm, Term } from '../siteIndex.ts'
import {
  MOST_SECTIONS,
  packPlaces,
  packWords,
  type FiledSection,
  type SearchFile,
} from './searchFile.ts'

/** The part of a section that is shown for any query. */
const LEAD_LENGTH = 100

/**
 * The file with which a browser finds the same results as the server. It comes from the passages of the
 * server's index.
 */
export function writeSearchFile(
  documents: readonly Document[],
  synonyms: SynonymGroups = [],
): SearchFile {
  const { sections, places, forms } = readSections(documents)
  const similar = findSimilarTerms(synonyms, (term) => places.get(term)?.size ?? 0)
  for (const [form, term] of similar.forms) forms.set(form, term)
  const groups = groupForms(forms)
  const names = [...groups.keys()]
  const numbers = new Map(names.map((term, number) => [term, number]))
  const number = (term: Term): number => numbers.get(String(term)) ?? -1
  const numberAll = (terms: readonly NearTerm[]): NearTerm[] =>
    terms.map(([term, strength]) => [number(term), strength])
  const { stopWords, endings, elisions = [] } = wordRules()
  return {
    pages: documents.map(({ route, title, collection }) => [
      route,
      title,
      collection,
      Number(isDated(route)),
    ]),
    sections,
    words: packWords([...groups.values()]),
    places: packPlaces(names.map((term) => [...(places.get(term) ?? [])])),
    similar: Object.fromEntries(
      names
        .map((term) => [number(term), numberAll(similar.ofTerm(term))] as const)
        .filter(([, terms]) => terms.length > 0),
    ),
    telling: Object.fromEntries(
      names
        .map((term) => [number(term), readTelling(term)] as const)
        .filter(([, telling]) => telling !== 1),
    ),
    phrases: similar.phrases.map(({ forms, similar }) => {
      return { forms, similar: numberAll(similar) }
    }),
    stopWords: [...stopWords].join(' '),
    endings: endings.join(' '),
    elisions: [...elisions].join(' '),
  }
}

interface ReadSections {
  readonly sections: readonly FiledSection[]
  /** The sections that have a term, with its counts. */
  readonly places: ReadonlyMap<string, ReadonlyMap<number, PartCounts>>
  /** The term of each word. */
  readonly forms: Map<string, string>
}

function readSections(documents: readonly Document[]): ReadSections {
  const table = new TermTable()
  const reader = new TermReader(table)
  const sections: FiledSection[] = []
  const places = new Map<number, Map<number, PartCounts>>()

  function count(skeleton: Uint32Array, section: number): void {
    eachPart(skeleton, (part, from, to) => {
      for (const term of skeleton.subarray(from, to)) {
        const found = places.get(term) ?? new Map<number, PartCounts>()
        places.set(term, found)
        const counts = found.get(section) ?? [0, 0, 0, 0, 0]
        const place = Math.min(part, FIRST_UNIT)
        found.set(section, counts.with(place, (counts[place] ?? 0) + 1) as unknown as PartCounts)
      }
    })
  }

  documents.forEach((document, page) => {
    // A browser loads no larger file.
    if (sections.length > MOST_SECTIONS) return
    const { info, passages } = readPage(document)
    const { skeletons, own } = readPageTerms({ info, passages }, reader)
    if (passages.length === 0) count(own, sections.push([page]) - 1)
    passages.forEach((passage, index) => {
      count(skeletons[index] ?? own, sections.push(toSection(passage, page)) - 1)
    })
  })
  const names = new Map([...table.counts()].map(({ term, number }) => [number, term]))
  return {
    sections,
    places: new Map([...places].map(([number, found]) => [names.get(number) ?? '', found])),
    forms: new Map([...reader.uses()].flatMap(([run]) => readWordForms(run))),
  }
}

function toSection({ url, route, path, text }: Passage, page: number): FiledSection {
  return [page, url.slice(route.length + 1), path, cutLead(text)]
}

/** The words of each term, both in the order of letters, in which the file is smallest. */
function groupForms(forms: ReadonlyMap<string, string>): Map<string, string[]> {
  const sorted = [...forms.keys()].toSorted()
  return Map.groupBy(sorted, (form) => forms.get(form) ?? form)
}

function cutLead(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LEAD_LENGTH) return line
  const cut = line.slice(0, LEAD_LENGTH).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LEAD_LENGTH / 2))} …`
}
