import { lexReply } from '../markdown/lexer.ts'
import { toPlainText } from '../markdown/plainText.ts'

/** A longer quote is named by its ends: https://wicg.github.io/scroll-to-text-fragment/ */
const MAX_EXACT_LENGTH = 300
const WORDS_AT_END = 6

/**
 * An address that leads to the sentence which is quoted, for browsers that know text directives; for
 * all others, and if the sentence is not found, to the place that the address names.
 */
export function addTextDirective(address: string, quote: string): string {
  const text = toPlainQuote(quote)
  if (text === '' || !address.startsWith('http') || address.includes(':~:')) return address
  const words = text.split(' ')
  const isExact = text.length <= MAX_EXACT_LENGTH || words.length <= 2 * WORDS_AT_END
  const parts = isExact
    ? [text]
    : [words.slice(0, WORDS_AT_END).join(' '), words.slice(-WORDS_AT_END).join(' ')]
  return `${address}${address.includes('#') ? '' : '#'}:~:text=${parts.map(encode).join(',')}`
}

/** The first line of a quote, without what marks it, and without the sign that it was cut. */
function toPlainQuote(quote: string): string {
  const [line = ''] = quote.trim().split(/\r?\n/)
  const [block] = lexReply(line)
  const plain = block && 'tokens' in block && block.tokens ? toPlainText(block.tokens) : line
  return plain.replace(/…$/, '').replace(/\s+/g, ' ').trim()
}

/** A dash, a comma and an ampersand are signs of the directive itself. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/-/g, '%2D')
}
