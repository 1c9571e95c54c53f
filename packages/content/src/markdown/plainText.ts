import type { Token, Tokens } from 'marked'
import { isDemo } from './demo.ts'
import { decodeEntities } from './entities.ts'
import { stripHtml } from './html.ts'
import { toContentToken } from './walk.ts'

/**
 * Returns what a reader sees of inline tokens: link texts without their targets, the alternative
 * text of images, code as it is. A line break of the source is a space, a hard one a line break.
 */
export function inlineText(tokens: readonly Token[]): string {
  return tokens.map(spanText).join('')
}

/**
 * Returns what a reader sees of blocks, with a blank line between them. The items of a list and
 * the rows of a table have a line each; the cells of a row are separated by ` | `.
 */
export function plainText(tokens: readonly Token[]): string {
  return joinBlocks(tokens, '\n\n')
}

function joinBlocks(tokens: readonly Token[], separator: string): string {
  return tokens
    .map(blockText)
    .filter((text) => text !== '')
    .join(separator)
}

function blockText(token: Token): string {
  const known = toContentToken(token)
  switch (known.type) {
    case 'space':
    case 'hr':
    case 'def':
      return ''
    case 'code':
      return isDemo(token) ? '' : known.text
    case 'html':
      return decodeEntities(stripHtml(known.text))
    case 'list':
      return joinBlocks(known.items, '\n')
    case 'list_item':
      return joinBlocks(known.tokens, '\n')
    case 'blockquote':
      // The mark of a callout, `> [!NOTE]`, only affects the appearance.
      return plainText(known.tokens).replace(/^\[!\w+\]\s*/, '')
    case 'footnote':
      return plainText(known.tokens)
    case 'table':
      return [known.header, ...known.rows].map(rowText).join('\n')
    case 'heading':
    case 'paragraph':
      return inlineText(known.tokens).trim()
    default:
      return spanText(token).trim()
  }
}

function rowText(cells: readonly Tokens.TableCell[]): string {
  return cells.map((cell) => inlineText(cell.tokens).trim()).join(' | ')
}

function spanText(token: Token): string {
  const known = toContentToken(token)
  switch (known.type) {
    case 'text':
      return known.tokens === undefined
        ? decodeEntities(foldLines(known.text))
        : inlineText(known.tokens)
    case 'escape':
      return known.text
    case 'codespan':
      return foldLines(known.text)
    case 'br':
      return '\n'
    case 'link':
      // A bare address is not decoded: in it, `&copy=` is a parameter.
      return known.autolink === true ? known.text : inlineText(known.tokens)
    case 'image':
    case 'strong':
    case 'em':
    case 'del':
      return inlineText(known.tokens)
    case 'html':
      return /^<br\b/i.test(known.text) ? '\n' : ''
    default:
      return ''
  }
}

function foldLines(text: string): string {
  if (!text.includes('\n')) return text
  const lines = text.split('\n')
  const last = lines.length - 1
  return lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === last ? line : line.trimEnd()))
    .join(' ')
}
