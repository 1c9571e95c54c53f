import { AUDIENCE_ANCHOR, questionAnchor } from '@docent/content'
import type { Document } from '@docent/content'
import { splitWords } from './words.ts'

/** The file that a host without our server searches in: `/search.json`. */
export interface SearchIndex {
  readonly pages: readonly (readonly [route: string, title: string, collection: string])[]
  readonly sections: readonly IndexedSection[]
  /** All words in the order of their letters, with a space between them. */
  readonly words: string
  /**
   * For each word, the sections that say it and how often, in turn. Each section is counted from the
   * one before it: small numbers repeat, which makes the compressed file an eighth smaller.
   */
  readonly places: readonly (readonly number[])[]
  /** Synonyms in the form that is compared; absent if the owner names none. */
  readonly synonyms?: readonly (readonly string[])[]
}

type IndexedSection = readonly [
  page: number,
  anchor: string,
  /** The headings above it, outermost first, then its own. */
  path: readonly string[],
  lead: string,
]

/** The part of a section that is shown for any query. */
const LEAD_LENGTH = 160

/** The index of these pages, as it is written into a built site. */
export function createSearchIndex(
  documents: readonly Document[],
  synonyms: readonly (readonly string[])[] = [],
): SearchIndex {
  const places = new Map<string, number[]>()
  const last = new Map<string, number>()
  const sections: IndexedSection[] = []
  documents.forEach((document, page) => {
    for (const { anchor, path, texts } of readSections(document)) {
      const lead = texts.find((text) => text.trim() !== '') ?? ''
      for (const [word, count] of countWords(texts)) {
        const step = sections.length - (last.get(word) ?? 0)
        last.set(word, sections.length)
        const known = places.get(word)
        if (known) known.push(step, count)
        else places.set(word, [step, count])
      }
      sections.push([page, anchor, path, cutLead(lead)])
    }
  })
  const words = [...places.keys()].toSorted()
  return {
    pages: documents.map(({ route, title, collection }) => [route, title, collection]),
    sections,
    words: words.join(' '),
    places: words.map((word) => places.get(word) ?? []),
    ...(synonyms.length > 0 && { synonyms: synonyms.map(readSynonyms) }),
  }
}

/** Names of several words are left to the server. */
function readSynonyms(group: readonly string[]): string[] {
  return group.map(splitWords).flatMap((words) => (words.length === 1 ? words : []))
}

interface ReadSection {
  readonly anchor: string
  readonly path: readonly string[]
  readonly texts: readonly string[]
}

/** The sections that the server's own index has: those of the text, then those of the front matter. */
function readSections(document: Document): ReadSection[] {
  const { summary, sections, tags, questions, notFor } = document
  const asked = questions.filter(({ answer }) => answer === undefined)
  const hidden = [...tags, ...asked.map(({ question }) => question)]
  const answers = questions.flatMap(({ question, answer }, index) =>
    answer === undefined
      ? []
      : [{ anchor: questionAnchor(index), path: [question], texts: [answer] }],
  )
  const own = sections.map(({ anchor, path, text }, index) => ({
    anchor,
    path,
    texts: index === 0 ? [summary, text, ...hidden] : [text],
  }))
  const audience = { anchor: AUDIENCE_ANCHOR, path: [], texts: [...document.for, ...notFor] }
  const said = [...own, audience, ...answers]
  // The beginning of a page represents the page, even without text.
  return said.filter(({ texts }, index) => index === 0 || texts.join('').trim() !== '')
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap(splitWords)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function cutLead(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LEAD_LENGTH) return line
  const cut = line.slice(0, LEAD_LENGTH).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LEAD_LENGTH / 2))} …`
}
