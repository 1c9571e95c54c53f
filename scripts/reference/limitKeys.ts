import { readLimits, readRange } from '../../packages/content/src/config/limits.ts'

export interface LimitKey {
  readonly name: string
  readonly fallback: number
  readonly least: number
  readonly most: number
}

/** Every limit with its default and its range, as the code checks it. */
export function listLimits(): LimitKey[] {
  return Object.entries(readLimits()).map(([name, fallback]) => ({
    name,
    fallback,
    ...readRange(name),
  }))
}
