import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { BUILD_CODE, KIT_CODE } from '../../apps/site/builder/kit/kit.ts'
import { ROOT } from '../command.ts'
import { readImportGraph } from './circles.ts'

const graph = await readImportGraph()

/** A build calls this code, but it changes nothing in the result: locks, settings and messages. */
const LEAVES_NO_TRACE =
  /^packages\/chat-server\/|^apps\/server\/src\/(?:dataFolder\/|printing\/|stores\/|review\/|\w+\.ts$)/

const SITE = globSync('apps/site/{src,builder}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
)

/** The files of this repository that some files import, directly or through others. */
function listImported(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found) {
    for (const next of graph.get(file) ?? []) {
      if (graph.has(next) && !LEAVES_NO_TRACE.test(next)) found.add(next)
    }
  }
  return [...found]
}

const listMissing = (files: readonly string[], patterns: readonly string[]): string[] =>
  files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))

// After a change in packages/chat, the site with the old chat counted as up to date.
it('knows all code of a kit', () => {
  expect(listImported(SITE)).toContain('packages/chat/src/transition.ts')
  expect(listMissing(listImported(SITE), KIT_CODE)).toEqual([])
})

it('knows all code that a build is made by', () => {
  const imported = listImported(['apps/server/src/builds/builds.ts'])
  expect(imported).toContain('packages/study/src/proveNote.ts')
  expect(listMissing(imported, [...KIT_CODE, ...BUILD_CODE])).toEqual([])
})
