import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT, runCommand } from '../scripts/command.ts'
import { BenchError } from './measure.ts'

/** The day whose newest packages are installed if there is no lock file. */
const DATE = '2026-11-21'

interface Peers {
  readonly folder: string
  /** The files that name the required packages. */
  readonly list: string
  readonly command: readonly string[]
}

/** Installs the packages that the benches measure against, if they are missing or stale. */
export async function installPeers(): Promise<void> {
  await install({ folder: 'bench/peers', list: 'package-lock.json', command: ['ci'] })
}

/**
 * Installs the chats that ours is compared with. With their dependencies they are hundreds of packages:
 * their own versions are exact, and a date fixes the others in place of a long lock file.
 */
export async function installChats(): Promise<void> {
  await installDated('bench/chats')
}

/** Installs Lighthouse, in the same way. */
export async function installLighthouse(): Promise<void> {
  await installDated('bench/lighthouse')
}

/** Installs the packages that build the other sites, in the same way. */
export async function installSites(): Promise<void> {
  for (const name of ['astro', 'next']) await installDated(`bench/sites/${name}`)
}

/** Installs the packages that build the other pages, in the same way. */
export async function installPages(): Promise<void> {
  await installDated('bench/sites/pages')
}

function installDated(folder: string): Promise<void> {
  const command = ['install', '--no-package-lock', `--before=${DATE}`]
  return install({ folder, list: 'package.json', command })
}

async function install({ folder, list, command }: Peers): Promise<void> {
  const path = join(ROOT, folder)
  // The last installation, as a hash of the files that named the packages: the date is in the command.
  const stamp = join(path, 'node_modules/.installed')
  const hash = createHash('sha256')
    .update(await readFile(join(path, list)))
    .update(command.join(' '))
    .digest('hex')
  const installed = await readFile(stamp, 'utf8').catch(() => undefined)
  if (installed === hash) return

  const npm = `npm ${command[0]}`
  console.log(`  ${folder} is ${installed ? 'stale' : 'not installed'}: ${npm} runs there`)
  const options = ['--prefix', path, '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await runCommand('npm', [...command, ...options])
  if (code !== 0) {
    throw new BenchError(
      `Cannot install the packages that are measured against: ${npm} failed in ${folder}. ` +
        `Run it there where the npm registry can be reached. It said:\n${output.trim()}`,
    )
  }
  await writeFile(stamp, hash)
}
