// How each language puts what is asked of the site as a whole, and what is said to the assistant
// itself. Patterns are sources of regular expressions over normalised text.

export interface LanguagePatterns {
  /** Folds the spellings of a language into one; its patterns are folded as well. */
  readonly fold?: (text: string) => string
  readonly smallTalk: SmallTalkPatterns
  readonly catalogue: CataloguePatterns
}

/** Each matches the whole question. `BRAND` is the site's. */
interface SmallTalkPatterns {
  /** Words that may precede any of them. */
  readonly please: string
  readonly greeting: readonly string[]
  readonly thanks: readonly string[]
  /** Matches a question after thanks, anywhere in the text. */
  readonly asks: string
  readonly farewell: readonly string[]
  /**
   * Jokes, opinions, sums and other questions that no site of products answers. Where a page is sure
   * to answer one, the page does.
   */
  readonly declined: readonly string[]
  readonly identity: readonly string[]
  /** Those of them that visitors may also ask about the site; they may be anywhere. */
  readonly onSite?: string
  readonly help: readonly string[]
}

interface CataloguePatterns {
  /** Words that a question may begin with, and that say nothing. */
  readonly lead: string
  /** Words that it may end with, and that say nothing. */
  readonly place: string
  /** The first match wins. Words in capitals are replaced by the patterns of that name. */
  readonly forms: readonly IntentPattern[]
  /** `SITE` among them is what the site is called; in it `BRAND` is its brand. */
  readonly words: Readonly<Record<string, string>>
}

export type IntentPattern = readonly [
  type: CatalogueIntent['type'] | 'audience-not' | 'audience-here',
  pattern: string,
]

export type CatalogueIntent =
  | { readonly type: 'about' | 'page' }
  | { readonly type: 'list' | 'news'; readonly noun: string }
  /** Without a name all products are meant, or `here` the one that is shown. */
  | {
      readonly type: 'audience'
      readonly name?: string
      readonly here: boolean
      /** Whether it asks who should not get it. */
      readonly not: boolean
    }
  | { readonly type: 'compare'; readonly names: readonly [string, string] }
