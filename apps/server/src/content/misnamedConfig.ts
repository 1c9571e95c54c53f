import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { CommandError } from '../commandError.ts'

const SCRIPT = /^docent\.config\.(?:[cm]?[jt]s|[jt]sx)$/i
const DATA = /^docent\.config\.(?:json[c5]?|ya?ml|toml)$/i

/**
 * Refuses a configuration under a name that Docent does not read: its settings, such as limits, would not
 * count.
 *
 * @param file where the configuration should be, and no file is.
 * @throws {CommandError} naming the file that was probably meant.
 */
export function refuseMisnamedConfig(file: string): void {
  const wanted = basename(file)
  const names = listFiles(dirname(file)).filter((name) => name !== wanted)
  const script = names.find((name) => SCRIPT.test(name))
  if (script !== undefined) {
    throw new CommandError(
      `Docent does not read ${script}: rename it to ${wanted}, or name it with --config.`,
    )
  }
  const data = names.find((name) => DATA.test(name))
  if (data === undefined) return
  throw new CommandError(
    `Docent does not read ${data}: move its settings to ${wanted}, as "export default { … }".`,
  )
}

/** A folder that cannot be read has no other configuration for us. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
