import { readInLanguage } from '../analyze.ts'
import { RELATED_ENTRIES } from './relatedEntries.ts'
import { readOneTerm } from './thesaurus.ts'

/** A term, and the terms that it leads to. */
type RelatedTerms = ReadonlyMap<string, readonly string[]>

let table: RelatedTerms | undefined

/** All terms that lead to others, read from the list when somebody first asks, perhaps on a page in another language. */
export function readRelatedTerms(): RelatedTerms {
  return (table ??= readInLanguage('en', readEntries))
}

/** The terms that are often where a question with this one is answered. */
export function findRelatedWords(term: string): readonly string[] {
  return readRelatedTerms().get(term) ?? []
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
