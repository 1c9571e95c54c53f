import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readServerSettings } from '../settings.ts'
import type { Mount } from '../sources/openSource.ts'
import { fetchBuild } from './fetchBuild.ts'
import { shareBuild } from './shareBuild.ts'

const FIRST = '1'.repeat(16)
const SECOND = '2'.repeat(16)

let folder: string
let shared: string
let store: Server | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-fetch-'))
  shared = join(folder, 'shared')
  mkdirSync(shared)
  writeFileSync(join(folder, 'docent.config.ts'), "export default { brand: 'Lamps' }\n")
})
afterEach(() => {
  store?.close()
  store?.closeAllConnections()
  store = undefined
  rmSync(folder, { recursive: true })
})

async function share(hash: string, page: string, mounts: readonly Mount[] = []): Promise<void> {
  const build = join(folder, 'builder', hash)
  mkdirSync(join(build, 'site/a b'), { recursive: true })
  writeFileSync(join(build, 'knowledge.db'), `index of ${hash}`)
  writeFileSync(join(build, 'site/a b/ü.html'), page)
  await shareBuild(join(folder, 'builder'), { hash, mounts }, shared)
}

function fetchHere(from = shared) {
  const args = ['--config', join(folder, 'docent.config.ts')]
  return fetchBuild(readServerSettings(args, { BUILD_DIR: join(folder, 'node') }), from)
}

/** An object store: it has the files of the shared place under a path. */
async function startStore(): Promise<string> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace('/bucket/', '')
    const file = join(shared, path)
    response.statusCode = existsSync(file) ? 200 : 404
    response.end(existsSync(file) ? readFileSync(file) : 'no such key')
  })
  store = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/`
}

const readPage = (siteFolder: string) => readFileSync(join(siteFolder, 'a b/ü.html'), 'utf8')

it('fetches a build from a folder, and the next one when it is there', async () => {
  await share(FIRST, 'one')
  const first = await fetchHere()
  expect(first).toMatchObject({ hash: FIRST, isNew: true })
  expect(readFileSync(first.knowledgeFile, 'utf8')).toBe(`index of ${FIRST}`)
  expect(await fetchHere()).toMatchObject({ hash: FIRST, isNew: false })
  await share(SECOND, 'two')
  const second = await fetchHere()
  expect([second.hash, readPage(second.siteFolder)]).toEqual([SECOND, 'two'])
  expect(readPage(first.siteFolder)).toBe('one')
})

it('fetches a build from the address of an object store', async () => {
  await share(FIRST, 'one')
  expect(readPage((await fetchHere(await startStore())).siteFolder)).toBe('one')
})

// A node answered from these pages, but did not serve them.
it('fetches the pages of other tools that a build shows', async () => {
  const docs = join(folder, 'docs')
  mkdirSync(join(docs, 'guide'), { recursive: true })
  writeFileSync(join(docs, 'guide/dim.html'), 'Dim the lamp.')
  writeFileSync(join(docs, '.env'), 'TOKEN=secret')
  await share(FIRST, 'one', [{ path: '/docs/', folder: docs }])
  expect(readdirSync(join(shared, FIRST, 'mounts/0'))).toEqual(['guide'])
  rmSync(docs, { recursive: true })
  const { mounts } = await fetchHere(await startStore())
  expect(mounts.map(({ path }) => path)).toEqual(['/docs/'])
  expect(readFileSync(join(mounts[0]?.folder ?? '', 'guide/dim.html'), 'utf8')).toBe(
    'Dim the lamp.',
  )
  expect((await fetchHere()).mounts).toEqual(mounts)
})

it.each([
  ['lacks a file', () => rmSync(join(shared, SECOND, 'knowledge.db'))],
  ['has half a file', () => writeFileSync(join(shared, SECOND, 'knowledge.db'), 'index of')],
  ['has no manifest', () => rmSync(join(shared, `${SECOND}.json`))],
  ['has half a manifest', () => writeFileSync(join(shared, `${SECOND}.json`), '{"files":[')],
])('keeps the build before one that %s, until it is complete', async (_, break_) => {
  await share(FIRST, 'one')
  await fetchHere()
  await share(SECOND, 'two')
  break_()
  const { hash, siteFolder, problem } = await fetchHere()
  expect([hash, readPage(siteFolder)]).toEqual([FIRST, 'one'])
  expect(problem).toMatch(/\w/)
  expect(existsSync(join(folder, 'node', SECOND))).toBe(false)

  await share(SECOND, 'two')
  const whole = await fetchHere()
  expect([whole.hash, whole.problem]).toEqual([SECOND, undefined])
})

// The error used to advise changing the build folder of this machine.
it('keeps its build if a file of the place cannot be read', async () => {
  await share(FIRST, 'one')
  await fetchHere()
  await share(SECOND, 'two')
  rmSync(join(shared, SECOND, 'site'), { recursive: true })
  writeFileSync(join(shared, SECOND, 'site'), 'a file')
  const { hash, problem } = await fetchHere()
  expect([hash, problem]).toEqual([FIRST, expect.stringContaining('cannot be read')])
})

it('keeps its build while the place is away, and says what to do without one', async () => {
  await expect(fetchHere()).rejects.toThrow('Run docent build --to DIR on one machine')
  await share(FIRST, 'one')
  const address = await startStore()
  await fetchHere(address)
  store?.close()
  store?.closeAllConnections()
  expect(await fetchHere(address)).toMatchObject({ hash: FIRST, problem: expect.any(String) })
})

it('uses no build of another version of Docent', async () => {
  await share(FIRST, 'one')
  const file = join(shared, `${FIRST}.json`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...manifest, version: '99.0.0' }))
  await expect(fetchHere()).rejects.toThrow('was made by Docent 99.0.0')
})

it.each(['../../secret', '/etc/passwd', 'a/../../b', 'a\\..\\b', ''])(
  'writes nothing outside its folder: %j',
  async (path) => {
    await share(FIRST, 'one')
    const file = join(shared, `${FIRST}.json`)
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { files: object[] }
    const files = [{ ...manifest.files[0], path }]
    writeFileSync(file, JSON.stringify({ ...manifest, files }))
    await expect(fetchHere()).rejects.toThrow('names files outside the build')
  },
)

// Every build stayed in the shared folder forever.
it('keeps the current build and two before it in the shared place', async () => {
  const hashes = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(16))
  for (const [minute, hash] of hashes.entries()) {
    await share(hash, hash)
    utimesSync(join(shared, `${hash}.json`), minute * 60, minute * 60)
  }
  // The first one is built again: it is the newest now.
  await share(hashes[0] ?? '', 'again')
  const left = readdirSync(shared).filter((name) => !name.endsWith('.json'))
  expect(left.toSorted()).toEqual([hashes[0], hashes[2], hashes[3]])
  writeFileSync(join(shared, 'notes.txt'), 'kept')
  await share(SECOND, 'new')
  expect(readdirSync(shared).toSorted()).toEqual(
    [SECOND, `${SECOND}.json`, hashes[0], `${hashes[0]}.json`, hashes[3], `${hashes[3]}.json`]
      .concat('current.json', 'notes.txt')
      .toSorted(),
  )
})
