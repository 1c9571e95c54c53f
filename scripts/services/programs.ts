import { access, constants, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runCommand } from '../command.ts'

export interface ServiceProgram {
  readonly name: string
  readonly program: string
  /** The Debian package that has it. */
  readonly debian: string
}

/**
 * Finds the program of a server on the PATH, or where Debian puts Postgres. As root, it installs the Debian
 * package if the program is missing.
 *
 * @throws {Error} that says what to install.
 */
export async function findProgram(service: ServiceProgram): Promise<string> {
  const found = await lookUp(service.program)
  if (found) return found
  if (process.getuid?.() === 0) {
    console.log(`        no ${service.name} found: installing the package of Debian`)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runCommand('apt-get', ['update'], env)
    await runCommand('apt-get', ['install', '-y', service.debian], env)
    const installed = await lookUp(service.program)
    if (installed) return installed
  }
  throw new Error(
    `These tests need ${service.name}: install it (on Debian: apt-get install ${service.debian}).`,
  )
}

async function lookUp(program: string): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  for (const folder of [...folders, ...(await listPostgresFolders())]) {
    const path = join(folder, program)
    if (await isExecutable(path)) return path
  }
  return undefined
}

/** Debian keeps the programs of each major version apart; the newest comes first. */
async function listPostgresFolders(): Promise<string[]> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch(() => [])
  return versions.toSorted((a, b) => Number(b) - Number(a)).map((name) => join(root, name, 'bin'))
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
