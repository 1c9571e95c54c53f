// The patterns of each language for questions about the whole site and for remarks to the
// assistant. Patterns are sources of regular expressions that match normalised text.

import type { Language } from '@docent/texts'

export interface LanguagePatterns {
  readonly language: Language
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
   * Jokes, opinions, sums and other questions that no product site answers. If a page certainly
   * answers one, the page wins.
   */
  readonly declined: readonly string[]
  readonly identity: readonly string[]
  /** Patterns among them that may also be about the site; they may match anywhere. */
  readonly onSite?: string
  readonly help: readonly string[]
}

interface CataloguePatterns {
  /** Filler words at the beginning of a question. */
  readonly lead: string
  /** Filler words at its end. */
  readonly place: string
  /** The first match that can be answered wins. Words in capitals are replaced by the patterns of that name. */
  readonly forms: readonly IntentPattern[]
  /** `SITE` matches the names of the site, and `BRAND` in it matches the brand. */
  readonly words: Readonly<Record<string, string>>
}

export type IntentPattern = readonly [
  type: CatalogueIntent['type'] | 'audience-not' | 'audience-here',
  pattern: string,
]

export type CatalogueIntent =
  | { readonly type: 'about' | 'page' }
  /** The product as a whole, its technical data, or what is in its box: without a name of the one on the page. */
  | {
      readonly type: 'product' | 'data' | 'contents'
      readonly name?: string
      /** "This bike" has one. */
      readonly noun?: string
    }
  | { readonly type: 'list' | 'news'; readonly noun: string }
  /** Without a name, the question means all products, or with `here` the current one. */
  | {
      readonly type: 'audience'
      readonly name?: string
      readonly here: boolean
      /** Whether it asks who should not get it. */
      readonly not: boolean
    }
  | { readonly type: 'compare'; readonly names: readonly [string, string] }
  /** Without a noun, the question means all products. `price` asks about one product, and has no noun. */
  | { readonly type: 'price' | 'prices' | 'cheapest' | 'dearest'; readonly noun?: string }
