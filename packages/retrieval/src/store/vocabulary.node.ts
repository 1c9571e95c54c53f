import type { DatabaseSync } from 'node:sqlite'
import {
  readSpelledWords,
  toCountedWord,
  type CountedWord,
  type WordsOfLength,
} from '../words/spelling/vocabulary.ts'

// The unstemmed words of all pages: a row for each length, with a line for each word, `deployment
// 12`. Only misspelt words are compared with them, so nothing is read before the first one.

/** Opens the words of a file. The words of each length are read once, on first use. */
export function openVocabulary(database: DatabaseSync): WordsOfLength {
  const find = database.prepare('SELECT words FROM words WHERE length = ?')
  const known = new Map<number, readonly CountedWord[]>()
  return (length) => {
    const words = known.get(length) ?? readLines(find.get(length)?.['words'])
    known.set(length, words)
    return words
  }
}

/** Adds counts of words to the file. A negative count removes occurrences. */
export function writeVocabulary(
  database: DatabaseSync,
  runs: Iterable<readonly [run: string, count: number]>,
): void {
  const rows = database.prepare('SELECT words FROM words').all()
  const counts = new Map(
    rows.flatMap(({ words }) => readLines(words).map(({ word, count }) => [word, count] as const)),
  )
  for (const [run, count] of runs) {
    for (const word of readSpelledWords(run)) counts.set(word, (counts.get(word) ?? 0) + count)
  }
  const words = [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const insert = database.prepare('INSERT INTO words VALUES (?, ?)')
  database.exec('DELETE FROM words')
  for (const [length, some] of Map.groupBy(words, ([word]) => word.length)) {
    insert.run(length, some.map(([word, count]) => `${word} ${count}`).join('\n'))
  }
}

function readLines(words: unknown): CountedWord[] {
  if (typeof words !== 'string') return []
  return words.split('\n').map((line) => {
    const space = line.indexOf(' ')
    return toCountedWord(line.slice(0, space), Number(line.slice(space + 1)))
  })
}
