import type { GeneratorName } from './html/generators.ts'

/** A page of a source, read: the same for HTML, Markdown and what a crawler brought. */
export interface ImportedPage {
  /** Where a reader finds it: a whole address, or a path where the source has no address. */
  readonly url: string
  readonly title: string
  readonly description: string
  /** As the page names it: `en`, `pt-BR`; empty where it does not. */
  readonly language: string
  /** As the page or its path names it: `3.1`, `next`; empty where it does not. */
  readonly version: string
  /** In the order of the page; the first has no heading. */
  readonly sections: readonly ImportedSection[]
}

export interface ImportedSection {
  /** An id of the page, or a text directive for a heading without one; empty for the first section. */
  readonly anchor: string
  readonly heading: string
  readonly depth: number
  readonly path: readonly string[]
  readonly markdown: string
}

/** A page of HTML that can be read when its turn comes: not all of a site are in memory at once. */
export interface HtmlEntry {
  /** Its path in the source, without a slash before it: `guide/install.html`. */
  readonly path: string
  /** Where it was found, where that is known already. */
  readonly url?: string
  readonly read: () => string
}

/** What an import kept, and what it left out and why. */
export interface ImportTally {
  pages: number
  sections: number
  words: number
  /** Words of a site's template that were inside the main text and were dropped. */
  droppedWords: number
  /** Pages with no text of their own, by their paths. */
  readonly empty: string[]
  /** Pages that say of themselves that another page is the same. */
  readonly duplicates: string[]
  /** Pages that ask not to be found, and those that only lead elsewhere. */
  readonly hidden: string[]
  /** Pages of an older version or of another language. */
  readonly otherEditions: string[]
  readonly generators: Map<GeneratorName, number>
}

/** A source that can be read, page by page, as often as it takes. */
export interface ReadSource {
  readonly pages: () => Iterable<ImportedPage>
  /** Whole once all pages are read. */
  readonly tally: ImportTally
  /** Where its root is for readers; undefined where nobody says. */
  readonly url: string | undefined
  /** Changes when something in a page may have changed. */
  readonly hash: string
}
