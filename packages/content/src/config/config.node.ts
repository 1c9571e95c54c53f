import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigError, readConfig } from './config.ts'
import type { Config } from './configTypes.ts'
import { explain } from '../pages/folder.node.ts'

/**
 * Imports a configuration file, checks its default export and fills in what it leaves out. A file
 * that has changed since its last load is read again; its own imports are not.
 *
 * @throws {ConfigError} if there is no such file, it cannot be run, or it has wrong keys.
 */
export async function loadConfig(file: string): Promise<Config> {
  const name = basename(file)
  const fail = (reason: string, cause?: unknown): never => {
    const line = findLine(cause, name)
    const fault = { path: '', reason, ...(line !== undefined && { line }) }
    throw new ConfigError(name, [fault], { cause })
  }

  const { mtimeNs } = await stat(file, { bigint: true }).catch((cause: unknown) =>
    fail(explain(cause), cause),
  )
  // Node imports the address of a module only once, so a changed file needs a new address.
  const url = pathToFileURL(resolve(file))
  url.searchParams.set('changed', String(mtimeNs))
  const module: { default?: unknown } = await import(url.href).catch((cause: unknown) =>
    fail(`it cannot be run: ${explain(cause)}${advise(cause)}`, cause),
  )

  if (module.default === undefined) {
    return fail('it has no default export: write "export default { brand: … }"')
  }
  return readConfig(module.default, name)
}

/** Where in the file it stopped, which Node tells only in the trace. */
function findLine(cause: unknown, name: string): number | undefined {
  const trace = cause instanceof Error ? (cause.stack ?? '') : ''
  const [, place = ''] = trace.split(`/${name}`)
  const line = /^(?:\?changed=\d+)?:(\d+)/.exec(place)?.[1]
  return line === undefined ? undefined : Number(line)
}

/** Node names the first character that it did not expect. The mistake is often before it. */
function advise(cause: unknown): string {
  if (!(cause instanceof SyntaxError)) return ''
  const isTypo = /^(?:Expected|Unexpected|Unterminated|Expression expected|Invalid or un|missing)/i
  return isTypo.test(cause.message)
    ? '. Check the commas, quotes and brackets in this line and the one before it.'
    : ''
}
