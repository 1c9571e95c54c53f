import type { Token, Tokens } from 'marked'
import type { ContentToken } from '../types.ts'

/** A token with its kind known: marked types its tokens loosely, because of extensions. */
export function toContentToken(token: Token): ContentToken {
  return token as ContentToken
}

/** The blocks or spans inside a token, in order; empty for a leaf. */
export function childrenOf(token: Token): Token[] {
  const known = toContentToken(token)
  if (known.type === 'list') return known.items
  if (known.type !== 'table') return 'tokens' in known ? known.tokens : []
  return [known.header, ...known.rows].flatMap((row) => row.flatMap((cell) => cell.tokens))
}

type Visit = (token: ContentToken, line: number) => void

/**
 * Calls `visit` for each token, outer ones first, with the line that it starts on.
 *
 * Tokens know no places, but every line of a text is a line of exactly one of its blocks, and
 * stripping the marks of a quote or list keeps its lines: counting line breaks is exact.
 */
export function walkTokens(tokens: readonly Token[], line: number, visit: Visit): void {
  let at = line
  for (const token of tokens) {
    walkToken(token, at, visit)
    at += countLineBreaks(token.raw)
  }
}

export function countLineBreaks(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

function walkToken(token: Token, line: number, visit: Visit): void {
  const known = toContentToken(token)
  visit(known, line)
  if (known.type === 'table') walkTable(known, line, visit)
  else if (known.type === 'blockquote') walkQuote(known, line, visit)
  else walkTokens(childrenOf(token), line, visit)
}

function walkTable({ header, rows }: Tokens.Table, line: number, visit: Visit): void {
  // The delimiter row is between the header and the first row.
  for (const cell of header) walkTokens(cell.tokens, line, visit)
  for (const [index, row] of rows.entries()) {
    for (const cell of row) walkTokens(cell.tokens, line + 2 + index, visit)
  }
}

function walkQuote({ text, tokens }: Tokens.Blockquote, line: number, visit: Visit): void {
  // A block that lost its `>` can lose the line break before it as well, so each is looked for.
  let end = 0
  for (const token of tokens) {
    const found = text.indexOf(token.raw, end)
    const start = found < 0 ? end : found
    walkToken(token, line + countLineBreaks(text.slice(0, start)), visit)
    end = start + token.raw.length
  }
}
