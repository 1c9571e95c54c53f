import type { MarkedToken, Token } from 'marked'

/** Everything an owner wrote, read and checked: the source of both the site and the assistant. */
export interface Content {
  /** The folder it was read from, as given. */
  readonly folder: string
  /** In the order of their routes. Drafts and scheduled pages are left out unless asked for. */
  readonly documents: readonly Document[]
  /** Pages for colleagues, which no public part of a site may show; absent without any. */
  readonly internal?: readonly Document[]
  /**
   * The files that documents refer to and that are not pages (images, downloads), and those that
   * are asked for by name (`favicon.svg`, `robots.txt`), relative to the folder, in order. The site
   * serves them under the same path.
   */
  readonly assets: readonly string[]
  /** Problems for an author, in the order of file and line. Empty when all is well. */
  readonly problems: readonly Problem[]
  /** The pages that visitors do not see yet, in the order of their files; absent without any. */
  readonly unpublished?: readonly UnpublishedPage[]
  /** The next day, `YYYY-MM-DD`, on which a page becomes public. */
  readonly nextDue?: string
  /** Changes when, and only when, something in a document changes. */
  readonly hash: string
}

export interface UnpublishedPage {
  readonly file: string
  /** Completes "The page is …": `scheduled for 2026-12-01`. */
  readonly reason: string
}

/** One Markdown file. */
export interface Document {
  /** Relative to the content folder, with `/` between its parts: `products/widget.md`. */
  readonly file: string
  /** For a page of a source, whose `file` is its address: the path of its file in the source. */
  readonly sourceFile?: string
  /**
   * The path of its page: `/products/widget`; `/` for `index.md`. It holds letters and digits of
   * any script and `-._~+@`, in the case of the file's name, so a link can use it unchanged.
   */
  readonly route: string
  /** For a page of a source that the site shows: the documentation that it belongs to. */
  readonly manual?: Manual
  /** For such a page: its place in the navigation that its authors wrote, if they wrote one. */
  readonly place?: PagePlace
  /** The language whose folder it is in; absent for the language at the root, and on a site in one. */
  readonly language?: string
  /** For a page of documentation that has several versions: its version, empty if that is not known. */
  readonly version?: string
  /**
   * The top folder it is in: `products`; empty for a file at the top. For a page of a product it is
   * the product's folder: `products/lamp`. The folder of a language does not count.
   */
  readonly collection: string
  readonly title: string
  /** One or two sentences in plain text; empty if the author wrote none. */
  readonly summary: string
  /** Calendar days, `YYYY-MM-DD`. */
  readonly date?: string
  readonly updated?: string
  readonly tags: readonly string[]
  /** Who should get it, and who should not: one short phrase each, as Markdown. */
  readonly for: readonly string[]
  readonly notFor: readonly string[]
  /** Where a page of this product leads: the buttons under its summary. */
  readonly actions: readonly Action[]
  /** Addresses that this page had before. */
  readonly redirects: readonly OldAddress[]
  /** Its price, and where to get it. */
  readonly offer?: ProductOffer
  /** Questions that this page answers, in a visitor's words. */
  readonly questions: readonly PageQuestion[]
  /** A root-absolute path, resolved like any link of this page, or an address. */
  readonly image?: string
  /** Its place among the pages of its collection; a page without one comes after those with one. */
  readonly order?: number
  /** The group of products that this one is listed in: `Lamps`. */
  readonly category?: string
  /** For the index of a collection: the order of its pages. */
  readonly sort?: ListOrder
  readonly draft: boolean
  /** False for a page without the chat. */
  readonly chat?: false
  /** Absent for a public page. */
  readonly audience?: 'internal'
  /** For an internal page: where colleagues read it. */
  readonly address?: string
  /** Its front matter cannot be read, so nothing is known of its fields. */
  readonly isUnread?: true
  /** The front matter that Docent does not use, as it was read. */
  readonly meta: Readonly<Record<string, unknown>>
  /** The text below the front matter, with `\n` line ends. */
  readonly markdown: string
  /**
   * The same, lexed, without the heading that only repeats the title. The headings among these
   * tokens are `sections[1]`, `sections[2]` … in order; headings inside quotes, lists and
   * footnotes have no anchor and are not counted.
   */
  readonly tokens: readonly Token[]
  /** The text cut at its headings, in order. The first section has no heading. */
  readonly sections: readonly Section[]
  /** For a page of a source: anchors that open no section, each with that of the section that it is in. */
  readonly otherAnchors?: readonly (readonly [anchor: string, section: string])[]
  /** Every link and image in the text and in the front matter. */
  readonly links: readonly Link[]
  readonly hash: string
}

