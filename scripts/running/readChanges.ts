import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findChanges, findRoom } from './changes.ts'
import type { Changes } from './changes.ts'
import { ROOT, runCommand } from '../command.ts'
import { isForeign, readImports, resolveImport } from '../checks/rooms.ts'

/** Finds the differences from the main branch: newer commits, and uncommitted changes. */
export async function readChanges(): Promise<Changes> {
  const base = await findBase()
  const changed = await git('diff', '--name-only', '--no-renames', base)
  const deleted = await git('diff', '--name-only', '--no-renames', '--diff-filter=D', base)
  const added = await git('ls-files', '--others', '--exclude-standard')
  const { importers, tests } = await readSources()
  return findChanges({ changed: [...changed, ...added], deleted, importers, tests })
}

/** Where this branch left the main one; without such a branch, the last commit. */
async function findBase(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = await runCommand('git', ['merge-base', 'HEAD', main])
    if (code === 0) return output.trim()
  }
  return 'HEAD'
}

async function git(...args: readonly string[]): Promise<string[]> {
  // Otherwise git quotes names with letters outside ASCII.
  const { code, output } = await runCommand('git', ['-c', 'core.quotePath=false', ...args])
  if (code !== 0) throw new Error(`Cannot find what has changed: ${output.trim()}`)
  return output.split('\n').filter((line) => line !== '')
}

async function readSources(): Promise<{ importers: Map<string, Set<string>>; tests: string[] }> {
  const importers = new Map<string, Set<string>>()
  const tests: string[] = []
  const pattern = '{packages,apps,scripts,bench,e2e}/**/*.{ts,tsx,mjs}'
  for await (const file of glob(pattern, { cwd: ROOT, exclude: isForeign })) {
    if (/\.test\.tsx?$/.test(file)) tests.push(file)
    const room = findRoom(file)
    for (const name of readImports(await readFile(join(ROOT, file), 'utf8'))) {
      const imported = findRoom(resolveImport(file, name))
      if (imported === room || imported === '.') continue
      importers.set(imported, (importers.get(imported) ?? new Set()).add(room))
    }
  }
  return { importers, tests }
}
