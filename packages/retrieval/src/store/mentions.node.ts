import type { DatabaseSync } from 'node:sqlite'
import { readTerms, readWords } from '../words/analyze.ts'

/**
 * Finds whether a passage has the words of a phrase side by side. "Live stream" is also mentioned
 * where pages have "livestream".
 */
export function openMentions(database: DatabaseSync): (phrase: string) => boolean {
  const find = database.prepare(
    'SELECT rowid FROM passage_index WHERE passage_index MATCH ? LIMIT 1',
  )

  return (phrase) => {
    const terms = readWords(phrase).flatMap(({ parts }) => parts)
    if (terms.length === 0) return false
    const joined = readTerms(phrase.replaceAll(/\s+/g, '')).at(-1) ?? ''
    return find.get(`"${terms.join(' ')}" OR "${joined}"`) !== undefined
  }
}
