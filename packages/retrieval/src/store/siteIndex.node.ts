import type { DatabaseSync } from 'node:sqlite'
import type { PageCounts } from '../ranking/features.ts'
import { readTelling } from '../ranking/telling.ts'
import { findSimilarTerms, type SimilarTerms } from '../search/similarTerms.ts'
import type {
  Form,
  RankedPage,
  FoundSection,
  PartCounts,
  SiteIndex,
  Term,
  TermFacts,
  TitledPage,
} from '../search/siteIndex.ts'
import { isDated, readTopFolder } from '../search/pageFacts.ts'
import { writeSnippet } from '../search/writeSnippet.ts'
import { readTerms, wordRules } from '../words/analyze.ts'
import type { SynonymGroups } from '../words/synonyms.ts'
import { eachPart, findCount, FIRST_UNIT } from '../words/skeleton.ts'
import { readBody } from '../passages/passages.ts'
import type { PageInfo } from '../types.ts'
import type { ReadPage } from './pageReader.node.ts'
import { openSearchCandidates, type SearchCandidate } from './searchCandidates.node.ts'
import type { Facts } from './file.node.ts'

interface SiteIndexParts {
  readonly synonyms: SynonymGroups
  pages(): readonly PageInfo[]
  readonly readPage: ReadPage
}

/** Opens the part of a knowledge file that the search of visitors reads. */
export function openSiteIndex(
  database: DatabaseSync,
  facts: Facts,
  { synonyms, pages, readPage }: SiteIndexParts,
): SiteIndex {
  const { passages, pageLength, passageLength } = facts
  const byTerm = database.prepare('SELECT number, passages, pages FROM terms WHERE term = ?')
  const byForm = database.prepare('SELECT term FROM forms WHERE form = ?')
  const byBeginning = database.prepare(`
    SELECT form, forms.term, passages AS sections FROM forms JOIN terms ON terms.term = forms.term
    WHERE form >= :from AND form < :from || char(0x10ffff) AND length(form) BETWEEN :least AND :most
  `)
  const firstOf = database.prepare(`
    SELECT id FROM passages
    WHERE page = (SELECT number FROM pages WHERE route = ?) ORDER BY number LIMIT 1
  `)
  const underHeading = (condition: string) =>
    database.prepare(`
      SELECT id FROM headings JOIN passages ON passages.number = passage
      WHERE ${condition} GROUP BY id ORDER BY min(length(letters)), id LIMIT :limit
    `)
  const headed = underHeading('letters = :letters')
  const begun = underHeading('letters BETWEEN :letters AND :letters || char(0x10ffff)')
  const body = database.prepare('SELECT body FROM passages WHERE id = ?')
  const findCandidates = openSearchCandidates(database, facts, readPage)
  let similar: SimilarTerms | undefined
  let collections: ReadonlyMap<string, string> | undefined

  /** Made for the first query: a site that is only read needs none. */
  function readSimilar(): SimilarTerms {
    similar ??= findSimilarTerms(synonyms, countSections)
    return similar
  }

  function countSections(term: Term): number {
    return Number(byTerm.get(String(term))?.['passages'] ?? 0)
  }

  function readCollection(route: string): string {
    collections ??= new Map(pages().map((page) => [page.route, page.collection]))
    return collections.get(route) ?? ''
  }

  return {
    sections: passages,
    // An empty site has lengths too, though nothing is compared with them.
    sectionLength: passageLength / (passages || 1),
    pageLength: pageLength / (facts.pages || 1),
    get language() {
      const rules = wordRules()
      return { ...rules, endings: new Set(rules.endings) }
    },
    get phrases() {
      return readSimilar().phrases
    },
    termOf(form) {
      const row = byForm.get(form)
      return row ? String(row['term']) : readSimilar().forms.get(form)
    },
    formsFrom(from, least = 0, most = 1000) {
      const rows = byBeginning.all({ from, least, most })
      const listed = [...readSimilar().forms].filter(
        ([form]) => form.startsWith(from) && form.length >= least && form.length <= most,
      )
      return [...rows.map(toForm), ...listed.map(([form, term]) => ({ form, term, sections: 0 }))]
    },
    readTerm(term): TermFacts {
      const row = byTerm.get(String(term))
      const sections = Number(row?.['passages'] ?? 0)
      const similar = readSimilar().ofTerm(String(term))
      return { sections, telling: readTelling(String(term)), similar }
    },
    readTerms,
    find(terms) {
      const numbers = new Map<Term, number>()
      for (const term of terms) {
        const row = byTerm.get(String(term))
        if (row) numbers.set(term, Number(row['number']))
      }
      const found = terms.map((term) => ({
        term: String(term),
        passages: countSections(term),
        similar: [],
      }))
      const toSection = createSections(numbers, readCollection)
      return findCandidates(found).map(toSection)
    },
    get titles(): readonly TitledPage[] {
      return pages()
    },
    opening(route) {
      const row = firstOf.get(route)
      return row && String(row['id'])
    },
    underHeading(letters, limit, isBeginning) {
      const rows = (isBeginning ? begun : headed).all({ letters, limit })
      return rows.map(({ id }) => String(id))
    },
    read(url, asked) {
      const row = body.get(url)
      if (!row) return undefined
      const { title, section, route, units } = readBody(String(row['body']))
      const lines = units.map(({ text }) => text)
      const snippet = writeSnippet(lines, asked, readTerms)
      return { title, section, collection: readCollection(route), snippet }
    },
  }
}

function toForm({ form, term, sections }: Record<string, unknown>): Form {
  return { form: String(form), term: String(term), sections: Number(sections) }
}

/** Makes the facts of candidates about some terms, given with their numbers. */
function createSections(
  numbers: ReadonlyMap<Term, number>,
  readCollection: (route: string) => string,
): (candidate: SearchCandidate) => FoundSection {
  const terms = new Map([...numbers].map(([term, number]) => [number, term]))
  const pages = new Map<PageCounts, RankedPage>()

  function readPage(route: string, page: PageCounts): RankedPage {
    const found = pages.get(page) ?? {
      collection: readTopFolder(readCollection(route)),
      isDated: isDated(route),
      length: page.length,
      count: (term: Term) => findCount(page.counts, numbers.get(term) ?? 0),
    }
    pages.set(page, found)
    return found
  }

  return ({ id, skeleton, route, page }) => {
    const counts = new Map<Term, number[]>()
    const lengths = [0, 0, 0, 0, 0]
    eachPart(skeleton, (part, from, to) => {
      const place = Math.min(part, FIRST_UNIT)
      lengths[place] = (lengths[place] ?? 0) + to - from
      for (let at = from; at < to; at++) {
        const term = terms.get(skeleton[at] ?? 0)
        if (term === undefined) continue
        const known = counts.get(term) ?? [0, 0, 0, 0, 0]
        known[place] = (known[place] ?? 0) + 1
        counts.set(term, known)
      }
    })
    return {
      url: id,
      page: readPage(route, page),
      lengths: lengths as unknown as PartCounts,
      count: (term) => counts.get(term) as PartCounts | undefined,
    }
  }
}
