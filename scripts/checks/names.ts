// One exported name means one thing in the whole repository: a reader who meets it in one room must not
// have to ask which of two it is.

import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../command.ts'
import { isForeign } from './rooms.ts'

/** A name that more than one file defines, and why that is right. */
interface Allowed {
  readonly names: readonly string[]
  readonly why: string
}

const FOR_TESTS = /\.test\.tsx?$|\.contract\.ts$|\.packaged\.ts$|(^|\/)testing(\/|\.ts$)/
const EXPORT =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type) (\w+)/gm

/** Returns one sentence for each exported name that several files define without a reason. */
export async function checkNames(): Promise<string[]> {
  const allowed = JSON.parse(
    await readFile(join(ROOT, 'scripts/checks/names.json'), 'utf8'),
  ) as Allowed[]
  const sources = new Map<string, string>()
  for await (const file of glob('{packages,apps}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: isForeign,
  })) {
    if (!FOR_TESTS.test(file)) sources.set(file, await readFile(join(ROOT, file), 'utf8'))
  }
  return findNameProblems(sources, allowed)
}

/** The same for given sources, by the names of their files. */
export function findNameProblems(
  sources: ReadonlyMap<string, string>,
  allowed: readonly Allowed[],
): string[] {
  const places = new Map<string, Set<string>>()
  for (const [file, source] of sources) {
    for (const [, name = ''] of source.matchAll(EXPORT)) {
      const files = places.get(name) ?? new Set()
      places.set(name, files.add(file))
    }
  }
  const doubles = new Map([...places].filter(([, files]) => files.size > 1))
  const known = new Set(allowed.flatMap(({ names }) => names))
  return [
    ...[...doubles]
      .filter(([name]) => !known.has(name))
      .map(
        ([name, files]) =>
          `${name} is exported by ${[...files].toSorted().join(' and ')}: give each its own name, ` +
          'or say in scripts/checks/names.json why they mean the same.',
      ),
    ...[...known]
      .filter((name) => !doubles.has(name))
      .map((name) => `scripts/checks/names.json allows ${name}, which only one file exports.`),
  ]
}
