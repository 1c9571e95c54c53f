import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareEmbed } from './embedBuild.ts'
import type { Embed } from './embedBuild.ts'

let folder: string
let embed: Embed

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-embed-build-'))
  embed = await prepareEmbed(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const read = (name: string) => readFile(join(embed.folder, name), 'utf8')
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

it('publishes the hash to which a tag can pin the script', async () => {
  expect(embed.file).toMatch(/^widget-[0-9a-f]{12}\.js$/)
  expect(hashOf(await read(embed.file))).toBe(embed.integrity)
  expect(JSON.parse(await read('widget.json'))).toMatchObject({
    file: embed.file,
    integrity: embed.integrity,
  })
})

it('includes the hash of each file that the script loads later', async () => {
  const script = await read(embed.file)
  const later = (await readdir(embed.folder)).filter((name) => /^widget-\w+-\w+\.js$/.test(name))
  expect(later.map((name) => name.split('-')[1])).toContain('chat')
  for (const name of later) {
    expect(script).toContain(name)
    expect(script).toContain(hashOf(await read(name)))
  }
})

it('is a classic script without React', async () => {
  const script = await read(embed.file)
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toContain('react')
})

it('is not rebuilt while the code is unchanged, and keeps older ones', async () => {
  await writeFile(join(embed.folder, 'widget-older.js'), '')
  const before = await stat(join(embed.folder, embed.file))
  expect(await prepareEmbed(folder)).toEqual(embed)
  expect((await stat(join(embed.folder, embed.file))).mtimeMs).toBe(before.mtimeMs)

  await writeFile(join(embed.folder, 'widget.json'), '{')
  expect(await prepareEmbed(folder)).toEqual(embed)
  expect(await read('widget-older.js')).toBe('')
})

// A full or locked build folder used to end `docent build` with a stack trace.
it('says what to do when the build folder cannot be written', async () => {
  const taken = join(folder, 'taken')
  await writeFile(taken, '')
  await expect(prepareEmbed(taken)).rejects.toThrow(
    `Docent cannot write to its build folder ${taken}, because a part of its path is a file`,
  )
})
