import type { Token, Tokens } from 'marked'
import { lexMarkdown } from './lex.ts'
import type { Link } from '../types.ts'
import { walkTokens } from './walk.ts'
import type { Fields, Value } from '../frontMatter/value.ts'

const MAYBE_LINK = /[[<@]|:\/\/|www\./i

/** Every link and image among the tokens, with the line that its address is written on. */
export function collectLinks(tokens: readonly Token[], firstLine: number): Link[] {
  const found: { token: Tokens.Link | Tokens.Image; line: number }[] = []
  // The lines of the definitions `[label]: address`; the first of a label counts.
  const labels = new Map<string, number>()
  walkTokens(tokens, firstLine, (token, line) => {
    if (token.type === 'link' || token.type === 'image') found.push({ token, line })
    if (token.type === 'def' && !labels.has(token.tag)) labels.set(token.tag, line)
  })
  return found.map(({ token: { type, raw, href }, line }) => ({
    type,
    to: href,
    line: labels.get(readLabel(raw) ?? '') ?? line,
  }))
}

/** The links and images that the front matter holds, as addresses or in its phrases. */
export function collectFieldLinks(fields: Fields): Link[] {
  const image = readImage(fields.get('image'))
  const buttons = itemsOf(fields.get('links')).flatMap((item, index) =>
    readButton(item, `links[${index}].to`),
  )
  const answers = itemsOf(fields.get('questions')).flatMap((item, index) =>
    item.type === 'group'
      ? readPhrase(item.fields.get('answer'), `questions[${index}].answer`)
      : [],
  )
  const phrases = ['for', 'notFor'].flatMap((name) =>
    itemsOf(fields.get(name)).flatMap((item) => readPhrase(item, name)),
  )
  return [...image, ...phrases, ...buttons, ...readBuy(fields.get('buy')), ...answers]
}

/** The label that a link refers to: `[text][label]`, `[label][]` or `[label]`. */
function readLabel(raw: string): string | undefined {
  if (!raw.endsWith(']')) return undefined
  const start = raw.startsWith('!') ? 2 : 1
  const label = raw.endsWith('[]')
    ? raw.slice(start, -3)
    : raw.slice(raw.includes('][') ? raw.lastIndexOf('][') + 2 : start, -1)
  return label.toLowerCase().replace(/\s+/g, ' ')
}

function itemsOf(value: Value | undefined): readonly Value[] {
  if (value === undefined) return []
  return value.type === 'list' ? value.items : [value]
}

function readImage(value: Value | undefined): Link[] {
  if (value?.type !== 'text' || value.text.trim() === '') return []
  return [{ type: 'image', to: value.text.trim(), line: value.line, field: 'image' }]
}

function readBuy(value: Value | undefined): Link[] {
  if (value?.type !== 'text' || value.text.trim() === '') return []
  return [{ type: 'link', to: value.text.trim(), line: value.line, field: 'buy' }]
}

function readButton(value: Value, field: string): Link[] {
  const to = value.type === 'group' ? value.fields.get('to') : undefined
  if (to?.type !== 'text' || to.text.trim() === '') return []
  return [{ type: 'link', to: to.text.trim(), line: to.line, field }]
}

function readPhrase(value: Value | undefined, field: string): Link[] {
  if (value?.type !== 'text' || !MAYBE_LINK.test(value.text)) return []
  return collectLinks(lexMarkdown(value.text), value.line).map((link) => ({ ...link, field }))
}
