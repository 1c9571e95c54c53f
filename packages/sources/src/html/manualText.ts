// Manual pages that a formatter laid out for terminals: sections begin at the left edge in capitals, options
// are indented, and what they do is indented further. Browsers show them as one block of code.

import type { TextBlock } from '../markdown/blocks.ts'
import { escapeForMarkdown } from '../markdown/escapeForMarkdown.ts'

/** A section of a manual page, or one of its options. */
export interface ManualPart {
  readonly heading: string
  readonly depth: 2 | 3
  readonly blocks: readonly TextBlock[]
}

interface OpenPart extends ManualPart {
  readonly blocks: TextBlock[]
}

const SECTION = /^[A-Z][A-Z0-9 ,/()&-]{2,60}$/
/** The last line of each page. */
const FOOTER = /^\s{16,}[\w.-]{1,60}\(\d\w{0,3}\)$/
const MARK = /^(?:o|\*|•|\d{1,2}[.)])\s+(?=\S)/

export function isManualText(text: string): boolean {
  return /^NAME$/m.test(text) && /^(?:SYNOPSIS|DESCRIPTION)$/m.test(text)
}

/** Reads the sections of a manual page and their options; lines at the edge are its header and footer. */
export function readManualText(text: string): readonly ManualPart[] {
  const parts: OpenPart[] = []
  let section: OpenPart | undefined
  let edge = 0
  for (const lines of splitParagraphs(text)) {
    const [first = '', ...rest] = lines
    const isHeading = SECTION.test(first)
    if (isHeading) {
      section = { heading: first, depth: 2, blocks: [] }
      parts.push(section)
      edge = indentOf(rest[0] ?? '')
    }
    const body = (isHeading ? rest : lines).filter((line) => indentOf(line) > 0)
    if (section?.heading === 'SYNOPSIS') section.blocks.push(...toCode(body, edge))
    else if (section && body.length > 0) addParagraph(parts, body, edge)
  }
  return parts
}

/** Lines between empty lines; a heading begins a paragraph without one. */
function splitParagraphs(text: string): string[][] {
  const paragraphs: string[][] = [[]]
  for (const line of text.split('\n')) {
    if (line.trim() === '' || SECTION.test(line)) paragraphs.push([])
    if (line.trim() !== '' && !FOOTER.test(line)) paragraphs.at(-1)?.push(line.trimEnd())
  }
  return paragraphs.filter((lines) => lines.length > 0)
}

function addParagraph(parts: OpenPart[], lines: readonly string[], edge: number): void {
  const option = indentOf(lines[0] ?? '') <= edge ? readOption(lines) : undefined
  if (option) parts.push({ heading: toLine([option.term]), depth: 3, blocks: [] })
  const block = toBlock(option?.details ?? lines)
  if (block) parts.at(-1)?.blocks.push(block)
}

interface Option {
  readonly term: string
  readonly details: readonly string[]
}

/** The text about an option is indented below it, begins on its line, or follows after an empty line. */
function readOption([first = '', ...rest]: readonly string[]): Option | undefined {
  const [next] = rest
  if (next === undefined)
    return /^\s*-{1,2}\w/.test(first) ? { term: first, details: [] } : undefined
  const column = indentOf(next)
  if (column <= indentOf(first) || MARK.test(first.trim())) return undefined
  const sharesLine = first.slice(0, column).endsWith('  ') && first.length > column
  if (!sharesLine) return { term: first, details: rest }
  return { term: first.slice(0, column), details: [first.slice(column), ...rest] }
}

function toBlock(lines: readonly string[]): TextBlock | undefined {
  const line = toLine(lines)
  if (line === '') return undefined
  const mark = MARK.exec(line)?.[0]
  const text = escapeForMarkdown(line.slice(mark?.length ?? 0))
  if (mark === undefined) return { type: 'paragraph', text }
  return { type: 'list', items: [[{ type: 'paragraph', text }]] }
}

function toCode(lines: readonly string[], edge: number): TextBlock[] {
  if (lines.length === 0) return []
  const code = lines.map((line) => line.slice(Math.min(edge, indentOf(line)))).join('\n')
  return [{ type: 'code', code, language: '' }]
}

/** Lines as one, without the spaces and the hyphens of the layout. */
function toLine(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .reduce((text, line) => {
      if (/\p{Ll}-$/u.test(text.slice(-2)) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line
      return text === '' ? line : `${text} ${line}`
    }, '')
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
