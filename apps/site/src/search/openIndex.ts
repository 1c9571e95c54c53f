import type { SearchIndex } from './indexFile.ts'
import { splitWords } from './words.ts'

/** A section as it is searched: how often it says each word, and its headings as words. */
export interface IndexedSection {
  readonly page: IndexedPage
  readonly anchor: string
  readonly path: readonly string[]
  readonly lead: string
  readonly heading: readonly string[]
  readonly counts: Map<string, number>
  length: number
}

export interface IndexedPage {
  readonly route: string
  readonly title: string
  readonly collection: string
  readonly words: readonly string[]
  readonly counts: Map<string, number>
  length: number
}

/** Reads the file into what can be searched: the same words, by where they are said. */
export function openIndex(index: SearchIndex): {
  readonly pages: readonly IndexedPage[]
  readonly sections: readonly IndexedSection[]
} {
  const pages = index.pages.map(([route, title, collection]): IndexedPage => {
    const words = splitWords(title)
    return { route, title, collection, words, counts: new Map(), length: 0 }
  })
  const sections = index.sections.flatMap(([page, anchor, path, lead]): IndexedSection[] => {
    const ofPage = pages[page]
    if (!ofPage) return []
    const heading = splitWords(path.at(-1) ?? '')
    return [{ page: ofPage, anchor, path, lead, heading, counts: new Map(), length: 0 }]
  })
  index.words.split(' ').forEach((word, place) => {
    const counted = index.places[place] ?? []
    let of = 0
    for (let at = 0; at < counted.length; at += 2) {
      of += counted[at] ?? 0
      const section = sections[of]
      if (section) add(section, word, counted[at + 1] ?? 0)
    }
  })
  for (const section of sections) addAbove(section)
  return { pages, sections }
}

/** The headings above a text count as part of it; those above many texts count half. */
function addAbove(section: IndexedSection): void {
  const { page, heading, path } = section
  for (const word of [...heading, ...page.words]) grow(section.counts, word, 1)
  const slug = page.route.replaceAll('/', ' ')
  for (const word of splitWords([...path.slice(0, -1), slug].join(' '))) {
    grow(section.counts, word, 0.5)
  }
  for (const word of [...heading, ...page.words]) grow(page.counts, word, 1)
}

function add(section: IndexedSection, word: string, count: number): void {
  section.length += count
  section.page.length += count
  grow(section.counts, word, count)
  grow(section.page.counts, word, count)
}

function grow(counts: Map<string, number>, word: string, by: number): void {
  counts.set(word, (counts.get(word) ?? 0) + by)
}
