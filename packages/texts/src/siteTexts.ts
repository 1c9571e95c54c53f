import type { CountedText } from './fill.ts'

/** The interface texts of the site. Everything else on a page is the owner's. */
export interface SiteTexts {
  /** The BCP 47 tag of these texts. It sets the plural rules. */
  readonly language: string
  /** The locale for dates. */
  readonly dates: string
  /** Whether names are lowercase inside a sentence: `All products`. */
  readonly hasSmallNames: boolean

  readonly skip: string
  readonly mainNavigation: string
  readonly footerNavigation: string
  readonly repository: string
  readonly privacy: string
  /** The title of the page that names who is responsible for the site. */
  readonly imprint: string
  readonly menu: string
  readonly search: string
  /** The menu of languages. */
  readonly languages: string
  /** Below the name of a language: where its link leads, because this page is not translated. */
  readonly notTranslated: string
  readonly theme: string
  readonly themes: { readonly auto: string; readonly light: string; readonly dark: string }
  readonly breadcrumb: string
  readonly onThisPage: string
  readonly notes: string
  readonly backToText: string
  /** Before a task list item, for screen readers. */
  readonly done: string
  readonly toDo: string
  /** The names of callouts. */
  readonly callouts: {
    readonly note: string
    readonly tip: string
    readonly important: string
    readonly warning: string
    readonly caution: string
  }
  readonly copy: string
  readonly copied: string
  /** The link to the page's source file. */
  readonly editPage: string
  /** The vote at the end of a page: its question, its two answers and the replies. */
  readonly helpful: {
    readonly question: string
    readonly yes: string
    readonly no: string
    readonly thanks: string
    readonly failed: string
  }
  /** Copies the Markdown source of the page. */
  readonly copyPage: string
  readonly code: string
  readonly table: string
  /** The label of a tab list, for example one tab per operating system. */
  readonly tabs: string
  /** Describes an external link to screen readers. */
  readonly leadsAway: string
  /** The current step of a tutorial. */
  readonly stepOf: string
  /** The caption of a picture of the chat. */
  readonly demo: string
  /** Opens the chat with the question from that picture. */
  readonly askThis: string
  /** Opens the chat below questions that are answered already. */
  readonly askOwn: string
  /** Names those questions, for screen readers. */
  readonly chooseQuestion: string
  readonly for: string
  readonly whoShould: string
  readonly whoShouldNot: string
  readonly whoShouldGetWhich: string
  readonly product: string
  /** The rows of a product's price and availability. */
  readonly price: string
  readonly availability: string
  readonly availabilities: {
    readonly inStock: string
    readonly outOfStock: string
    readonly preorder: string
    readonly discontinued: string
  }
  /** The button that leads to the shop. */
  readonly buy: string
  /**
   * The headings of a page's audience, of its offer and of a release, and the lines above the two lists of its audience.
   * Search results and answers show them, because these facts come from the front matter.
   */
  readonly found: {
    readonly audience: string
    readonly isFor: string
    readonly isNotFor: string
    readonly offer: string
    /** The heading of a release in the changelog, in the words of the question about it. */
    readonly release: string
    /** A fact on one line: French has a space before the colon. */
    readonly fact: string
  }
  /** Names the filter of a list of products, and its first choice. */
  readonly categories: string
  readonly everything: string
  /** Above the articles of an author. */
  readonly articlesBy: string
  readonly questions: string
  readonly beside: string
  /** The label of a product's reference pages: facts to look up. */
  readonly reference: string
  readonly related: string
  readonly latest: string
  /** The link to a full list. `{label}` is the name of the list. */
  readonly all: string
  readonly backTo: string
  readonly previous: string
  readonly next: string
  readonly newer: string
  readonly older: string
  readonly pages: string
  /** The title of page two and later of a list. */
  readonly pageOf: string
  readonly minutes: CountedText
  readonly reading: CountedText
  readonly updated: string
  readonly empty: string
  readonly closing: string
  readonly ask: string
  /** At the end of a page: opens the chat, which knows the current page. */
  readonly askPage: string
  /** The question about the current page that is then in the field. */
  readonly askPageQuestion: string
  readonly askLine: string
  readonly askHeading: string
  readonly writeHeading: string
  readonly writeLine: string
  readonly notFoundTitle: string
  readonly notFoundLine: string
  /** The label below the picture: its first sentence is the name. */
  readonly notFoundLabel: string
  readonly chatFailed: string
}
