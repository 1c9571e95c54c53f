import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runCommand } from './command.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * Finds the Chromium that the browser tests drive: the one named by `DOCENT_BROWSER`, else the
 * system's. Where there is none and we are root on a Debian, its package is installed.
 */
export async function findBrowser(): Promise<{ path: string } | { problem: string }> {
  const named = process.env['DOCENT_BROWSER']
  if (named) {
    if (await isExecutable(named)) return { path: named }
    return { problem: `DOCENT_BROWSER names ${named}, which cannot be run.` }
  }

  const found = await findOnPath()
  if (found) return { path: found }

  if (process.getuid?.() === 0 && (await installDebianPackage())) {
    const installed = await findOnPath()
    if (installed) return { path: installed }
  }
  return {
    problem:
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or name one in DOCENT_BROWSER.',
  }
}

async function findOnPath(): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name)
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

async function installDebianPackage(): Promise<boolean> {
  console.log('        no Chromium found: installing the package of Debian')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update'], env)
  const { code } = await runCommand('apt-get', ['install', '-y', 'chromium'], env)
  return code === 0
}
