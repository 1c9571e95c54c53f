import type { PartCounts, NamePhrase, NearTerm } from '../siteIndex.ts'

/** The file that a browser searches on a host without our server: `/search.json`. Terms are numbers. */
export interface SearchFile {
  readonly pages: readonly (readonly [
    route: string,
    title: string,
    collection: string,
    /** 1 for a page about one moment. */
    dated: number,
  ])[]
  /** A page without text has an entry too, with only the page in it. */
  readonly sections: readonly FiledSection[]
  /** The words of each term: see `packWords`. */
  readonly words: string
  /** Where each term is: see `packPlaces`. */
  readonly places: string
  /** The terms that mean nearly the same as one. */
  readonly similar: Readonly<Record<number, readonly NearTerm[]>>
  /** The weights of terms that tell little. */
  readonly telling: Readonly<Record<number, number>>
  readonly phrases: readonly NamePhrase[]
  /** The language data, with spaces between. */
  readonly stopWords: string
  readonly endings: string
  readonly elisions: string
}

export type FiledSection = readonly [
  page: number,
  anchor?: string,
  /** The headings above it, outermost first, then its own. */
  path?: readonly string[],
  /** The beginning of its text. */
  lead?: string,
]

/** A section, and how often its parts have a term. */
export type Place = readonly [section: number, counts: PartCounts]

// In both strings a space separates the terms. Words start with the letters that all words of a term
// share, and each rest follows a comma: "wate,r,rs". A place is one character for the distance from the
// section before, and one for each time that a part has the term; none if it is once in the text. The
// compressed file is a third smaller than with numbers.

export function packWords(terms: readonly (readonly string[])[]): string {
  return terms
    .map((forms) => {
      const [first = ''] = forms
      if (forms.length === 1) return first
      let same = 0
      while (forms.every((form) => same < form.length && form[same] === first[same])) same++
      return [first.slice(0, same), ...forms.map((form) => form.slice(same))].join(',')
    })
    .join(' ')
}

export function unpackWords(words: string): string[][] {
  return words.split(' ').map((term) => {
    const [same = '', ...rests] = term.split(',')
    return rests.length === 0 ? [same] : rests.map((rest) => same + rest)
  })
}

/** One for each part. */
const MARKS = "#$%&'"
const ENTRY = /([^#-'])([#-']*)/gs
const FIRST = 0x28
/** The codes of larger distances are not characters. A page of 1,000 sections still fits. */
export const MOST_SECTIONS: number = 0xd7ff - FIRST - 1000

export function packPlaces(terms: readonly (readonly Place[])[]): string {
  return terms
    .map((places) =>
      places
        .map(([section, counts], place) => {
          const distance = section - (places[place - 1]?.[0] ?? 0)
          const marks = counts.map((count, part) => (MARKS[part] ?? '').repeat(count)).join('')
          return String.fromCharCode(distance + FIRST) + (marks === MARKS[4] ? '' : marks)
        })
        .join(''),
    )
    .join(' ')
}

export function unpackPlaces(places: string): Place[][] {
  return places.split(' ').map((term) => {
    let section = 0
    return [...term.matchAll(ENTRY)].map(([, character = '', marks]) => {
      section += character.charCodeAt(0) - FIRST
      const all = marks || "'"
      return [
        section,
        [...MARKS].map((mark) => all.split(mark).length - 1) as unknown as PartCounts,
      ]
    })
  })
}
