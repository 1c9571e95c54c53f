import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareBuild } from './builds.ts'
import { readServerSettings } from '../settings.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-builds-'))
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content', 'index.md'), '---\ntitle: Home\n---\nThe lamp is red.\n')
  writeFileSync(join(folder, 'docent.config.ts'), "export default { brand: 'Lamps' }\n")
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build of some days ago. */
function addOld(name: string, days: number): void {
  const path = join(folder, 'build', name)
  mkdirSync(path, { recursive: true })
  const at = new Date(Date.now() - days * 86_400_000)
  utimesSync(path, at, at)
}

const readSettings = () =>
  readServerSettings(['--content', join(folder, 'content')], { BUILD_DIR: join(folder, 'build') })

it('keeps the new build, the newest before it, and what is no build', async () => {
  const [newest, older, oldest] = ['1', '2', '3'].map((digit) => digit.repeat(16)) as [
    string,
    string,
    string,
  ]
  addOld(oldest, 3)
  addOld(newest, 1)
  addOld(older, 2)
  addOld('notes', 4)
  const { hash } = await prepareBuild(readSettings())
  const folders = readdirSync(join(folder, 'build'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.toSorted()).toEqual([newest, hash, 'notes'].toSorted())
}, 60_000)

it('makes a build again whose folder was cleared by hand', async () => {
  const first = await prepareBuild(readSettings())
  expect((await prepareBuild(readSettings())).isNew).toBe(false)
  rmSync(join(folder, 'build', first.hash), { recursive: true })
  mkdirSync(join(folder, 'build', first.hash))
  const again = await prepareBuild(readSettings())
  expect([again.hash, again.isNew]).toEqual([first.hash, true])
  expect(readdirSync(again.siteFolder)).toContain('index.html')
}, 60_000)
