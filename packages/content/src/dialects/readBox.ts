import { LEADING } from './columns.ts'
import { toName } from './tags.ts'
import type { AttributeValue, MarkupTag } from './tags.ts'

const BOX = /^[ \t]*(:{2,}|\/{3,})[ \t]*(.*?)[ \t]*$/
const OPENING = /^([A-Za-z][\w-]*)[ \t]*(?:\[([^\]]*)\])?[ \t]*(?:\|[ \t]*)?([^{]*)(\{[^}]*\})?$/
const TITLE = /\b(?:title|label|summary)=(?:"([^"]*)"|'([^']*)')/
/** Two colons are a box only if nothing but a name and attributes follows: `::callout{icon="info"}`. */
const SHORT = /^::[a-z][\w-]*(?:\[[^\]]*\])?(?:\{[^}]*\})?$/
const ATTRIBUTE = /(?<![\w:-])(to|href|color|type|name|path|lang)="([^"]*)"/g
const MAX_LENGTH = 500

/**
 * Reads a line that opens or closes a box: `:::note Title`, `:::tip[Title]`, `/// note | Title`, `:::`, and
 * those of Nuxt Content: `::callout`, `::`.
 */
export function readBox(line: string, end: number): MarkupTag | undefined {
  if (line.length > MAX_LENGTH) return undefined
  const [, mark, given = ''] = BOX.exec(line) ?? []
  if (mark === undefined) return undefined
  if (mark === '::' && given !== '' && !SHORT.test(line.trim())) return undefined
  // A box inside another one has another number of colons there.
  const key = mark === '::' ? mark : mark.charAt(0)
  const base = { key, values: [], isClosed: false, end }
  if (given === '') {
    return { ...base, type: 'close', name: '', written: '', attributes: new Map() }
  }
  // MyST writes the name in braces: `:::{note} Title`.
  const named = given.replace(/^\{([a-z][\w-]*)\}/i, '$1 ')
  const [, written, bracketed, plain = '', more = ''] = OPENING.exec(named) ?? []
  if (written === undefined) return undefined
  const [, double, single] = TITLE.exec(more) ?? TITLE.exec(plain) ?? []
  const title = (double ?? single ?? bracketed ?? plain).trim().replace(/^"(.*)"$/, '$1')
  const attributes = new Map<string, AttributeValue>(title === '' ? [] : [['title', title]])
  for (const [, name = '', value = ''] of more.matchAll(ATTRIBUTE)) attributes.set(name, value)
  return { ...base, type: 'open', name: toName(written), written, attributes }
}

/** `label: Session cookies` */
const PROPERTY = /^([a-z][\w-]{0,40}):[ \t]+(?:"([^"]*)"|'([^']*)'|([^\s"'[{|>&*!].*))$/
const MAX_PROPERTIES = 30

/**
 * Reads the properties between two lines `---` that may follow the opening line of a box of Nuxt Content, and the
 * options of MyST and PyMdown. Undefined if there are none.
 */
export function readBoxProperties(
  lines: readonly string[],
  at: number,
): { readonly attributes: ReadonlyMap<string, string>; readonly end: number } | undefined {
  if (OPTION.test(lines[at] ?? '')) return readOptions(lines, at)
  if (lines[at]?.trim() !== '---') return undefined
  const attributes = new Map<string, string>()
  for (let end = at + 1; end < Math.min(lines.length, at + MAX_PROPERTIES); end++) {
    const line = (lines[end] ?? '').trim()
    if (line === '---') return { attributes, end: end + 1 }
    const [, name, ...values] = line.length > MAX_LENGTH ? [] : (PROPERTY.exec(line) ?? [])
    const value = values.find((one) => one !== undefined)
    if (name !== undefined && value !== undefined) attributes.set(name, value.trim())
  }
  return undefined
}

/** `:class: tip` of MyST, and `    type: warning` of PyMdown. */
const OPTION = /^(?::[a-z][\w-]{0,40}:(?:[ \t]|$)| {4}(?:attrs|type|open|new): )/

/** The words of options say how a box looks. */
function readOptions(
  lines: readonly string[],
  at: number,
): { readonly attributes: ReadonlyMap<string, string>; readonly end: number } {
  let end = at
  while (end < at + MAX_PROPERTIES && OPTION.test(lines[end] ?? '')) end++
  return { attributes: new Map(), end }
}

/** `::: acme.search.Index` of mkdocstrings, in whose place its build writes the documentation of code. */
const CODE_REFERENCE = /^[ \t]*:::[ \t]*[A-Za-z_]\w*(?:[.:/]{1,2}\w+)+[ \t]*$/
const MODULE_REFERENCE = /^[ \t]*:::[ \t]*[A-Za-z_]\w*[ \t]*$/
const REFERENCE_OPTION = /^[ \t]+(?:options|handler|selection|rendering|inventories|extra):/

/**
 * The line after a reference to code and its indented options, or the same line if none begins at it. The name of a
 * module alone could be that of a box, so it needs options.
 */
export function findReferenceEnd(lines: readonly string[], at: number): number {
  const line = lines[at] ?? ''
  if (line.length > MAX_LENGTH) return at
  const isModule = MODULE_REFERENCE.test(line) && REFERENCE_OPTION.test(lines[at + 1] ?? '')
  if (!isModule && !CODE_REFERENCE.test(line)) return at
  const indent = LEADING.exec(line)?.[0].length ?? 0
  let end = at + 1
  while (isOptionLine(lines[end], indent)) end++
  return end
}

/** An empty line ends the options. */
function isOptionLine(line: string | undefined, indent: number): boolean {
  return line !== undefined && line.trim() !== '' && (LEADING.exec(line)?.[0].length ?? 0) > indent
}
