import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
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

/** Copies the project into a folder as a clone has it, after its `npm ci`, and returns its entry. */
export async function copyProject(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await linkPackages(folder)
  for (const name of await readdir(ROOT)) {
    if (LEFT_OUT.has(name)) continue
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    })
  }
  return join(folder, 'apps/server/docent.mjs')
}

/** Third-party packages are those that are installed; the project's own are those of the copy. */
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
