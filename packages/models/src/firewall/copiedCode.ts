import type { Passage } from '@docent/retrieval'

/** An empty line, or one of dots in place of lines that were left out. */
const NOTHING = /^(?:(?:#|\/\/|--)?\s*(?:\.{3}|…))?$/
const PROMPT = /^[$>] /

const readBefore = new WeakMap<Passage, readonly string[]>()

/**
 * Whether code is in a passage, line by line and without gaps. Then the passage supports it, also if its
 * words are too few, or are those of an address, to be compared.
 */
export function isCopiedCode(code: string, passage: Passage): boolean {
  const lines = readLines(code)
  if (lines === '') return false
  return readCodes(passage).some((own) => `\n${own}\n`.includes(`\n${lines}\n`))
}

function readCodes(passage: Passage): readonly string[] {
  const before = readBefore.get(passage)
  if (before) return before
  const codes = passage.units.filter(({ kind }) => kind === 'code')
  const lines = codes.map(({ text }) => readLines(text))
  readBefore.set(passage, lines)
  return lines
}

function readLines(code: string): string {
  return code
    .split('\n')
    .map((line) => line.trim().replace(PROMPT, '').replaceAll(/\s+/g, ' '))
    .filter((line) => !NOTHING.test(line))
    .join('\n')
}
