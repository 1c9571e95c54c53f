import type { DatabaseSync } from 'node:sqlite'
import type { IndexedTerm, Lexicon } from '../ranking/query.ts'
import { readTerms } from '../words/analyze.ts'
import { listSpelledWords, type SpelledWord } from '../words/spelling.ts'
import { openVocabulary } from './vocabulary.node.ts'

/** How many of the other words of a question are looked for around a word: the rarest. */
const MAX_COMPANY = 4
/** So many passages with the usual company count as seen before any was. */
const CHANCE = 2

/** What knows the words of a file well enough to put a misspelt one right. */
export function openSpelling(
  database: DatabaseSync,
  { passages }: { readonly passages: number },
  find: Lexicon['find'],
): Lexicon['correct'] {
  const wordsOf = openVocabulary(database)
  const count = database.prepare(
    'SELECT count(*) AS together FROM passage_index WHERE passage_index MATCH ?',
  )

  /** How likely it is that the pages say a word together with the others. */
  function readFit(known: IndexedTerm | undefined, company: readonly IndexedTerm[]): number {
    const usual = company.reduce((sum, one) => sum + one.passages, 1) / passages
    if (known === undefined) return usual
    const others = company.map(({ term }) => `"${term}"`).join(' OR ')
    const row = count.get(`"${known.term}" AND (${others})`)
    return (Number(row?.['together']) + CHANCE * usual) / (known.passages + CHANCE)
  }

  return (typed, { isName, company }) => {
    const candidates = listSpelledWords(typed, wordsOf, { passages, isName })
    const rarest = company.toSorted((a, b) => a.passages - b.passages).slice(0, MAX_COMPANY)
    const read = ({ word, likelihood }: SpelledWord) => {
      const known = find(readTerms(word).at(-1) ?? '')
      const isAlone = candidates.length === 1 || rarest.length === 0
      const fit = isAlone ? 0 : Math.log(readFit(known, rarest))
      return { word, likelihood: likelihood + fit }
    }
    return candidates.map(read).toSorted((a, b) => b.likelihood - a.likelihood)[0]?.word
  }
}
