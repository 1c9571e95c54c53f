import type { DatabaseSync } from 'node:sqlite'
import type { IndexedTerm, Lexicon } from '../ranking/lexicon.ts'
import { joinsWords, readTerms } from '../words/analyze.ts'
import { LEAST_PART, splitCompound } from '../words/languages/compounds.ts'

/** The most compounds of the pages that replace one of their parts. */
const MOST = 4

/**
 * Finds other terms for a word that no page has, in languages that join words: the two parts of a
 * compound, or the compounds that end or begin with the word.
 */
export function openCompounds(
  database: DatabaseSync,
  find: (term: string) => IndexedTerm | undefined,
): Pick<Lexicon, 'compounds' | 'compoundsWith'> {
  const around = database.prepare(`
    SELECT term FROM terms
    WHERE length(term) >= length(:part) + ${LEAST_PART}
      AND (substr(term, -length(:part)) = :part OR substr(term, 1, length(:part)) = :part)
    ORDER BY passages DESC, term LIMIT ${MOST}
  `)

  function findPart(part: string): string | undefined {
    const [term] = readTerms(part)
    return term !== undefined && find(term) ? term : undefined
  }

  function compoundsWith(term: string): readonly string[] {
    if (!joinsWords() || term.length < LEAST_PART) return []
    return around.all({ part: term }).map((row) => String(row['term']))
  }

  function compounds(term: string): readonly string[] {
    if (!joinsWords() || term.length < LEAST_PART) return []
    const parts = splitCompound(term, findPart)
    return parts.length > 0 ? parts : compoundsWith(term)
  }

  return { compounds, compoundsWith }
}
