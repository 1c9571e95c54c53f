import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadContent } from '@docent/content'
import { listSections } from '@docent/study'
import { prepareBuild } from './builds.ts'
import { holdBuild } from './heldBuild.ts'
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

it('keeps the new build, the one before it, and other files', async () => {
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

it('rebuilds if the folder was cleared by hand', async () => {
  const first = await prepareBuild(readSettings())
  expect((await prepareBuild(readSettings())).isNew).toBe(false)
  rmSync(join(folder, 'build', first.hash), { recursive: true })
  mkdirSync(join(folder, 'build', first.hash))
  const again = await prepareBuild(readSettings())
  expect([again.hash, again.isNew]).toEqual([first.hash, true])
  expect(readdirSync(again.siteFolder)).toContain('index.html')
}, 60_000)

it('does not make a build again that a server still serves', async () => {
  const write = (colour: string): void =>
    writeFileSync(join(folder, 'content', 'index.md'), `---\ntitle: Home\n---\n${colour}.\n`)
  write('Red')
  const served = await prepareBuild(readSettings())
  const held = holdBuild(join(folder, 'build'), served.hash)
  for (const colour of ['Green', 'Blue']) {
    write(colour)
    await prepareBuild(readSettings())
  }
  const { ino } = statSync(served.siteFolder)
  write('Red')
  const again = await prepareBuild(readSettings())
  held.release()
  expect([again.hash, again.isNew]).toEqual([served.hash, false])
  expect(statSync(again.siteFolder).ino).toBe(ino)
  expect((await prepareBuild(readSettings())).hash).toBe(served.hash)
}, 60_000)

it('rebuilds if a value that the configuration reads from the environment has changed', async () => {
  const config = "export default { get brand() { return process.env['LAMPS'] } }\n"
  writeFileSync(join(folder, 'docent.config.ts'), config)
  vi.stubEnv('LAMPS', 'Lamps')
  const first = await prepareBuild(readSettings())
  expect((await prepareBuild(readSettings())).isNew).toBe(false)
  vi.stubEnv('LAMPS', 'Lanterns')
  const next = await prepareBuild(readSettings())
  vi.unstubAllEnvs()
  expect([next.isNew, next.hash === first.hash]).toEqual([true, false])
  expect(readFileSync(join(next.siteFolder, 'index.html'), 'utf8')).toContain('Lanterns')
}, 60_000)

it('shows proven notes on a page that asks for them, and in llms.txt', async () => {
  const lamp = '---\ntitle: Home\n---\nThe lamp of the workshop is red and small.\n\n<!-- faq -->\n'
  writeFileSync(join(folder, 'content', 'index.md'), lamp)
  const [section] = await listSections(await loadContent(join(folder, 'content')))
  const write = (answer: string): string =>
    JSON.stringify({ key: section?.key, section: '/', questions: ['what is red'], answer })
  const said = 'The lamp of the workshop is red and small.'
  mkdirSync(join(folder, 'study'))
  writeFileSync(
    join(folder, 'study', 'index.jsonl'),
    `${write(said)}\n${write(said.replace('red', 'not red'))}\n`,
  )
  const { siteFolder } = await prepareBuild(readSettings())
  const read = (name: string): string => readFileSync(join(siteFolder, name), 'utf8')
  expect(read('index.html').match(/<summary>.*?<\/summary>/g)).toEqual([
    '<summary>What is red?</summary>',
  ])
  expect(read('index.html')).toContain('FAQPage')
  expect(read('llms.txt')).toContain(`- [What is red?](/index.md): ${said}\n`)
}, 60_000)
