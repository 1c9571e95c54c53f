// Pages of Markdown have no files that a browser could show. The site renders them like its own pages, at the
// addresses that citations use.

import { decodePath } from '@docent/content'
import type { Config, Content, Document, Manual } from '@docent/content'
import type { ReadSource } from '@docent/sources'
import type { ServedFile } from '@docent/site/build'

export interface Manuals {
  readonly documents: readonly Document[]
  /** The pictures and documents that these pages show. */
  readonly files: readonly ServedFile[]
  /** The folders and files of their sources, for those who follow their changes. */
  readonly places: readonly string[]
}

export const NO_MANUALS: Manuals = { documents: [], files: [], places: [] }

/** The route of the first page of a source: `/docs` for `/docs/`. */
export function toRoot(path: string): string {
  return decodePath(path).replace(/\/$/, '') || '/'
}

/** A page of a source as one of the site. A text with all pages has the address of its folder. */
export function toManualPage(document: Document, manual: Manual): Document {
  const { root } = manual
  const route = document.route === `${root}/` ? root : document.route
  return { ...document, route, manual }
}

interface Shown {
  readonly root?: string
  readonly place?: string
  readonly source: Pick<ReadSource, 'files'>
}

/** Reads the pages that the site shows, and then knows their files. */
export function collectManuals<One extends Shown>(
  sources: readonly One[],
  read: (source: One) => Iterable<Document>,
): Manuals {
  const documents: Document[] = []
  const files = new Map<string, string>()
  for (const source of sources) {
    if (source.root === undefined) continue
    for (const document of read(source)) if (isBelow(document, source)) documents.push(document)
    for (const [path, file] of source.source.files ?? []) files.set(path, file)
  }
  return {
    documents,
    files: [...files].map(([path, file]) => ({ path, file })),
    places: sources.flatMap(({ place }) => place ?? []),
  }
}

/** A PDF is served as a file, and pages of a text may have addresses elsewhere. */
function isBelow({ route }: Document, { source, root = '/' }: Shown): boolean {
  const isInRoot = root === '/' ? route.startsWith('/') : `${route}/`.startsWith(`${root}/`)
  return isInRoot && source.files?.has(route) !== true
}

/**
 * The content that the site shows: the owner's own pages, then those of its sources. An own page wins, but not the
 * start page that Docent has written for a site of sources.
 */
export function withManuals(
  content: Content,
  { documents }: Manuals,
  { languages }: Pick<Config, 'languages'>,
): Content {
  if (documents.length === 0) return content
  const seen = new Set(content.documents.map(({ route }) => route))
  const tags = languages.slice(1).map(({ language }) => language)
  const added: Document[] = []
  for (const document of documents) {
    if (seen.has(document.route)) continue
    seen.add(document.route)
    added.push(inLanguageOfRoute(document, tags))
  }
  return { ...content, documents: [...content.documents, ...added] }
}

/** A site finds a page by its address, so a translation in the folder of a source is a page of the first language. */
function inLanguageOfRoute(document: Document, tags: readonly string[]): Document {
  const { language: _, ...page } = document
  const language = tags.find((tag) => `${page.route}/`.startsWith(`/${tag}/`))
  return language === undefined ? page : { ...page, language }
}

/** Without the start page of Docent, if a source has the first page of the site. */
export function dropStartPage(content: Content, { documents }: Manuals): Content {
  const hasFirst = documents.some(({ route }) => route === '/')
  if (!hasFirst) return content
  return { ...content, documents: content.documents.filter(({ route }) => route !== '/') }
}
