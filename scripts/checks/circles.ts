// No file imports itself through others. Files in a circle can only be read, moved and tested together.
// A type that two files need belongs in a file that imports neither.

import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../command.ts'
import { isForeign, readImports, resolveImport } from './rooms.ts'

/** The files that each file imports, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Returns one sentence for each circle of imports. */
export async function checkCircles(): Promise<string[]> {
  return findCircles(await readImportGraph()).map(
    (circle) =>
      `${circle.join(' imports ')}: move what they share into a file that imports none of them.`,
  )
}

/**
 * The circles of a graph, each as a path that ends with the file it began with: one for each import that
 * leads back to a file on the way to it.
 */
export function findCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []

  function follow(file: string): void {
    const start = path.indexOf(file)
    if (start >= 0) circles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    path.push(file)
    for (const imported of graph.get(file) ?? []) follow(imported)
    path.pop()
    done.add(file)
  }

  for (const file of graph.keys()) follow(file)
  return circles
}

/** The imports of all code in this repository. */
export async function readImportGraph(): Promise<ImportGraph> {
  const entries = await readEntries()
  const graph = new Map<string, string[]>()
  for await (const file of glob('{packages,apps,scripts,bench,e2e}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: isForeign,
  })) {
    const names = readImports(await readFile(join(ROOT, file), 'utf8'))
    graph.set(
      file,
      names.map((name) => entries.get(name) ?? resolveImport(file, name)),
    )
  }
  return graph
}

/** The files behind the names that packages export: `@docent/texts/panels`. */
async function readEntries(): Promise<ReadonlyMap<string, string>> {
  const entries = new Map<string, string>()
  for await (const file of glob('{packages,apps}/*/package.json', { cwd: ROOT })) {
    const text = await readFile(join(ROOT, file), 'utf8')
    const { name, exports = {} } = JSON.parse(text) as Manifest
    for (const [path, target] of Object.entries(exports)) {
      entries.set(join(name, path), join(dirname(file), target))
    }
  }
  return entries
}

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
}
