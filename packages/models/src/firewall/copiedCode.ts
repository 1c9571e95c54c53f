import type { Passage, Unit } from '@docent/retrieval'
import { CODE_SPAN } from './exactWords.ts'

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

/** The sentences of a passage that have lines of code as spans of several words; none if a line is missing. */
export function findSpans(code: string, passage: Passage): readonly Unit[] {
  const lines = readLines(code).split('\n')
  if (!lines.every((line) => line.includes(' '))) return []
  const spans = readSpans(passage)
  const found = lines.map((line) => spans.get(line) ?? [])
  return found.every((units) => units.length > 0) ? [...new Set(found.flat())] : []
}

const spansBefore = new WeakMap<Passage, ReadonlyMap<string, readonly Unit[]>>()

/** The spans of code in the sentences of a passage, with these sentences. */
function readSpans(passage: Passage): ReadonlyMap<string, readonly Unit[]> {
  const before = spansBefore.get(passage)
  if (before) return before
  const spans = new Map<string, Unit[]>()
  for (const unit of passage.units) {
    if (unit.kind === 'code') continue
    for (const [, content = ''] of unit.markdown.matchAll(CODE_SPAN)) {
      const line = readLines(content)
      spans.set(line, [...(spans.get(line) ?? []), unit])
    }
  }
  spansBefore.set(passage, spans)
  return spans
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
