import { readInLanguage } from '../analyze.ts'
import { RELATED_ENTRIES } from './relatedEntries.ts'
import { readOneTerm } from './thesaurus.ts'
import { readWordLists } from './wordLists.ts'

/** A term, and the terms that it leads to. */
type RelatedTerms = ReadonlyMap<string, readonly string[]>

let english: RelatedTerms | undefined

/**
 * All terms that lead to others, read from the list when somebody first asks, perhaps on a page in another language.
 * Other languages use English words too.
 */
export function readRelatedTerms(): readonly RelatedTerms[] {
  const own = readWordLists()?.related
  english ??= readInLanguage('en', readEntries)
  return own ? [own, english] : [english]
}

/** The terms that are often where a question with this one is answered. */
export function findRelatedWords(term: string): readonly string[] {
  for (const terms of readRelatedTerms()) {
    const found = terms.get(term)
    if (found) return found
  }
  return []
}

function readEntries(): RelatedTerms {
  const known = new Map<string, string>()
  const read = (word: string): string => {
    const term = known.get(word) ?? readOneTerm(word)
    known.set(word, term)
    return term
  }
  return new Map(
    RELATED_ENTRIES.trim()
      .split(/;\s+/)
      .map((entry) => {
        const [word = '', ...others] = entry.split(/:?\s+/).map(read)
        return [word, others]
      }),
  )
}
