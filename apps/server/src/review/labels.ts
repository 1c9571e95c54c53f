import { translationPath } from '@docent/content'
import type { Document, Problem } from '@docent/content'
import { countNoun } from '../printing/countNoun.ts'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/** The characters of a title and a description that search engines show. */
const TITLE = { least: 10, most: 65 }
const SUMMARY = { least: 50, most: 160 }

/**
 * Finds titles and descriptions that search results would show badly: too long, too short, or
 * duplicate.
 */
export function reviewLabels(site: Reviewed): Problem[] {
  const { documents } = site.content
  return [
    ...documents.flatMap((document) => reviewTitle(document, site)),
    ...documents.flatMap((document) => reviewSummary(document, site)),
    ...findTwins(documents, 'title', ({ title }) => title, site),
    ...findTwins(documents, 'summary', ({ summary }) => summary, site),
  ]
}

function reviewTitle(document: Document, site: Reviewed): Problem[] {
  // The home page is titled with the brand and the tagline.
  if (translationPath(document) === '/') return []
  const { title } = document
  const { brand } = site.config
  const shown = title.includes(brand) ? title : `${title} · ${brand}`
  const fault = measure(shown.length, TITLE)
  if (fault === undefined) return []
  const message = `"${cut(shown)}" has ${shown.length} characters, ${fault}`
  return [warn(document, site.lineOf(document, 'title'), message, 'title')]
}

function reviewSummary(document: Document, site: Reviewed): Problem[] {
  const { length } = document.summary
  const line = site.lineOf(document, 'summary')
  if (length === 0) {
    const message = `is missing: one or two sentences of ${SUMMARY.least} to ${SUMMARY.most} characters that summarise the page`
    return [warn(document, line, message, 'summary')]
  }
  const fault = measure(length, SUMMARY)
  if (fault === undefined) return []
  return [warn(document, line, `has ${countNoun(length, 'character')}, ${fault}`, 'summary')]
}

function measure(length: number, { least, most }: typeof TITLE): string | undefined {
  if (length > most) return `and search engines cut it after about ${most}: shorten it`
  return length < least
    ? `and ${least} to ${most} work best in search results: add detail`
    : undefined
}

function findTwins(
  documents: readonly Document[],
  field: 'title' | 'summary',
  read: (document: Document) => string,
  site: Reviewed,
): Problem[] {
  const first = new Map<string, Document>()
  const problems: Problem[] = []
  for (const document of documents) {
    const key = read(document).toLowerCase()
    const twin = first.get(key)
    if (twin === undefined) first.set(key, document)
    else if (key !== '') {
      const message = `is also the one of ${twin.file}: visitors cannot tell the pages apart in a list`
      problems.push(warn(document, site.lineOf(document, field), message, field))
    }
  }
  return problems
}

function cut(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`
}
