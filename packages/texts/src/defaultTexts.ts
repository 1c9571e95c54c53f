/** The texts that a site uses until its owner writes their own. */
export interface DefaultTexts {
  /** The names of the five pages that every site has, by their routes. */
  readonly navigation: Readonly<
    Record<'/' | '/products' | '/tutorials' | '/articles' | '/about-us', string>
  >
  /** Questions about the site's purpose, its products and their audience. The engine understands each. */
  readonly quickReplies: readonly [what: string, which: string, who: string]
  /** The label of a contact that another language of the site gives. */
  readonly contact: string
  /** Shown before the first question and in each footer. `{days}`: how long conversations are kept. */
  readonly notice: string
  /** The privacy page, as Markdown. It has to be true for every configuration. */
  readonly privacy: {
    /** The data that the server stores when a visitor asks the assistant. */
    readonly asking: string
    /** The data that it stores when a visitor only reads pages. */
    readonly pages: string
    /** The data that the browser keeps. */
    readonly keeping: string
  }
  /** Added to it for each tool that counts visits: `{tool}` and `{host}`. */
  readonly counting: string
}
