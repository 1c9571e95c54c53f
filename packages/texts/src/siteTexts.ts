import type { CountedText } from './fill.ts'

/** The words of the site's own furniture. All else on a page is the owner's. */
export interface SiteTexts {
  /** The language of these texts, as a BCP 47 tag: it decides how numbers are counted. */
  readonly language: string
  /** The form in which this language writes days. */
  readonly dates: string
  /** Whether a name is written small within a line: `All products`. */
  readonly hasSmallNames: boolean

  readonly skip: string
  readonly mainNavigation: string
  readonly footerNavigation: string
  readonly repository: string
  readonly privacy: string
  readonly menu: string
  readonly search: string
  readonly theme: string
  readonly themes: { readonly auto: string; readonly light: string; readonly dark: string }
  readonly breadcrumb: string
  readonly onThisPage: string
  readonly notes: string
  readonly backToText: string
  /** Before an item of a list of tasks, for those who do not see its box. */
  readonly done: string
  readonly toDo: string
  readonly copy: string
  readonly copied: string
  /** Leads to where the text of a page can be changed. */
  readonly editPage: string
  /** Asked at the end of a text, with what can be said to it, and what is said then. */
  readonly helpful: {
    readonly question: string
    readonly yes: string
    readonly no: string
    readonly thanks: string
    readonly failed: string
  }
  /** Copies a whole page, as its author wrote it. */
  readonly copyPage: string
  readonly code: string
  readonly table: string
  /** Several forms of the same, of which one is shown: as for one system or another. */
  readonly tabs: string
  /** Described of a link, for those who do not see its arrow. */
  readonly leadsAway: string
  /** Where a reader is among the steps of a tutorial. */
  readonly stepOf: string
  /** Below a picture of the chat. */
  readonly demo: string
  /** Opens the chat with the question of such a picture. */
  readonly askThis: string
  readonly for: string
  readonly whoShould: string
  readonly whoShouldNot: string
  readonly whoShouldGetWhich: string
  readonly product: string
  readonly questions: string
  readonly beside: string
  readonly related: string
  readonly latest: string
  /** A link to a whole list: `{label}` is the list's name. */
  readonly all: string
  readonly backTo: string
  readonly previous: string
  readonly next: string
  readonly newer: string
  readonly older: string
  readonly pages: string
  /** The title of a list's further pages. */
  readonly pageOf: string
  readonly minutes: CountedText
  readonly reading: CountedText
  readonly updated: string
  readonly empty: string
  readonly closing: string
  readonly ask: string
  /** At the end of a text: opens the chat, which knows what page it is on. */
  readonly askPage: string
  readonly askLine: string
  readonly askHeading: string
  readonly writeHeading: string
  readonly writeLine: string
  readonly notFoundTitle: string
  readonly notFoundLine: string
  readonly chatFailed: string
}