/** Documentation in Markdown of another tool, whose pages the site shows. */
export interface Manual {
  readonly name: string
  /** The route of its first page: `/docs`. */
  readonly root: string
}

/** Where the navigation of another tool lists a page. */
export interface PagePlace {
  /** Its name in lists, if that is not its title. */
  readonly name?: string
  /** Its number in the whole navigation; absent if only its folder has a place. */
  readonly number?: number
  /** Its place among the pages of its folder, which wins over that of its front matter. */
  readonly order?: number
  /** The groups around it, or its folders, the outermost first. */
  readonly groups: readonly PageGroup[]
  /** Whether it is the first page of its group, which leads to it. */
  readonly isFirst?: true
}

export interface PageGroup {
  /** Pages with the same keys are in one group. For a folder, the name of the folder. */
  readonly key: string
  /** Absent for a folder without a name for readers. */
  readonly name?: string
  readonly order?: number
}

/** A heading and the text under it, up to the next heading of any depth. */
export interface Section {
  /** As GitHub makes it; empty for the text before the first heading, and only there. */
  readonly anchor: string
  /** In plain text; empty for the text before the first heading. */
  readonly heading: string
  /** 1 to 6; 0 for the text before the first heading. */
  readonly depth: number
  /** The headings above it, outermost first, then its own. The page's title is not repeated. */
  readonly path: readonly string[]
  /** The Markdown under the heading, without it. */
  readonly markdown: string
  /** The same in plain text: no marks, link targets or HTML; code kept. */
  readonly text: string
  /** The line of the file that its heading is on, or the page's text starts on, from 1. */
  readonly line: number
}

export interface Action {
  readonly label: string
  readonly to: string
}

/** By the author's numbers, the cheapest first, the newest first, or by title. */
export type ListOrder = 'order' | 'price' | 'date' | 'title'

/** How to get a product. */
export interface ProductOffer {
  readonly price?: ProductPrice
  readonly availability?: 'inStock' | 'outOfStock' | 'preorder' | 'discontinued'
  /** Where to buy it: an address, or a path of the site. */
  readonly buy?: string
}

/** An amount in a currency of three letters, by ISO 4217. */
export interface ProductPrice {
  readonly amount: number
  readonly currency: string
}

/** A path without a slash at its end, and the line that it is written on. */
export interface OldAddress {
  readonly path: string
  readonly line: number
}

export interface PageQuestion {
  readonly question: string
  /** Markdown. If it is empty, the page's text is the answer. */
  readonly answer?: string
}

export interface Link {
  readonly type: 'link' | 'image'
  /** As the token's `href` has it: one `to` has one target on all of a page. */
  readonly to: string
  /**
   * Its target on this site, which replaces `to` on the page: a route with its query and anchor, or the
   * root-absolute path of an asset. Absent for addresses elsewhere and for broken links.
   */
  readonly target?: string
  /** Where the address is written: for `[text][label]`, the line of the label's definition. */
  readonly line: number
  /** The front matter's field, if the link is in one: `image`, `links[0].to`. */
  readonly field?: string
}

/** Something an author has to fix, with a message that says how. */
export interface Problem {
  readonly severity: 'error' | 'warning'
  /** Relative to the content folder; empty if it is about the folder. */
  readonly file: string
  /** From 1; 0 if it is about the whole file. */
  readonly line: number
  /** The front matter's field, if it is about one: `date`, `questions[2].answer`. */
  readonly field?: string
  /** The problem, the value found and the remedy: the whole message without the place. */
  readonly message: string
  readonly found?: string
  readonly expected?: string
}

/** A note below the text, `[^label]: …`; not one of marked's own tokens. */
export interface FootnoteToken {
  type: 'footnote'
  raw: string
  label: string
  tokens: Token[]
}

/** Where a note is called, `[^label]`; only for labels that have a note. */
export interface FootnoteReferenceToken {
  type: 'footnoteReference'
  raw: string
  label: string
}

/** Every kind of token in `Document.tokens`. */
export type ContentToken = MarkedToken | FootnoteToken | FootnoteReferenceToken
