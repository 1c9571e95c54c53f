import { readLiteralAt, skipSpace } from './literals.ts'
import type { Literal } from './literals.ts'
import { toName } from './tags.ts'
import type { AttributeValue, Budget, MarkupTag } from './tags.ts'

const CALL = /\{\{-?\s{0,20}([A-Za-z_][\w.]{0,80})\s{0,20}\(/y
const ARGUMENT_NAME = /([A-Za-z_]\w{0,80})\s{0,20}=(?!=)/y
const END = /\s{0,100}-?\}\}/y
/** Longer calls are text. */
const MAX_CALL = 4_000

/**
 * Reads a call of a macro of Nunjucks, Jinja or MkDocs as an empty element: `{{ npm_tabs({ command: "install" }) }}`.
 * The entries of an object and arguments with names are its attributes. Undefined if an argument is not data.
 */
export function readTemplateCall(
  text: string,
  start: number,
  budget: Budget,
): MarkupTag | undefined {
  CALL.lastIndex = start
  const [opening = '', written = ''] = CALL.exec(text) ?? []
  if (opening === '') return undefined
  const limit = Math.min(text.length, start + Math.min(MAX_CALL, budget.left))
  const attributes = new Map<string, AttributeValue>()
  const values: string[] = []
  const end = readArguments(text, start + opening.length, limit, attributes, values)
  END.lastIndex = end ?? 0
  const closing = end === undefined ? undefined : END.exec(text)?.[0]
  if (end === undefined || closing === undefined) {
    budget.left -= Math.max(0, limit - start)
    return undefined
  }
  const name = toName(written.split('.').at(-1) ?? written)
  return {
    type: 'open',
    key: `{${name}`,
    name,
    written,
    attributes,
    values,
    isClosed: true,
    end: end + closing.length,
  }
}

/** The position after the bracket that closes the call. */
function readArguments(
  text: string,
  start: number,
  limit: number,
  attributes: Map<string, AttributeValue>,
  values: string[],
): number | undefined {
  for (let at = skipSpace(text, start); at < limit;) {
    if (text[at] === ')') return at + 1
    ARGUMENT_NAME.lastIndex = at
    const [sign = '', name] = ARGUMENT_NAME.exec(text) ?? []
    const from = skipSpace(text, at + sign.length)
    const read = readLiteralAt(text, from, limit)
    if (read === undefined) return undefined
    if (name !== undefined) setAttribute(attributes, name, read.value)
    else if (read.value instanceof Map)
      for (const [entry, value] of read.value) setAttribute(attributes, entry, value)
    else if (typeof read.value === 'string') values.push(read.value)
    const next = skipSpace(text, read.end)
    if (text[next] !== ',' && text[next] !== ')') return undefined
    at = text[next] === ',' ? skipSpace(text, next + 1) : next
  }
  return undefined
}

function setAttribute(attributes: Map<string, AttributeValue>, name: string, value: Literal): void {
  if (value === false || value === null) return
  if (value === true || typeof value === 'string') attributes.set(name, value)
  else if (typeof value === 'number') attributes.set(name, String(value))
  else attributes.set(name, { code: '', data: value })
}
