// npm has a habit of leaving packages of other platforms out of the lock file when it cannot reach them, and
// then refuses to install from that file anywhere. A lock file is complete when each optional
// dependency that it names has an entry.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../command.ts'

interface Entry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

interface Lock {
  packages: Record<string, Entry>
}

const FILE = join(ROOT, 'package-lock.json')

/** Says which packages of other platforms the lock file lacks. */
export async function checkLock(): Promise<string[]> {
  const missing = Object.keys(findMissing(await readLock()))
  if (missing.length === 0) return []
  return [
    `package-lock.json lacks ${missing.length} packages of other platforms, ${missing[0]} among them: ` +
      'run "npm run lock", which adds them.',
  ]
}

/** Adds what `checkLock` finds missing. */
export async function completeLock(): Promise<number> {
  const lock = await readLock()
  const missing = findMissing(lock)
  Object.assign(lock.packages, missing)
  const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  await writeFile(
    FILE,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  )
  return Object.keys(missing).length
}

async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Lock
}

function findMissing({ packages }: Lock): Record<string, Entry> {
  const missing: Record<string, Entry> = {}
  for (const { dev, optionalDependencies = {} } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`
      const platform = readPlatform(name)
      // A range would have to be resolved; packages of one platform are named by exact versions.
      if (packages[path] || !platform || !/^\d/.test(version)) continue
      missing[path] = { version, ...platform, ...(dev && { dev }), optional: true }
    }
  }
  return missing
}

/** The platform of a package, by its name: `…-linux-arm64-musl`. */
export function readPlatform(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined {
  const match =
    /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|x64|ppc64|riscv64|s390x|loong64)(?:-(\w+))?$/.exec(
      name,
    )
  if (!match) return undefined
  const [, os = '', cpu = '', abi = ''] = match
  const libc = os === 'linux' ? (abi.startsWith('musl') ? ['musl'] : ['glibc']) : undefined
  return { cpu: [cpu], ...(libc && { libc }), os: [os] }
}
