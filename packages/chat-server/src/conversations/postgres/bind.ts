import type { QueryConfig } from 'pg'
import type { Column } from '../rows.ts'

/** Values by the names that a statement gives them. */
export type Values = Readonly<Record<string, Column | readonly string[] | readonly number[]>>

/** Turns `:name` in a statement into the numbered places that Postgres knows. */
export function bind(text: string, values: Values = {}): QueryConfig {
  const names: string[] = []
  const numbered = text.replace(/(?<!:):([a-zA-Z]+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text: numbered, values: names.map((name) => storable(values[name])) }
}

/** Postgres cannot store U+0000 in a text; a page's or a model's text may contain it. */
function storable(value: Values[string] | undefined): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
