import type { JSONObject, JSONValue } from '@docent/protocol'

/** A call's arguments; undefined if they are not JSON, or neither an object nor a list. */
export function readToolInput(input: string): JSONObject | JSONValue[] | null {
  try {
    const value: unknown = JSON.parse(input)
    return typeof value === 'object' ? (value as ReturnType<typeof readToolInput>) : null
  } catch {
    // A model's own words: it is told that they are wrong.
    return null
  }
}
