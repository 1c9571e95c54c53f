import type { ContentToken, Document } from '@docent/content'
import { readPlain, type Piece } from './sentences.ts'

export type Token = Document['tokens'][number]

/** The target of a link in a form that works on every page: an address or a root-absolute path. */
export type ResolveLink = (href: string) => string | undefined

/**
 * Reads inline tokens as pieces of Markdown that works on another page.
 *
 * A link that does not work there becomes its label; images, HTML and footnote marks are dropped. A
 * number in brackets would look like a citation in an answer, so it is escaped.
 */
export function readPieces(tokens: readonly Token[], resolve: ResolveLink): Piece[] {
  const pieces: Piece[] = []
  readInto(pieces, tokens, resolve)
  return pieces
}

function readInto(pieces: Piece[], tokens: readonly Token[], resolve: ResolveLink): void {
  for (const token of tokens) {
    // The lexer has loose token types, because it can be extended.
    const known = token as ContentToken
    if (known.type === 'text' && known.tokens) {
      readInto(pieces, known.tokens, resolve)
      continue
    }
    const piece = readPiece(known, resolve)
    if (piece) pieces.push(piece)
  }
}

const LINE_BREAK: Piece = { text: ' ', markdown: ' ', prose: true, breaks: true }

function readPiece(token: ContentToken, resolve: ResolveLink): Piece | undefined {
  switch (token.type) {
    case 'text':
      return readProse(token.raw)
    case 'escape':
    case 'codespan':
      return { text: token.text, markdown: token.raw, prose: false }
    case 'br':
      return LINE_BREAK
    case 'strong':
      return wrap(token.tokens, '**', resolve)
    case 'em':
      return wrap(token.tokens, '*', resolve)
    case 'del':
      return wrap(token.tokens, '~~', resolve)
    case 'link':
      return readLink(token.tokens, resolve(token.href), resolve)
    case 'html':
      return /^<br\b/i.test(token.raw) ? LINE_BREAK : undefined
    default:
      return undefined
  }
}

function readProse(raw: string): Piece {
  // Very little prose has one of them, and searching for a character is much faster.
  const hasMarks = raw.includes('[') || raw.includes(':::')
  const markdown = hasMarks
    ? raw.replaceAll(/^(?::::.*|\[![A-Za-z]+\])$/gm, '').replaceAll(/\[(\d+)\]/g, '\\[$1\\]')
    : raw
  return { text: readPlain(markdown), markdown, prose: true }
}

function wrap(tokens: readonly Token[], mark: string, resolve: ResolveLink): Piece | undefined {
  const { text, markdown } = joinPieces(readPieces(tokens, resolve))
  if (text.trim() === '') return undefined
  return { text, markdown: `${mark}${markdown.trim()}${mark}`, prose: false }
}

function readLink(
  tokens: readonly Token[],
  target: string | undefined,
  resolve: ResolveLink,
): Piece | undefined {
  const label = joinPieces(readPieces(tokens, resolve))
  if (label.text.trim() === '') return undefined
  const markdown = target === undefined ? label.markdown : `[${label.markdown}](${target})`
  return { text: label.text, markdown, prose: false }
}

/** Joins several pieces into one. */
export function joinPieces(pieces: readonly Piece[]): { text: string; markdown: string } {
  let text = ''
  let markdown = ''
  for (const piece of pieces) {
    text += piece.text
    markdown += piece.markdown
  }
  return { text, markdown }
}
