import { readLimits } from '../../packages/content/src/index.ts'

export interface LimitKey {
  readonly name: string
  readonly fallback: number
  readonly least: number
  readonly most: number
}

/** Every limit with its default and its range, by what the code says of a value outside of it. */
export function listLimits(): LimitKey[] {
  return Object.entries(readLimits()).map(([name, fallback]) => ({
    name,
    fallback,
    ...findRange(name),
  }))
}

function findRange(name: string): { least: number; most: number } {
  try {
    readLimits({ [name]: -1 })
  } catch (error) {
    const [, least, most] = / from (\d+) to (\d+) is/.exec(String(error)) ?? []
    if (least !== undefined && most !== undefined) {
      return { least: Number(least), most: Number(most) }
    }
  }
  throw new Error(`The limit ${name} takes -1, or does not say what it takes.`)
}
