import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ROOT } from '../command.ts'

/** Files that a clone lacks, or that no tutorial needs. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'node_modules',
  'build',
  'data',
  '.git',
  'e2e',
  'bench',
])

/**
 * Files that stay from one tutorial to the next: no reader changes the code, and build output is kept.
 */
const KEPT: ReadonlySet<string> = new Set(['node_modules', 'build', 'packages', 'apps'])

/** Copies the project into a folder as a clone has it, after its `npm ci`. */
export async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await linkPackages(folder)
  await copySources(folder, LEFT_OUT)
}

/** Puts back all that a reader may have changed, and takes away what they have made. */
export async function resetProject(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!KEPT.has(name)) await rm(join(folder, name), { recursive: true })
  }
  await copySources(folder, LEFT_OUT.union(KEPT))
}

async function copySources(folder: string, except: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(ROOT)) {
    if (except.has(name)) continue
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    })
  }
}

/** Packages of others are those that are installed; the project's own are those of the copy. */
async function linkPackages(folder: string): Promise<void> {
  const installed = join(ROOT, 'node_modules')
  await mkdir(join(folder, 'node_modules/@docent'), { recursive: true })
  for (const name of await readdir(installed)) {
    // Vite's cache of packages, which each copy must rebuild.
    if (name === '@docent' || name === '.vite' || name === '.cache') continue
    await symlink(join(installed, name), join(folder, 'node_modules', name))
  }
  for (const room of ['packages', 'apps']) {
    for (const name of await readdir(join(ROOT, room))) {
      await symlink(`../../${room}/${name}`, join(folder, 'node_modules/@docent', name))
    }
  }
}
