import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runCommand } from './command.ts'

interface BrowserKind {
  readonly name: string
  /** The environment variable that names one. */
  readonly variable: string
  /** The names of its program, the most likely first. */
  readonly programs: readonly string[]
  /** The package of Debian that has it. */
  readonly debian: string
}

const CHROMIUM: BrowserKind = {
  name: 'Chromium',
  variable: 'DOCENT_BROWSER',
  programs: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  debian: 'chromium',
}

export const FIREFOX: BrowserKind = {
  name: 'Firefox',
  variable: 'DOCENT_FIREFOX',
  programs: ['firefox-esr', 'firefox'],
  debian: 'firefox-esr',
}

/**
 * Finds a browser that the browser tests drive: the one that its environment variable names, else
 * the system's. On a Debian without one, root installs the package.
 */
export async function findBrowser(
  kind: BrowserKind = CHROMIUM,
): Promise<{ path: string } | { problem: string }> {
  const { name, variable, debian } = kind
  const named = process.env[variable]
  if (named) {
    if (await isExecutable(named)) return { path: named }
    return { problem: `${variable} names ${named}, which cannot be run.` }
  }

  const found = await findOnPath(kind)
  if (found) return { path: found }

  if (process.getuid?.() === 0 && (await installDebianPackage(kind))) {
    const installed = await findOnPath(kind)
    if (installed) return { path: installed }
  }
  return {
    problem: `The browser tests need ${name}: install it (on Debian: apt-get install ${debian}), or name one in ${variable}.`,
  }
}

async function findOnPath({ programs }: BrowserKind): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const program of programs) {
      const path = join(folder, program)
      if (await isExecutable(path)) return path
    }
  }
  return undefined
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function installDebianPackage({ name, debian }: BrowserKind): Promise<boolean> {
  console.log(`        no ${name} found: installing the package of Debian`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update'], env)
  const { code } = await runCommand('apt-get', ['install', '-y', debian], env)
  return code === 0
}
