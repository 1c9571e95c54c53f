import { primaryTag } from '@docent/content'
import type { Config, Document } from '@docent/content'

/** The languages of a site that the pages of its sources need. */
interface SourceLanguages {
  /** The language of the site that answers for a tag, such as `de` for `de-AT`; undefined if none does. */
  readonly find: (tag: string) => string | undefined
  /** The page as one of the language that it names. Pages in no language of the site stay at its root. */
  readonly assign: (document: Document) => Document
}

/** A site in one language has none of these: all pages are its own. */
export function readSourceLanguages({ languages }: Pick<Config, 'languages'>): SourceLanguages {
  const tags = languages.map(({ language }) => language)
  const find = (tag: string): string | undefined =>
    tags.find((one) => isSame(one, tag)) ?? tags.find((one) => primaryTag(one) === primaryTag(tag))
  return {
    find,
    assign(document) {
      const language = find(String(document.meta['language']))
      // The pages at the root of a site name no language.
      return language === undefined || language === tags[0] ? document : { ...document, language }
    },
  }
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
