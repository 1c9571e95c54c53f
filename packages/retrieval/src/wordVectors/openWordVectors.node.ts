import { readFileSync } from 'node:fs'
import { readTerms, textLanguage } from '../words/analyze.ts'
import { readWordVectors, type WordVectors } from './table.ts'

/** The language that the vectors know. */
export const LANGUAGE = 'en'

let table: WordVectors | undefined

/** The vectors that Docent brings, read when somebody first asks. They know only English. */
export function openWordVectors(): WordVectors {
  return (table ??= readWordVectors(readFileSync(new URL('./wordVectors.bin', import.meta.url))))
}

/** Tells whether a word of an English site is a frequent one of English. It knows no word of another language. */
export function readEnglishWords(): (word: string) => boolean {
  if (textLanguage() !== LANGUAGE) return () => false
  const { find } = openWordVectors()
  return (word) => find(readTerms(word).at(-1) ?? '') >= 0
}
