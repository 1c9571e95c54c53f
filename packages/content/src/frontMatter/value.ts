/** A value of the front matter with its place, so that a problem can name both. */
export type Value =
  | { readonly type: 'text'; readonly line: number; readonly text: string; readonly plain: unknown }
  | { readonly type: 'list'; readonly line: number; readonly items: readonly Value[] }
  | { readonly type: 'group'; readonly line: number; readonly fields: Fields }
  | { readonly type: 'nothing'; readonly line: number }

/** In the order they were written. */
export type Fields = ReadonlyMap<string, Value>

const MAX_SHOWN = 60

/** The value as data, numbers and booleans being what they are. */
export function toPlain(value: Value): unknown {
  switch (value.type) {
    case 'text':
      return value.plain
    case 'list':
      return value.items.map(toPlain)
    case 'group':
      return toPlainFields(value.fields)
    case 'nothing':
      return null
  }
}

export function toPlainFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, toPlain(value)]))
}

/** Describes a value for a message: `"yesterday"`, `a list of 3`, `{label, to}`, `nothing`. */
export function describeValue(found: unknown): string {
  if (typeof found === 'string') return JSON.stringify(shorten(found))
  if (found === null || found === undefined) return 'nothing'
  if (Array.isArray(found))
    return found.length === 0 ? 'an empty list' : `a list of ${found.length}`
  if (typeof found === 'function') return 'a function'
  if (typeof found === 'object') return shorten(`{${Object.keys(found).join(', ')}}`)
  return String(found)
}

function shorten(text: string): string {
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`
}
