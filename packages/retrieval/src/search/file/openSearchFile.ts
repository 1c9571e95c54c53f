import { sum } from '../../ranking/measures.ts'
import { cutRuns, readRun, toTerms } from '../../words/readRuns.ts'
import { markWords } from '../markWords.ts'
import { readTopFolder } from '../pageFacts.ts'
import { readHeadings } from '../readHeadings.ts'
import type { RankedPage, FoundSection, PartCounts, SiteIndex, Term } from '../siteIndex.ts'
import { unpackPlaces, unpackWords, type SearchFile } from './searchFile.ts'

interface OpenPage extends RankedPage {
  length: number
  readonly counts: number[]
  /** Its first section. */
  first?: OpenSection
}

interface OpenSection extends FoundSection {
  readonly place: number
  readonly page: OpenPage
  readonly lengths: [number, number, number, number, number]
  readonly counts: PartCounts[]
}

/** Reads from the file the facts that the server reads from its index. */
export function openSearchFile(file: SearchFile): SiteIndex {
  const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
  const language = {
    stopWords: toSet(file.stopWords),
    endings: toSet(file.endings),
    elisions: toSet(file.elisions),
    toTerm: (form: string) => form,
  }
  const words = unpackWords(file.words).flatMap((forms, term) =>
    forms.map((form) => [form, term] as const),
  )
  const terms = new Map<string, Term>(words)
  const { pages, sections } = openSections(file)
  const average = (lengths: readonly number[]): number => sum(lengths) / (lengths.length || 1)
  const countSections = (term: Term): number =>
    sections.filter(({ counts }) => term in counts).length

  function readTerms(text: string): Term[] {
    const forms = cutRuns(text).flatMap((run) => toTerms(readRun(run, language)))
    return forms.map((form) => terms.get(form) ?? form)
  }

  return {
    sections: sections.length,
    sectionLength: average(sections.map(({ lengths }) => sum(lengths))),
    pageLength: average(pages.map(({ length }) => length)),
    language,
    phrases: file.phrases,
    titles: file.pages.map(([route, title]) => ({ route, title })),
    termOf: (form) => terms.get(form),
    formsFrom: (beginning, least = 0, most = Infinity) =>
      words
        .filter(
          ([form]) => form.startsWith(beginning) && form.length >= least && form.length <= most,
        )
        .map(([form, term]) => ({ form, term, sections: countSections(term) })),
    readTerm: (term) => ({
      sections: countSections(term),
      telling: file.telling[Number(term)] ?? 1,
      similar: file.similar[Number(term)] ?? [],
    }),
    readTerms,
    find: (asked) => sections.filter(({ counts }) => asked.some((term) => term in counts)),
    opening(route) {
      const page = pages[file.pages.findIndex(([one]) => one === route)]
      return sections.find((section) => section.page === page)?.url
    },
    underHeading: (letters, limit, isBeginning) =>
      sections
        .flatMap(({ url, place }) => {
          const [page, , path] = file.sections[place] ?? []
          const [pageBefore, , before] = file.sections[place - 1] ?? []
          const headings = readHeadings(path ?? [], page === pageBefore ? before : [])
          return headings.map((heading) => ({ url, heading }))
        })
        .filter(({ heading }) => (isBeginning ? heading.startsWith(letters) : heading === letters))
        .toSorted((a, b) => a.heading.length - b.heading.length || (a.url < b.url ? -1 : 1))
        .slice(0, limit)
        .map(({ url }) => url),
    read(url, asked) {
      const place = sections.find((one) => one.url === url)?.place ?? 0
      const [page = 0, , path = [], text = ''] = file.sections[place] ?? []
      const [, title = '', collection = ''] = file.pages[page] ?? []
      const snippet = { text, marks: markWords(text, asked, readTerms) }
      return { title, section: path.join(' › '), collection, snippet }
    },
  }
}

function openSections(file: SearchFile): {
  readonly pages: readonly OpenPage[]
  /** Without those of pages without text. */
  readonly sections: readonly OpenSection[]
} {
  const pages = file.pages.map(([, , collection, dated]): OpenPage => {
    const counts: number[] = []
    return {
      collection: readTopFolder(collection),
      isDated: dated > 0,
      counts,
      length: 0,
      count: (term) => counts[Number(term)] ?? 0,
    }
  })
  const sections = file.sections.map(([number, anchor], place): OpenSection => {
    const page = pages[number] as OpenPage
    const counts: PartCounts[] = []
    const url = `${file.pages[number]?.[0]}${anchor && '#'}${anchor}`
    const count = (term: Term): PartCounts | undefined => counts[Number(term)]
    const section: OpenSection = { url, place, page, lengths: [0, 0, 0, 0, 0], counts, count }
    page.first ??= section
    return section
  })
  unpackPlaces(file.places).forEach((places, term) => {
    for (const [place, counts] of places) {
      const section = sections[place] as OpenSection
      const { page, lengths } = section
      section.counts[term] = counts
      counts.forEach((count, part) => (lengths[part] = (lengths[part] ?? 0) + count))
      // A page has its title and route once for all sections; the headings above are counted there.
      const [title, slug, , heading, text] = counts
      const own = heading + text + (page.first === section ? title + slug : 0)
      page.counts[term] = page.count(term) + own
      page.length += own
    }
  })
  return { pages, sections: sections.filter(({ place }) => file.sections[place]?.[2]) }
}
