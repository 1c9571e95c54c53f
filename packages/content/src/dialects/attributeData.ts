import { readLiteralCode } from './literals.ts'
import type { Literal } from './literals.ts'
import type { AttributeValue } from './tags.ts'

/** The data in an attribute. Undefined if it is code or absent. */
export function readData(value: AttributeValue | undefined): Literal | undefined {
  return typeof value === 'object' ? (value.data ?? readLiteralCode(value.code)) : value
}

/** The texts of `['npm', 'pnpm']`, or of a text alone. */
export function readTextList(value: AttributeValue | undefined): readonly string[] {
  const data = readData(value)
  if (typeof data === 'string') return [data]
  return Array.isArray(data) && data.every((one) => typeof one === 'string') ? data : []
}
