// The keys of the configuration, found by asking the code that reads it. A key that is added there is
// found here, and a test fails until somebody describes it.

import { ConfigError, readConfig } from '../../packages/content/src/index.ts'

export interface ConfigKey {
  /** `position`, `assistant.title`, `models.use[].url` */
  readonly path: string
  /** The reader's description of valid values: `"left" or "right"`. */
  readonly type: string
  /** Whether it cannot be left out if its group is there. */
  readonly isRequired: boolean
  /** The default; undefined for none. */
  readonly fallback: unknown
}

/** A value that no key takes, and a name that resembles no key. */
const WRONG = (): void => undefined
const NO_NAME = '§'

const GROUP = 'a group of keys'
const LIST = 'a list'

/** Every key, those of groups below their group. */
export function listConfigKeys(): ConfigKey[] {
  return listNames('').flatMap((name) => describe(name))
}

function describe(path: string): ConfigKey[] {
  const type = findType(path, WRONG)
  if (type === LIST) return describeList(path)
  const names = type === GROUP ? listNames(path) : []
  const own = createKey(path, names.length > 0 ? 'a group' : toWords(type))
  return [own, ...names.flatMap((name) => describe(`${path}.${name}`))]
}

function describeList(path: string): ConfigKey[] {
  const item = `${path}[]`
  const type = findType(item, WRONG)
  const names = type === GROUP ? listNames(item) : []
  const own = createKey(path, names.length > 0 ? 'a list of groups' : `a list, each ${type}`)
  return [own, ...names.flatMap((name) => describe(`${item}.${name}`))]
}

function createKey(path: string, type: string): ConfigKey {
  const isRequired = findFault(path, undefined) !== ''
  return { path, type, isRequired, fallback: isRequired ? undefined : find(path) }
}

function toWords(type: string): string {
  return type === GROUP ? 'names with values' : type
}

/** The names in a group, which the reader lists when it refuses an unknown name. */
function listNames(path: string): string[] {
  const reason = findFault(path, { [NO_NAME]: WRONG })
  const [, names] = /the keys are (.+)$/.exec(reason) ?? []
  return names?.split(', ') ?? []
}

function findType(path: string, value: unknown): string {
  const [, type] = /^expected (.+?), (?:found|and never)/.exec(findFault(path, value)) ?? []
  if (type === undefined) throw new Error(`The configuration takes anything for ${path}.`)
  return type
}

/** The reader's message about a value at a path. */
function findFault(path: string, value: unknown): string {
  try {
    readConfig(place(path, value))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const wanted = path.replaceAll('[]', '[0]')
    const faults = error.faults.filter((fault) => fault.path.startsWith(wanted))
    // A group reports the wrong name in it. Any other fault is about the value itself.
    const found = faults.find((fault) => fault.path.includes(NO_NAME)) ?? faults[0]
    return found?.reason ?? ''
  }
  return ''
}

/** A configuration with one value, however deep. */
function place(path: string, value: unknown): unknown {
  if (path === '') return value
  const names = path.split('.').toReversed()
  return names.reduce<unknown>((inner, name) => {
    return name.endsWith('[]') ? { [name.slice(0, -2)]: [inner] } : { [name]: inner }
  }, value)
}

function find(path: string): unknown {
  const item = path.split('[].')
  const config: unknown = readConfig({ brand: '{brand}', ...readWhole(item) })
  return path
    .replaceAll('[]', '.0')
    .split('.')
    .reduce<unknown>((value, name) => Object(value)[name], config)
}

/** A list with one whole item, so that the other keys of that item have their defaults. */
function readWhole([list, key]: string[]): object {
  if (list === 'fonts' && key !== undefined) {
    return { fonts: [{ for: 'text', family: 'Acme', file: '/acme.woff2' }] }
  }
  if (list?.startsWith('analytics.plausible.')) {
    return { analytics: { plausible: { domain: 'acme.example' } } }
  }
  return list === 'models.use' && key !== undefined
    ? { models: { use: [{ model: 'openai:NAME' }] } }
    : {}
}
