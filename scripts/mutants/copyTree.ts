import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ROOT } from '../command.ts'

/** Files that no unit test reads. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'node_modules',
  'build',
  'data',
  '.git',
  'test-results',
])

/**
 * Copies the project into a folder. Third-party packages are links to those that are installed; the
 * project's own are those of the copy, so that a fault in one room reaches the tests of another.
 */
export async function copyTree(folder: string): Promise<void> {
  for (const name of await readdir(ROOT)) {
    if (LEFT_OUT.has(name)) continue
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    })
  }
  await linkPackages(folder)
}

async function linkPackages(folder: string): Promise<void> {
  const own = join(folder, 'node_modules/@docent')
  await mkdir(own, { recursive: true })
  await linkAll(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const room of ['packages', 'apps']) {
    for (const name of await readdir(join(folder, room))) {
      await symlink(join('../..', room, name), join(own, name))
      // Dependencies of one room may be installed in that room.
      const modules = join(room, name, 'node_modules')
      await linkAll(join(ROOT, modules), join(folder, modules))
    }
  }
}

async function linkAll(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => [])
  // Caches begin with a point: the copy makes its own.
  const linked = names.filter((name) => name !== '@docent' && !name.startsWith('.'))
  if (linked.length > 0) await mkdir(to, { recursive: true })
  for (const name of linked) await symlink(join(from, name), join(to, name))
}
