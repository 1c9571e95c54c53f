export type JSONValue = string | number | boolean | null | JSONObject | JSONValue[]

export interface JSONObject {
  [key: string]: JSONValue
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** How deep a value of the stream may nest: deeper than any that means something. */
export const MAX_PART_DEPTH = 100

/** Whether a value nests more lists and objects in each other than `depth`. */
export function isDeeperThan(value: unknown, depth: number): boolean {
  if (!isObject(value)) return false
  return depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1))
}
