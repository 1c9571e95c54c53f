import { isObject } from '../json.ts'
import type { JSONObject, JSONValue } from '../json.ts'

const NAME = /^[a-z][a-z0-9_-]{0,63}$/i

/** Splits an object with a `type`; undefined for others. */
export function nameValue(value: JSONValue): { name: string; rest: JSONObject } | undefined {
  if (!isObject(value) || Array.isArray(value)) return undefined
  const { type, ...rest } = value
  return typeof type === 'string' && NAME.test(type) ? { name: type, rest } : undefined
}
