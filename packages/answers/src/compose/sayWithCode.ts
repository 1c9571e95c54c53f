import { escapeMarkdown } from '../contract/draft.ts'

/** Each start of a code span is tried once, however many backticks a text has. */
const CODE_SPAN = /(?<!`)(`+)(?!`)([^`]+)\1(?!`)/g
const WORD = /[\p{L}\p{N}]/u

/** Plain text as Markdown, cut from a text whose code it shows as code. Code that was cut in two is plain. */
export function sayWithCode(text: string, markdown: string): string {
  let said = ''
  let from = 0
  for (const [, , span = ''] of markdown.matchAll(CODE_SPAN)) {
    const code = span.trim()
    const at = findWhole(text, code, from)
    if (at < 0) continue
    said += `${escapeMarkdown(text.slice(from, at))}\`${code}\``
    from = at + code.length
  }
  return said + escapeMarkdown(text.slice(from))
}

/** The place of a code that is not a part of a longer word; -1 without one. */
function findWhole(text: string, code: string, from: number): number {
  if (code === '') return -1
  const at = text.indexOf(code, from)
  const isPart =
    joins(text[at - 1], code[0]) || joins(text[at + code.length], code[code.length - 1])
  return isPart ? -1 : at
}

function joins(beside = '', edge = ''): boolean {
  return WORD.test(beside) && WORD.test(edge)
}
