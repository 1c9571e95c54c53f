import type { CountedText } from './fill.ts'

/**
 * The engine's own phrases, as templates. Everything else in an answer comes from the pages.
 * Link placeholders are filled with Markdown, so a filled phrase is Markdown too.
 */
export interface Phrases {
  /** The BCP 47 tag of these phrases. It sets the format of numbers and lists. */
  readonly language: string

  readonly greeting: string
  readonly thanks: string
  readonly farewell: string
  readonly identity: string
  readonly help: string
  readonly declined: string
  /** The reply to a message without words. */
  readonly empty: string

  readonly notFound: string
  /** The same, when the visitor regenerates the answer. */
  readonly noMore: string
  /** Below an answer to one of two questions. `{part}` is the other one, in the visitor's words. */
  readonly missingPart: string
  /** `{words}` is a list of the visitor's words, each formatted with `quoted`. */
  readonly unmentioned: string
  readonly quoted: string
  readonly nearest: string
  /** Above the site's main pages when no page is close. */
  readonly covers: string
  readonly contact: string
  /** The text above the closest passages, below a sentence that says that there may be no answer. */
  readonly closest: string
  /** The text above passages if the pages surely answer, but any of several sections may do it. */
  readonly several: string
  /** Before the links below an answer. */
  readonly seeAlso: string
  /** Before the passages below an answer that may be the better one. */
  readonly alsoClose: string
  /** Above an answer that only the pages in another language have. */
  readonly onlyIn: string
  /** Below an answer from documentation that has several versions. */
  readonly fromVersion: string
  readonly fromVersionNewest: string
  /** The same if the name of the version is not known. */
  readonly fromNewest: string
  /** Before these, if the version of the visitor's page has no answer. */
  readonly notInVersion: string
  /** Below an answer from the pages when the visitor's daily model tokens are used up. */
  readonly limitReached: string
  /** Replaces an address that a model wrote and that is not allowed. */
  readonly removedAddress: string

  /** How many pages a folder has. `{name}` is the folder name, `{title}` the title of its page. */
  readonly listed: CountedText
  /** The same when the folder name is an English plural: `products`. */
  readonly listedPlural: CountedText
  readonly more: CountedText
  readonly sections: string
  readonly newest: string
  readonly isFor: string
  readonly isNotFor: string
  readonly pageIsFor: string
  readonly pageIsNotFor: string
  /** Between the listed audiences. */
  readonly separator: string
}
