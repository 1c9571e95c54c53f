// Plain English: documents, comments and test titles avoid the words of words.json. Each has a
// plainer one, which the message names.

import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../command.ts'
import { findLine, readCodeProse, readMarkdownProse } from '../prose.ts'
import { isForeign } from './rooms.ts'

interface WordList {
  readonly words: readonly StiltedWord[]
  readonly allowed: readonly AllowedWord[]
}

/** Pages on which the answers are measured: some in other languages, others as the owner of a shop writes. */
const MEASURED_PAGES = ['evals/businesses/', 'evals/languages/', 'evals/shops/']

/** A word or a pattern to avoid, as a regular expression, and what to write instead. */
interface StiltedWord {
  readonly pattern: string
  readonly instead: string
}

/** A place where such a word is right, and why. Without a text, the whole file is allowed. */
interface AllowedWord {
  readonly file: string
  readonly text?: string
  readonly why: string
}

/** Returns one sentence for each stilted word in prose. */
export async function checkWords(): Promise<string[]> {
  const list = JSON.parse(
    await readFile(join(ROOT, 'scripts/checks/words.json'), 'utf8'),
  ) as WordList
  const problems: string[] = []
  for await (const file of glob('**/*.{md,ts,tsx,css,mjs}', { cwd: ROOT, exclude: isForeign })) {
    if (MEASURED_PAGES.some((folder) => file.startsWith(folder))) continue
    const source = await readFile(join(ROOT, file), 'utf8')
    problems.push(...findStiltedWords(file, source, list))
  }
  return problems.toSorted()
}

/** The same for one source, by the name of its file. */
export function findStiltedWords(
  file: string,
  source: string,
  { words, allowed }: Pick<WordList, 'words' | 'allowed'>,
): string[] {
  const passages = file.endsWith('.md') ? readMarkdownProse(source) : readCodeProse(source)
  const right = allowed.filter((place) => place.file === file).map(({ text = '' }) => text)
  if (right.includes('')) return []
  return passages.flatMap((passage) =>
    words.flatMap(({ pattern, instead }) =>
      [...passage.text.matchAll(new RegExp(pattern, 'gu'))]
        .filter(
          ({ index, 0: found }) => !right.some((text) => covers(passage.text, text, index, found)),
        )
        .map(({ index, 0: found }) => {
          return `${file}:${findLine(passage, index)}: "${found.trim()}": write ${instead}.`
        }),
    ),
  )
}

/** Whether `text` is in `passage` around the place of `found`. */
function covers(passage: string, text: string, index: number, found: string): boolean {
  const start = passage.lastIndexOf(text, index)
  return start >= 0 && start + text.length >= index + found.length
}
