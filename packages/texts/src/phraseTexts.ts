import type { CountedText } from './fill.ts'

/**
 * What the engine says in its own words, as templates; everything else is kept from the pages.
 * Links that stand in braces are Markdown, and so is what comes of a phrase.
 */
export interface Phrases {
  /** The language of these phrases, as a BCP 47 tag: it decides how numbers and lists are written. */
  readonly language: string

  readonly greeting: string
  readonly thanks: string
  readonly farewell: string
  readonly identity: string
  readonly help: string
  readonly declined: string
  /** To a message without a word. */
  readonly empty: string

  readonly notFound: string
  /** The same, when it is asked for once more. */
  readonly noMore: string
  /** `{words}` is a list of the visitor's own words, each as `quoted`. */
  readonly unmentioned: string
  readonly quoted: string
  readonly nearest: string
  /** The site's main pages, where none comes near. */
  readonly covers: string
  readonly contact: string
  /** Above an answer that may not be what was meant. */
  readonly doubt: string
  /** Below an answer of the pages, for a visitor who has used the model's tokens of the day. */
  readonly limitReached: string
  /** Stands for an address that a model wrote and that no visitor is led to. */
  readonly removedAddress: string

  /** How many pages a folder has: `{name}` is the folder's own name, `{title}` that of its page. */
  readonly listed: CountedText
  /** The same, where the folder's name is an English plural: `products`. */
  readonly listedPlural: CountedText
  readonly more: CountedText
  readonly sections: string
  readonly newest: string
  readonly isFor: string
  readonly isNotFor: string
  readonly pageIsFor: string
  readonly pageIsNotFor: string
  /** Between the reasons that a sentence lists. */
  readonly separator: string
}
