import { MAX_CONFIG_LABEL, MAX_CONFIG_PAGE, MAX_CONFIG_TEXT, MAX_PRICE } from '../limits.ts'
import { findNearest } from '../pages/nearest.ts'
import { describeValue } from '../frontMatter/value.ts'

/** A wrong key: its path, and what is wrong with it. */
export interface ConfigFault {
  /** `assistant.quickReplies[1]`; empty for the configuration as a whole. */
  readonly path: string
  readonly reason: string
  /** The line of a file that cannot be run, if Node tells it. */
  readonly line?: number
}

/**
 * Turns a value into what it has to be. A wrong one is added to the faults, and the result is then
 * ignored: all faults are found before one error lists them.
 */
export type Reader<T> = (value: unknown, path: string, faults: ConfigFault[]) => T

/** A value that a test accepts; `expected` completes "expected …". */
function only<T>(expected: string, isRight: (value: unknown) => value is T): Reader<T> {
  return (value, path, faults) => {
    if (!isRight(value)) {
      faults.push({ path, reason: `expected ${expected}, found ${describeValue(value)}` })
    }
    return value as T
  }
}

/** Text of some length; a control character in it, other than a line break, is never meant. */
function textOf(expected: string, { most, isSome = false }: TextRules): Reader<string> {
  const read = only(
    expected,
    (value): value is string => isText(value) && (!isSome || value.trim() !== ''),
  )
  return (value, path, faults) => {
    const before = faults.length
    const result = read(value, path, faults)
    if (faults.length > before) return result
    if (result.length > most) {
      const reason = `expected at most ${most} characters, found ${result.length}`
      faults.push({ path, reason })
    } else if (CONTROL.test(result)) {
      const reason = `expected ${expected}, without control characters, found ${describeValue(value)}`
      faults.push({ path, reason })
    }
    return result
  }
}

interface TextRules {
  readonly most: number
  readonly isSome?: boolean
}

// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

export const text: Reader<string> = textOf('text', { most: MAX_CONFIG_TEXT })

export const longText: Reader<string> = textOf('text', { most: MAX_CONFIG_PAGE })

export const someText: Reader<string> = textOf('text that is not empty', {
  most: MAX_CONFIG_TEXT,
  isSome: true,
})

/** A name or the label of a link: a line of the page has to hold it. */
export const label: Reader<string> = textOf('text that is not empty', {
  most: MAX_CONFIG_LABEL,
  isSome: true,
})

export const amount: Reader<number> = only(
  'a number, 0 or more',
  (value): value is number => typeof value === 'number' && value >= 0 && Number.isFinite(value),
)

/** The price of a million tokens: more than the highest price is a typing error. */
export const price: Reader<number> = only(
  `a number from 0 to ${MAX_PRICE}`,
  (value): value is number => typeof value === 'number' && value >= 0 && value <= MAX_PRICE,
)

export function numberFrom(least: number, most: number): Reader<number> {
  return only(
    `a number from ${least} to ${most}`,
    (value): value is number => typeof value === 'number' && value >= least && value <= most,
  )
}

export const yesOrNo: Reader<boolean> = only(
  'true or false',
  (value): value is boolean => typeof value === 'boolean',
)

export function textLike(expected: string, isRight: (value: string) => boolean): Reader<string> {
  return only(expected, (value): value is string => isText(value) && isRight(value))
}

export function oneOf<T extends string>(...choices: readonly T[]): Reader<T> {
  const expected = choices.map((choice) => JSON.stringify(choice)).join(' or ')
  return only(expected, (value): value is T => choices.some((choice) => choice === value))
}

export function listOf<T>(item: Reader<T>, expected = 'a list'): Reader<readonly T[]> {
  const list = only(expected, (value): value is unknown[] => Array.isArray(value))
  return (value, path, faults) => {
    const before = faults.length
    const items = list(value, path, faults)
    if (faults.length > before) return []
    return items.map((one, index) => item(one, `${path}[${index}]`, faults))
  }
}

/** Values by names of the owner's choice. */
export function recordOf<T>(
  expectedName: string,
  isName: (name: string) => boolean,
  item: Reader<T>,
): Reader<Readonly<Record<string, T>>> {
  return (value, path, faults) => {
    const entries = Object.entries(group(value, path, faults))
    for (const [name] of entries) {
      if (!isName(name)) faults.push({ path: join(path, name), reason: `expected ${expectedName}` })
    }
    return Object.fromEntries(
      entries.map(([name, one]) => [name, item(one, join(path, name), faults)]),
    )
  }
}

/** Values by the names of `readers`; any other name is a fault. */
export function groupOf<T extends object>(readers: {
  readonly [Name in keyof T]: Reader<T[Name]>
}): Reader<T> {
  return (value, path, faults) => {
    const before = faults.length
    const given = group(value, path, faults)
    if (faults.length > before) return given as T

    const names = Object.keys(readers)
    for (const name of Object.keys(given).filter((name) => !names.includes(name))) {
      faults.push({ path: join(path, name), reason: explainUnknown(name, names) })
    }
    return Object.fromEntries(
      Object.entries<Reader<unknown>>(readers).map(([name, read]) => [
        name,
        read(given[name], join(path, name), faults),
      ]),
    ) as T
  }
}

/** An optional value, with its default. */
export function optional<T, D>(read: Reader<T>, absent: D): Reader<T | D> {
  return (value, path, faults) => (value === undefined ? absent : read(value, path, faults))
}

const group: Reader<Record<string, unknown>> = only(
  'a group of keys',
  (value): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
)

function explainUnknown(name: string, names: readonly string[]): string {
  const meant = findNearest(name, names)
  return meant === undefined
    ? `there is no such key; the keys are ${names.join(', ')}`
    : `there is no such key. Did you mean "${meant}"?`
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}
