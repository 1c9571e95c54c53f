/** What a site says in the place of its owner, where they have not said it themselves. */
export interface DefaultTexts {
  /** The names of the five pages that every site has, by their routes. */
  readonly navigation: Readonly<
    Record<'/' | '/products' | '/tutorials' | '/articles' | '/about-us', string>
  >
  /** What the site does, what there is to get, and for whom: each is understood by the engine. */
  readonly quickReplies: readonly [what: string, which: string, who: string]
  /** Before the first question and at the foot of each page. `{days}`: how long is kept. */
  readonly notice: string
  /** The page on privacy, as Markdown: true of any site, whatever its owner has chosen. */
  readonly privacy: string
}
