import type { Unit } from '@docent/retrieval'
import { CODE_LENGTH } from '../tuning.ts'
import { cutAtWord, escapeMarkdown } from '../contract/draft.ts'

const MORE = ' …'

/** Long code is cut to its beginning. */
export function cutCode(unit: Unit): Unit {
  return unit.kind === 'code' ? shorten(unit, CODE_LENGTH) : unit
}

/** Cuts a unit that is longer than an answer and ends it with an ellipsis. */
export function shorten(unit: Unit, length: number): Unit {
  if (unit.markdown.length <= length) return unit
  if (unit.kind === 'code') return { ...unit, markdown: shortenCode(unit.markdown, length) }
  // A cut could split Markdown marks, so the plain text is used.
  const markdown = escapeMarkdown(cutAtWord(unit.text, length - MORE.length))
  return {
    ...unit,
    markdown: unit.kind === 'row' ? `| ${markdown}${MORE} |` : `${markdown}${MORE}`,
  }
}

/** Whole lines of the code, between its fences. */
function shortenCode(markdown: string, length: number): string {
  const lines = markdown.split('\n')
  const fence = lines.at(-1) ?? '```'
  const kept: string[] = []
  let size = 2 * fence.length
  for (const line of lines.slice(0, -1)) {
    size += line.length + 1
    if (size > length) break
    kept.push(line)
  }
  // A first line that is too long is cut, since an answer cannot be empty.
  if (kept.length < 2) kept.push((lines[1] ?? '').slice(0, length).toWellFormed())
  return [...kept, MORE.trim(), fence].join('\n')
}
