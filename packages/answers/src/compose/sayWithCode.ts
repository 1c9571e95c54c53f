import { escapeMarkdown } from '../contract/draft.ts'

/** Each start of a code span is tried once, however many backticks a text has. */
const CODE_SPAN = /(?<!`)(`+)(?!`)([^`]+)\1(?!`)/g
const MARKS = /[*_`]/g
const WORD = /[\p{L}\p{N}]/u
/** Characters before a code that tell it from the same word without marks. */
const BEFORE = 6

/**
 * Escapes plain text that was cut from a Markdown text, and shows its code as code again. Code that was cut in two
 * stays plain.
 */
export function sayWithCode(text: string, markdown: string): string {
  let said = ''
  let from = 0
  for (const { 2: span = '', index } of markdown.matchAll(CODE_SPAN)) {
    const code = span.trim()
    const at = findCode(text, code, from, readBefore(markdown, index))
    if (at < 0) continue
    said += `${escapeMarkdown(text.slice(from, at))}\`${code}\``
    from = at + code.length
  }
  return said + escapeMarkdown(text.slice(from))
}

/** The plain text before a place. A cell of a row comes after the name of its column. */
function readBefore(markdown: string, place: number): string {
  const near = markdown.slice(Math.max(0, place - 2 * BEFORE), place)
  return near.replaceAll(MARKS, '').replace(/\|\s*$/, ': ')
}

/** The place of a code that is a separate word, after the same text; -1 without one. */
function findCode(text: string, code: string, from: number, before: string): number {
  if (code === '') return -1
  for (let at = text.indexOf(code, from); at >= 0; at = text.indexOf(code, at + 1)) {
    const start = Math.max(from, at - BEFORE)
    const near = text.slice(start, at).replace(/^…/, '')
    const next = text[at + code.length]
    const isPart = joins(text[at - 1], code[0]) || joins(next, code[code.length - 1])
    if (!isPart && follows(near, before)) return at
  }
  return -1
}

/** Nothing is left of the text before if the cut is there. */
function follows(near: string, before: string): boolean {
  return near === '' || (before !== '' && before.endsWith(near.slice(-before.length)))
}

function joins(beside = '', edge = ''): boolean {
  return WORD.test(beside) && WORD.test(edge)
}
