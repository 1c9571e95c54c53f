import type { MarkedToken, Token } from 'marked'
import { decodeEntities } from './entities.ts'

/** The text of inline tokens without what marks it. */
export function toPlainText(tokens: readonly Token[]): string {
  return tokens.map(readToken).join('')
}

function readToken(token: Token): string {
  const known = token as MarkedToken
  switch (known.type) {
    case 'text':
      return known.tokens ? toPlainText(known.tokens) : decodeEntities(known.text)
    case 'br':
      return ' '
    case 'escape':
    case 'codespan':
      return known.text
    case 'checkbox':
      return ''
    case 'strong':
    case 'em':
    case 'del':
    case 'link':
    case 'image':
      return toPlainText(known.tokens)
    default:
      return token.raw
  }
}
