import { dropHeadingId } from './headingIds.ts'
import type { Element } from './nestElements.ts'

const MAX_WORDS = 2_000

/** Attributes with the address of another page. */
export const ADDRESS = ['href', 'link', 'to', 'url', 'page', 'ref'] as const

/** The first of these attributes that says something, as Markdown on one line; empty if none does. */
export function readPhrase({ attributes }: Element, names: readonly string[]): string {
  for (const name of names) {
    const value = attributes.get(name)
    const words = typeof value === 'object' ? readFragment(value.code) : value
    if (typeof words === 'string' && words.trim() !== '') return toPhrase(words)
  }
  return ''
}

/** An attribute as it is: an address, a name. */
export function readAttribute({ attributes }: Element, names: readonly string[]): string {
  const found = names.map((name) => attributes.get(name))
  return found.find((value) => typeof value === 'string')?.trim() ?? ''
}

/** The words of `title={<>One <b>two</b></>}`. */
function readFragment(code: string): string {
  return /^\s*<[^]*>\s*$/.test(code) && !code.includes('{') ? code.replace(/<[^<>]*>/g, '') : ''
}

/** Words of an attribute are text: a `<` in them opens no tag. */
export function toPhrase(words: string): string {
  const phrase = words.slice(0, MAX_WORDS).replace(/\s+/g, ' ').trim()
  // Code says what it says.
  return phrase
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '\\<')))
    .join('')
}

/** Words as code, whatever is in them. */
export function toCode(words: string): string {
  const text = words.replaceAll('`', '').replace(/\s+/g, ' ').trim()
  return text === '' ? '' : `\`${text}\``
}

/** Words before a text, such as the title of a box: in bold, with a colon unless they end with a mark. */
export function toBoldLabel(words: string): string {
  const text = words.replaceAll(/\*{2,}/g, '').trim()
  if (text === '') return ''
  return /[?!.:…]$/.test(text) ? `**${text}**` : `**${text}:**`
}

const HEADING = /^#{1,6}[ \t]\S.*/

/** A block in whose first line no sentence begins: a list, code, a table, a heading, a quote, HTML, a label. */
const NO_SENTENCE =
  /^(?:[-*+]\s|[>|#<]|\d{1,9}[.)]\s|`{3}|~{3}|!\[|\*\*[^*\n]{1,200}[:?!.…]\*\*|:?-{3}|\[\^)/

/** A text with a label before its first sentence, or in a line above a text that begins otherwise. */
export function labelText(label: string, text: string): string {
  // A colon promises a text.
  if (text === '') return label.replace(/:\*\*$/, '**')
  if (label === '') return text
  const heading = HEADING.exec(text)?.[0]
  if (heading !== undefined) return labelSection(label, heading, text.slice(heading.length))
  return NO_SENTENCE.test(text) ? `${label}\n\n${text}` : `${label} ${text}`
}

/** A label before a heading would end the section above it, so it is below, unless both say the same. */
function labelSection(label: string, heading: string, rest: string): string {
  const toWords = (text: string): string => dropHeadingId(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
  if (toWords(label).toLowerCase() === toWords(heading).toLowerCase()) return heading + rest
  const text = rest.replace(/^\n+/, '')
  const isSection = text === '' || text.startsWith('#')
  return `${heading}\n\n${isSection ? `${labelText(label, '')}\n\n${text}`.trimEnd() : labelText(label, text)}`
}

export function toLink(words: string, href: string): string {
  const address = toHref(href)
  return address === '' ? words : `[${words.replaceAll(/(?<!\\)([[\]])/g, '\\$1')}](${address})`
}

/** An address that cannot end the link in which it is. */
export function toHref(href: string): string {
  return href
    .trim()
    .replaceAll(/[\s()<>]/g, (mark) =>
      encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'),
    )
}
