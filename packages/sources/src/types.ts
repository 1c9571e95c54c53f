import type { PagePlace } from '@docent/content'
import type { GeneratorName } from './html/generators.ts'

/** A page of a source: the same for HTML, Markdown and crawled pages. */
export interface ImportedPage {
  /** Where a reader finds it: a whole address, or a path if the source has no address. */
  readonly url: string
  /** The path of its file in the source: `guide/install.mdx`. Absent for a page that is not in a folder. */
  readonly file?: string
  readonly title: string
  readonly description: string
  /** As the page names it: `en`, `pt-BR`; empty if it does not. */
  readonly language: string
  /** As the page or its path names it: `3.1`, `next`; empty if it does not. */
  readonly version: string
  /** Its place among the pages of its folder, if it names one. */
  readonly order?: number
  /** Its name in lists of pages, if its front matter has one. */
  readonly label?: string
  /** Its place in the navigation of its authors, if they wrote one. */
  readonly place?: PagePlace
  /** Its front matter says that it is for colleagues only, or not published yet. */
  readonly isInternal?: boolean
  readonly isDraft?: boolean
  /** Links to files of the source, with the addresses of their pages. */
  readonly links?: Readonly<Record<string, string>>
  /** Anchors that open no section, and the sections that they are in. */
  readonly otherAnchors?: readonly OtherAnchor[]
  /** In the order of the page; the first has no heading. */
  readonly sections: readonly ImportedSection[]
}

/** An anchor that links may name, and that of the section that it is in. */
export type OtherAnchor = readonly [anchor: string, section: string]

export interface ImportedSection {
  /** An id of the page, or a text directive for a heading without one; empty for the first section. */
  readonly anchor: string
  readonly heading: string
  readonly depth: number
  readonly path: readonly string[]
  readonly markdown: string
}

/** A page of HTML that is read when it is needed, so that a whole site is never in memory. */
export interface HtmlEntry {
  /** Its path in the source, without a slash before it: `guide/install.html`. */
  readonly path: string
  /** Where it was found, if that is known already. */
  readonly url?: string
  readonly read: () => string
}

/** The pages that an import kept, and those that it left out, with the reason. */
export interface ImportTally {
  pages: number
  sections: number
  words: number
  /** Words of a site's template that were inside the main text and were dropped. */
  droppedWords: number
  /** The paths of pages without text. */
  readonly empty: string[]
  /** Those of them that a script fills in the browser. */
  readonly scripted: string[]
  /** Pages with the same address as an earlier page. */
  readonly duplicates: string[]
  /** Pages that ask not to be found, and those that only lead elsewhere. */
  readonly hidden: string[]
  /** Pages with characters that are not in their encoding. They are read all the same. */
  readonly misread: string[]
  /** Pages about the repository that the source is in, such as its licence. */
  readonly repository: string[]
  /** Pages that are too large to be read. */
  readonly tooLarge: string[]
  /** Symbolic links that lead nowhere, and those that lead out of the folder. */
  readonly broken: string[]
  readonly outside: string[]
  /** Files of HTML in a folder of Markdown, and of Markdown in a folder of HTML. */
  readonly unreadHtml: string[]
  readonly unreadMarkdown: string[]
  readonly generators: Map<GeneratorName, number>
}

/** A source whose pages can be read one by one, more than once. */
export interface ReadSource {
  readonly pages: () => Iterable<ImportedPage>
  /** Complete once all pages are read. */
  readonly tally: ImportTally
  /** The address of its root for readers; undefined if it is unknown. */
  readonly url: string | undefined
  /** Changes when something in a page may have changed. */
  readonly hash: string
  /** The version and language of its pages, if it has other editions. */
  readonly edition?: EditionName
  /** Whether its files are pages for browsers, which a server can show as they are. */
  readonly isHtml?: boolean
  /** For pages that Docent shows itself: the files that they show, by their addresses, once all pages are read. */
  readonly files?: ReadonlyMap<string, string>
  /** Its older versions and its other languages, the newest first. */
  readonly editions: readonly ReadEdition[]
}

export interface EditionName {
  /** Empty if it is not known; absent if all editions have the same. */
  readonly version?: string
  /** Empty for the language of the site. */
  readonly language: string
  /** Other folders that have the pages of this version. */
  readonly aliases?: readonly string[]
}

/** One version of a source in one language. Its pages are never part of answers from another one. */
export interface ReadEdition {
  readonly edition: EditionName
  readonly pages: () => Iterable<ImportedPage>
  readonly tally: ImportTally
}
