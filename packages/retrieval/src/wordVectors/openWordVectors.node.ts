import { readFileSync } from 'node:fs'
import { readWordVectors, type WordVectors } from './table.ts'

let table: WordVectors | undefined

/** The vectors that Docent brings, read when somebody first asks. They know only English. */
export function openWordVectors(): WordVectors {
  return (table ??= readWordVectors(readFileSync(new URL('./wordVectors.bin', import.meta.url))))
}
