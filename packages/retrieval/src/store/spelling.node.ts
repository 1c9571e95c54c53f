import type { DatabaseSync } from 'node:sqlite'
import type { IndexedTerm, Lexicon } from '../ranking/lexicon.ts'
import { readTerms } from '../words/analyze.ts'
import { readEnglishWords } from '../wordVectors/openWordVectors.node.ts'
import { listSpelledWords, type SpelledWord } from '../words/spelling/spelling.ts'
import { matchAny } from './matchAny.ts'
import { openVocabulary } from './vocabulary.node.ts'

/** A candidate is compared with this many of the question's other words, the rarest. */
const MAX_COMPANY = 4
/**
 * Every word starts with this many assumed passages, which have the other words at the usual rate.
 */
const CHANCE = 2

/** The number of misspelt words whose candidates are kept: one answer looks for the same ones again. */
const MAX_KEPT = 100

/** Prepares the correction of misspelt words with the words of a file. */
export function openSpelling(
  database: DatabaseSync,
  { passages }: { readonly passages: number },
  find: Lexicon['find'],
): Lexicon['correct'] {
  const wordsOf = openVocabulary(database)
  const count = database.prepare(
    'SELECT count(*) AS together FROM passage_index WHERE passage_index MATCH ?',
  )

  /** How likely the pages use a word together with the others. */
  function readFit(known: IndexedTerm | undefined, company: readonly IndexedTerm[]): number {
    const usual = company.reduce((sum, one) => sum + one.passages, 1) / passages
    if (known === undefined) return usual
    const others = matchAny(company.map(({ term }) => term))
    const row = count.get(`"${known.term}" AND (${others})`)
    return (Number(row?.['together']) + CHANCE * usual) / (known.passages + CHANCE)
  }

  const kept = new Map<string, readonly SpelledWord[]>()

  function listCandidates(typed: string, isName: boolean): readonly SpelledWord[] {
    const key = `${typed} ${isName}`
    const known = kept.get(key)
    if (known) return known
    const isUsual = readEnglishWords()
    const candidates = listSpelledWords(typed, wordsOf, { passages, isName, isUsual })
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(key, candidates)
    return candidates
  }

  return (typed, { isName, company }) => {
    const candidates = listCandidates(typed, isName)
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
