import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { isReservedRoute } from '@docent/content'
import { CommandError } from './commandError.ts'
import { isWebPlace } from './sources/isWebPlace.ts'
import { readStoreAddresses } from './stores/addresses.ts'
import type { StoreAddresses } from './stores/addresses.ts'

/** The settings of this run. The command line overrides the environment. */
export interface ServerSettings extends StoreAddresses {
  port: number
  host: string
  dataFolder: string
  contentFolder: string
  configFile: string
  /** The folder for builds. */
  buildFolder: string
  /** The shared folder or address that builds are fetched from. Without it they are made here. */
  buildFrom?: string
  site: boolean
  limits: boolean
  /** Further folders and addresses to answer from, besides those of the configuration. */
  from: string[]
  /** The path of their pages, with a slash at its end; `none`, or empty for the default. */
  mount: string
}

type Environment = Readonly<Record<string, string | undefined>>

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** The options that every command accepts. Some accept more. */
export const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  content: { type: 'string' },
  config: { type: 'string' },
  site: { type: 'boolean', default: true },
  limits: { type: 'boolean', default: true },
} as const

/** The options of commands that can answer from other documentation. */
export const SOURCE_OPTIONS = {
  from: { type: 'string', multiple: true },
  mount: { type: 'string' },
} as const

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Parses the options of a command, its own and those of all commands. Arguments are errors:
 * `docent build ./pages` would build another folder.
 */
export function parseOptions<Own extends Options>(args: string[], own: Own) {
  return parseArgs({ args, allowNegative: true, options: { ...OPTIONS, ...own } })
}

/** The same for a command that also takes arguments. */
export function parseWithWords<Own extends Options>(args: string[], own: Own) {
  const options = { ...OPTIONS, ...own }
  return parseArgs({ args, allowPositionals: true, allowNegative: true, options })
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'] & {
  // A command may have a single `from` that means something else.
  readonly from?: string | string[]
  readonly mount?: string
}

/**
 * Reads the options and the environment.
 *
 * @throws {CommandError} for an invalid value.
 */
export function readServerSettings(args: string[], env: Environment = process.env): ServerSettings {
  return toSettings(parseOptions(args, SOURCE_OPTIONS).values, env)
}

/** The given `OPTIONS`, with the environment and the defaults for the others. */
export function toSettings(values: Values, env: Environment = process.env): ServerSettings {
  // An empty variable counts as missing.
  const named = (name: string) => env[name] || undefined
  const host = values.host ?? named('HOST') ?? '127.0.0.1'
  if (!values.limits && !LOOPBACK.test(host)) {
    throw new CommandError(
      `--no-limits works on this machine only, but other machines can reach ${host}: ` +
        'remove --no-limits, or serve on 127.0.0.1.',
    )
  }
  const contentFolder = resolve(values.content ?? named('CONTENT_DIR') ?? 'content')
  return {
    port: readPort(values.port ?? named('PORT') ?? '3000'),
    host,
    dataFolder: resolve(values.data ?? named('DATA_DIR') ?? 'data'),
    contentFolder,
    configFile: findConfigFile(values.config, contentFolder),
    buildFolder: resolve(named('BUILD_DIR') ?? 'build'),
    ...readBuildFrom(named('BUILD_FROM')),
    site: values.site,
    limits: values.limits,
    from: Array.isArray(values.from) ? dropEqualPlaces(values.from) : [],
    mount: readMount(values.mount ?? ''),
    ...readStoreAddresses(env),
  }
}

/** The default may be missing. One that somebody names must not be, or its settings would not count. */
function findConfigFile(named: string | undefined, contentFolder: string): string {
  if (named === undefined) return join(dirname(contentFolder), 'docent.config.ts')
  const file = resolve(named)
  if (existsSync(file)) return file
  throw new CommandError(
    `Cannot read the configuration ${file}: it does not exist. Check --config.`,
  )
}

/** A folder is resolved now, because commands may run elsewhere. */
/** A folder that is named twice would be shown twice. */
function dropEqualPlaces(places: readonly string[]): string[] {
  const toKey = (place: string): string => (isWebPlace(place) ? place : resolve(place))
  const keys = places.map(toKey)
  return places.filter((place, index) => keys.indexOf(toKey(place)) === index)
}

function readBuildFrom(from: string | undefined): Pick<ServerSettings, 'buildFrom'> {
  if (from === undefined) return {}
  return { buildFrom: /^https?:/i.test(from) ? from : resolve(from) }
}

function readMount(text: string): string {
  if (text === '' || text === 'none') return text
  if (/^(?:\/(?!\.)[\w.~-]+)*\/?$/.test(text)) {
    const path = text.replace(/\/$/, '')
    if (!isOfDocent(path)) return `${path}/`
    throw new CommandError(
      `--mount cannot be ${text}, because Docent uses this address itself: choose another, such as /docs.`,
    )
  }
  throw new CommandError(`--mount must be a path such as /docs, or none, not "${text}".`)
}

/** Whether pages below a path would never be seen, or have the path of another file. */
function isOfDocent(path: string): boolean {
  const [, first = ''] = path.split('/')
  return isReservedRoute(path) || SITE_FOLDERS.has(first.toLowerCase()) || /\.html$/i.test(path)
}

/** Folders of the files of a built site. */
const SITE_FOLDERS: ReadonlySet<string> = new Set(['assets', 'pictures'])

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new CommandError(`The port must be a number from 0 to 65535, not "${text}".`)
}
