import type { Passage } from '@docent/retrieval'

/** An empty line, or dots that replace omitted lines. */
const NOTHING = /^(?:(?:#|\/\/|--)?\s*(?:\.{3}|…))?$/
const PROMPT = /^[$>] /

const readBefore = new WeakMap<Passage, readonly string[]>()

/**
 * Whether a passage contains code as consecutive lines. The comparison of terms cannot decide this: code
 * may have too few words, or consist of an address.
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
