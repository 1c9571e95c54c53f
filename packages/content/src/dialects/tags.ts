import type { Literal } from './literals.ts'

/** The value of an attribute: its text, `true` if only its name is written, or an expression. */
export type AttributeValue = string | true | AttributeCode

interface AttributeCode {
  readonly code: string
  /** Its value, if it was read as data. */
  readonly data?: Literal
}

/** A tag as it is written, of JSX and HTML, or of a template language. */
export interface MarkupTag {
  readonly type: 'open' | 'close'
  /** A tag closes only one with the same key. */
  readonly key: string
  /** In lower case and without hyphens: `CodeGroup`, `code-group` and `codegroup` are one name. */
  readonly name: string
  /** As it is written. */
  readonly written: string
  readonly attributes: ReadonlyMap<string, AttributeValue>
  /** Values without a name: `{{< tab "macOS" >}}`. */
  readonly values: readonly string[]
  /** `<Card />` closes itself. */
  readonly isClosed: boolean
  /** The position after the tag. */
  readonly end: number
}

const NAME = /[A-Za-z][\w.:-]*/y
const SPACE = /\s*/y
const ATTRIBUTE = /[A-Za-z_:@#][\w.:@-]*/y
/** Some people write `/ >`. */
const CLOSING = /(?:\/\s{0,20})?>/y
const EQUALS = /\s*=\s*/y
const UNQUOTED = /[^\s"'`=<>{}]+/y
/** A longer tag is text. */
const MAX_TAG = 8_000
/** The HTML that an attribute puts into its element: a build writes whole pictures of a terminal there. */
const MAX_HTML = 200_000

/** The attributes of Astro and React whose value is the HTML in an element. */
export const HTML_ATTRIBUTES: ReadonlySet<string> = new Set(['set:html', 'dangerouslySetInnerHTML'])

/** The work that may still be spent on texts and braces that nothing closes. */
export interface Budget {
  left: number
}

/** Reads the tag of JSX or HTML that begins at a `<`, also over several lines. Undefined for a `<` of text. */
export function readMarkupTag(text: string, start: number, budget: Budget): MarkupTag | undefined {
  const isClosing = text[start + 1] === '/'
  const written = match(NAME, text, start + (isClosing ? 2 : 1))
  const attributes = new Map<string, AttributeValue>()
  let limit = Math.min(text.length, start + Math.min(MAX_TAG, budget.left))
  // `<>` and `</>` are the tags of a fragment.
  let at = start + (isClosing ? 2 : 1) + written.length
  // `<https://…>` and `<me@example.com>` are links.
  if (written.includes('://') || written.endsWith(':') || text[at] === '@') return undefined
  for (;;) {
    const space = match(SPACE, text, at)
    at += space.length
    const closing = match(CLOSING, text, at)
    if (closing !== '') {
      const isClosed = closing !== '>'
      const end = at + closing.length
      const type = isClosing ? 'close' : 'open'
      const name = toName(written)
      return { type, key: `<${name}`, name, written, attributes, values: [], isClosed, end }
    }
    if (space === '' || written === '' || at >= limit) return undefined
    if (text[at] === '{') {
      // `{...props}`
      const end = findBraceEnd(text, at, limit)
      if (end === undefined) return spend(budget, limit - at)
      at = end
      continue
    }
    const name = match(ATTRIBUTE, text, at)
    if (name === '') return undefined
    at += name.length
    const sign = match(EQUALS, text, at)
    if (sign === '') {
      attributes.set(name, true)
      continue
    }
    const isLong = HTML_ATTRIBUTES.has(name)
    const longest = Math.min(text.length, at + Math.min(MAX_HTML, budget.left))
    const value = readValue(text, at + sign.length, isLong ? longest : limit)
    if (value === undefined) return spend(budget, (isLong ? longest : limit) - at)
    if (isLong) {
      // If the tag turns out to be text, the tags in this value are read again.
      spend(budget, value.end - at)
      limit = Math.min(text.length, value.end + MAX_TAG)
    }
    attributes.set(name, value.value)
    at = value.end
  }
}

function spend(budget: Budget, work: number): undefined {
  budget.left -= Math.max(0, work)
}

export function toName(written: string): string {
  return written.replaceAll('-', '').toLowerCase()
}

function readValue(
  text: string,
  at: number,
  limit: number,
): { value: AttributeValue; end: number } | undefined {
  const mark = text[at] ?? ''
  if (mark === '"' || mark === "'") {
    const close = text.slice(at + 1, limit).indexOf(mark)
    if (close < 0) return undefined
    return { value: text.slice(at + 1, at + 1 + close), end: at + close + 2 }
  }
  if (mark === '{') {
    const end = findBraceEnd(text, at, limit)
    if (end === undefined) return undefined
    return { value: readExpression(text.slice(at + 1, end - 1)), end }
  }
  const value = match(UNQUOTED, text, at)
  return value === '' ? undefined : { value, end: at + value.length }
}

/** An expression that is only a text is its text. */
function readExpression(code: string): AttributeValue {
  return readLiteral(code) ?? (code.trim() === 'true' ? true : { code })
}

/** The text of `"a"`, `'a'` or `` `a` ``; undefined for any other expression. */
export function readLiteral(code: string): string | undefined {
  const trimmed = code.trim()
  const mark = trimmed[0] ?? ''
  if (!/["'`]/.test(mark) || trimmed.length < 2 || !trimmed.endsWith(mark)) return undefined
  const inner = trimmed.slice(1, -1)
  const isWhole =
    !inner.replace(/\\[^]/g, '').includes(mark) && !(mark === '`' && /\$\{/.test(inner))
  return isWhole ? inner.replace(/\\(["'`\\])/g, '$1').replaceAll('\\n', '\n') : undefined
}

/** The position after the `}` that closes the `{` at `start`. Braces in texts and comments do not count. */
export function findBraceEnd(text: string, start: number, limit: number): number | undefined {
  let depth = 0
  for (let at = start; at < limit; at++) {
    const mark = text[at]
    if (mark === '{') depth++
    else if (mark === '}' && --depth === 0) return at + 1
    else if (mark === '"' || mark === '`' || mark === "'") {
      const end = findTextEnd(text, at, limit)
      // An apostrophe in the text of an element.
      if (end !== undefined) at = end
    } else if (mark === '/' && text[at + 1] === '*') {
      const end = text.slice(at, limit).indexOf('*/')
      if (end < 0) return undefined
      at += end + 1
    }
  }
  return undefined
}

/** The position of the mark that ends a text of code. Only `` ` `` goes over the end of a line. */
function findTextEnd(text: string, start: number, limit: number): number | undefined {
  const mark = text[start]
  for (let at = start + 1; at < limit; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === mark) return at
    else if (text[at] === '\n' && mark !== '`') return undefined
  }
  return undefined
}

const TEMPLATE = /\{(\{[<%]|%)[-+]?\s*(\/|end(?=[a-z])|)\s*([A-Za-z][\w./:-]*)/y
const TEMPLATE_ENDS: Readonly<Record<string, string>> = { '{<': '>}}', '{%': '%}}', '%': '%}' }
const ARGUMENT =
  /\s*(?:([A-Za-z_][\w-]*)\s*=\s*)?(?:"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'|`([^`]*)`|([^\s"'`=][^\s"'`=]*))/y
const MAX_TEMPLATE = 2_000

/** Reads a tag of Hugo, GitBook, Markdoc, Jekyll or Jinja: `{{< hint >}}`, `{% tab title="a" %}`, `{% endtab %}`. */
export function readTemplateTag(text: string, start: number): MarkupTag | undefined {
  TEMPLATE.lastIndex = start
  const [opening = '', kind = '', closing = '', written = ''] = TEMPLATE.exec(text) ?? []
  if (opening === '') return undefined
  const mark = TEMPLATE_ENDS[kind] ?? ''
  const from = start + opening.length
  const rest = text.slice(from, start + MAX_TEMPLATE)
  const length = rest.indexOf(mark)
  if (length < 0) return undefined
  const inner = rest.slice(0, length).replace(/[-+]$/, '').trimEnd()
  const attributes = new Map<string, AttributeValue>()
  const values: string[] = []
  const isClosed = inner.endsWith('/')
  const given = isClosed ? inner.slice(0, -1) : inner
  ARGUMENT.lastIndex = 0
  for (;;) {
    const argument = ARGUMENT.exec(given)
    if (argument === null) break
    const [, name, double, single, back, plain] = argument
    const value = (double ?? single ?? back ?? plain ?? '').replaceAll('\\"', '"')
    if (name === undefined) values.push(value)
    else attributes.set(name, value)
  }
  const type = closing === '' ? 'open' : 'close'
  const end = from + length + mark.length
  const name = toName(written)
  return { type, key: `{${name}`, name, written, attributes, values, isClosed, end }
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
