import type { LanguagePart } from '@docent/content'
import { inWordsOf, writeSearchFile } from '@docent/retrieval/writeSearchFile'

/** The path and text of the search file of each language. */
export function formatSearchFiles(parts: readonly LanguagePart[]): [path: string, text: string][] {
  return parts.map(({ base, content, config }) => {
    const write = () => JSON.stringify(writeSearchFile(content.documents, config.synonyms))
    // Words are read in the language of the whole site by default.
    const text = parts.length === 1 ? write() : inWordsOf(config.language, write)
    return [`${base}/search.json`.slice(1), text]
  })
}
