import type { Token, Tokens } from 'marked'
import { findNearest } from '../pages/nearest.ts'
import { readLooseText } from './looseReferences.ts'
import { countLineBreaks, walkTokens } from './walk.ts'

/** Text that looks like Markdown but is shown literally. */
export interface LooseForm {
  /** A whole sentence or two: the fault, and the correct form. */
  readonly message: string
  readonly found: string
  readonly line: number
}

const CALLOUTS = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']
const COMMENTS = ['tabs', 'terms', 'table']
const MAX_SHOWN = 60

interface Pattern {
  readonly pattern: RegExp
  readonly explain: (found: string) => string
}

// Each has a limited length, so that an unclosed one is read once and not from each of its marks.
const IN_TEXT: readonly Pattern[] = [
  {
    pattern: /!?\[\[[^[\]\n]{1,200}\]\]/g,
    explain: () => 'is a wiki link: write [text](address).',
  },
  {
    pattern: /!?\[[^[\]\n]{1,200}\][ \t]{1,3}\((?:\.{0,2}\/|#|https?:)[^()\s]{0,300}\)/g,
    explain: (found) =>
      `has a space before its address: write ${found.replace(/\][ \t]+\(/, '](')}`,
  },
  {
    pattern: /\[\^\d{1,3}\]/g,
    explain: (found) => `refers to a missing footnote: add a line "${found}: The note."`,
  },
  {
    pattern: /^#{1,6}[^\s#][^\n]{0,200} [^\n#]{1,200}$/gm,
    explain: (found) => `is not a heading: write ${found.replace(/^#+/, '$& ')}`,
  },
]

/** Finds forms that an author mistakes for Markdown, or that lack a character. */
export function findLooseForms(tokens: readonly Token[], firstLine: number): LooseForm[] {
  const found: LooseForm[] = []
  walkTokens(tokens, firstLine, (token, line) => {
    // A text within a list item or a phrase holds what its children hold.
    if (token.type === 'paragraph') found.push(...readParagraph(token, line))
    const message = explainBlock(token)
    if (message !== undefined) found.push({ message, found: shorten(token.raw), line })
  })
  return found
}

function readParagraph(token: Tokens.Paragraph, line: number): LooseForm[] {
  const text = readLooseText(token)
  const forms = IN_TEXT.flatMap(({ pattern, explain }) =>
    Array.from(text.matchAll(pattern), ({ 0: raw, index }) => ({
      message: `The text ${JSON.stringify(shorten(raw))} ${explain(shorten(raw))}`,
      found: shorten(raw),
      line: line + countLineBreaks(text.slice(0, index)),
    })),
  )
  const lines = token.raw.trim().split('\n')
  const isTable = lines.length > 1 && lines.every((one) => /^\s*\|.*\|\s*$/.test(one))
  if (!isTable) return forms
  const message = 'The table has no delimiter row below its header: write | --- | for each column.'
  return [...forms, { message, found: shorten(lines[0] ?? ''), line }]
}

function explainBlock(token: { type: string; raw: string }): string | undefined {
  if (token.type === 'code') return explainFence(token.raw)
  if (token.type === 'blockquote') return explainCallout(token.raw)
  return token.type === 'html' ? explainComment(token.raw) : undefined
}

function explainFence(raw: string): string | undefined {
  const [, fence = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(raw) ?? []
  if (fence === '') return undefined
  const last = raw.trimEnd().split('\n').slice(1).at(-1)?.trim() ?? ''
  const isClosed = last.startsWith(fence) && last === fence[0]?.repeat(last.length)
  if (isClosed) return undefined
  return `The code block is not closed, so everything below it is code: close it with a line of ${fence}`
}

function explainCallout(raw: string): string | undefined {
  const [mark = '', name = ''] = /^ {0,3}>\s?\[!([a-z]{2,20})\]/i.exec(raw) ?? []
  if (mark === '' || CALLOUTS.includes(name.toUpperCase())) return undefined
  return `The quote begins with [!${name}], which is not a callout. The kinds are ${CALLOUTS.join(', ')}.`
}

/** A comment of one word that is nearly one of those that say something of the block below. */
function explainComment(raw: string): string | undefined {
  const [, word = ''] = /^<!--\s*([a-z]{3,8})\s*(?::[^>]{0,100})?-->\s*$/i.exec(raw.trim()) ?? []
  const meant = word === '' || COMMENTS.includes(word) ? undefined : findNearest(word, COMMENTS)
  return meant && `The comment "${word}" changes nothing. Did you mean <!-- ${meant} -->?`
}

function shorten(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length <= MAX_SHOWN ? line : `${line.slice(0, MAX_SHOWN)}…`
}
