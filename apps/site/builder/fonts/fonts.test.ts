import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent, readConfig } from '@docent/content'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { buildSite } from '../build.ts'
import { listCharacters } from './characters.ts'
import { loadSubsetter, subsetFonts } from './fonts.ts'
import type { Subsetter } from './subsetter.ts'

const PATH = '/fonts/halden.woff2'
const CONFIG = readConfig({
  brand: 'Halden',
  fonts: [
    { for: 'headings', family: 'Halden', file: PATH },
    { for: 'text', family: 'Halden', file: PATH },
  ],
})

let work: string
let cache: string
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'docent-fonts-'))
  cache = join(work, 'cache')
  onTestFinished(() => rm(work, { recursive: true, force: true }))
})

/** A file of our heading font, which has one for each script. */
function findFont(script: string): string {
  const name = `@fontsource-variable/brygada-1918/files/brygada-1918-${script}-wght-normal.woff2`
  return createRequire(import.meta.url).resolve(name)
}

/** The content of a site with the font and a page of these words. */
async function read(words: string, font = findFont('latin-ext')) {
  const folder = join(work, 'content')
  await mkdir(join(folder, 'fonts'), { recursive: true })
  await copyFile(font, join(folder, PATH))
  await writeFile(join(folder, 'index.md'), `---\ntitle: Lamps\n---\n\n${words}\n`)
  return loadContent(folder)
}

/** Works like subset-font, except for the font: the file is the number of its characters. */
function createStandIn() {
  const asked: string[] = []
  const subset: Subsetter = async (_font, characters) => {
    asked.push(characters)
    return Buffer.from(`${characters.length}`)
  }
  return { asked, load: async () => subset }
}

describe('listCharacters', () => {
  it('keeps European letters and signs for every site', () => {
    const kept = listCharacters([])
    for (const one of 'aÉßŁœğ–“”…€™→≤☑✓') expect(kept).toContain(one)
    for (const one of 'αЖعạ') expect(kept).not.toContain(one)
  })

  it('keeps the whole row of a character that occurs anywhere in a value', () => {
    const kept = listCharacters([{ title: 'Lamps', tags: ['α'] }, 'مصباح'])
    for (const one of 'ωΩغپ') expect(kept).toContain(one)
    expect(kept).not.toContain('Ж')
    expect(listCharacters(['😀'])).toContain('😁')
  })
})

describe('subsetFonts', () => {
  it('makes a font once for the same characters, and again for others', async () => {
    const { asked, load } = createStandIn()
    const first = await subsetFonts(
      { content: await read('Oak.'), config: CONFIG },
      { cache, load },
    )
    expect(first.tally).toMatchObject({ smaller: 1, left: 0 })
    await subsetFonts({ content: await read('Ash.'), config: CONFIG }, { cache, load })
    expect(asked).toHaveLength(1)
    await subsetFonts({ content: await read('Дуб.'), config: CONFIG }, { cache, load })
    expect(asked).toHaveLength(2)
    expect(asked[1]).toContain('ж')
  })

  it('keeps the characters of pages that only the assistant knows', async () => {
    const { asked, load } = createStandIn()
    const content = await read('Oak.')
    await subsetFonts({ content, config: CONFIG, known: [{ markdown: 'Дуб' }] }, { cache, load })
    expect(asked[0]).toContain('ж')
  })

  it('leaves fonts as they are if subset-font is not installed', async () => {
    const content = await read('Oak.')
    const load = async () => undefined
    const { files, bytes, tally } = await subsetFonts({ content, config: CONFIG }, { cache, load })
    const size = (await readFile(findFont('latin-ext'))).length
    expect(files.size).toBe(0)
    expect(bytes.get(PATH)).toBe(size)
    expect(tally).toEqual({ smaller: 0, left: 1, before: size, after: size })
  })

  it('serves a file as it is that would not become smaller, or is not a font', async () => {
    const content = await read('Oak.')
    const grow: Subsetter = async (font) => Buffer.concat([font, font])
    const refuse: Subsetter = async () => Promise.reject(new Error('no font'))
    for (const [at, subset] of [grow, refuse].entries()) {
      const options = { cache: join(cache, `${at}`), load: async () => subset }
      const { files, tally } = await subsetFonts({ content, config: CONFIG }, options)
      expect(files.size).toBe(0)
      expect(tally.after).toBe(tally.before)
    }
  })
})

const subset = await loadSubsetter()

describe.runIf(subset !== undefined)('with subset-font itself', () => {
  /** Whether the font has a glyph of a character: without it, asking for the character adds no bytes. */
  async function has(font: Buffer, character: string): Promise<boolean> {
    const options = { targetFormat: 'woff2' } as const
    const empty = await subset?.(font, '', options)
    const one = await subset?.(font, character, options)
    return (one?.length ?? 0) > (empty?.length ?? 0)
  }

  it('builds a site with a smaller font that has the letters of its pages', async () => {
    const content = await read('Oak.')
    const folder = join(work, 'site')
    const assets = [...content.assets, PATH.slice(1)]
    await buildSite({ content: { ...content, assets }, config: CONFIG, folder })
    const before = await readFile(join(content.folder, PATH))
    const after = await readFile(join(folder, PATH))
    expect(after.subarray(0, 4).toString()).toBe('wOF2')
    expect(after.length).toBeLessThan(before.length * 0.8)
    for (const one of 'łŞğ') expect(await has(after, one)).toBe(true)
    // A sound of the phonetic alphabet, which the owner's file has and no page.
    expect(await has(before, 'ə')).toBe(true)
    expect(await has(after, 'ə')).toBe(false)
  })

  it('keeps the letters of another script only on a site that writes in it', async () => {
    const font = findFont('greek')
    const inGreek = await subsetFonts(
      { content: await read('Φως', font), config: CONFIG },
      { cache },
    )
    const kept = inGreek.files.get(PATH) ?? font
    expect(await has(await readFile(kept), 'ω')).toBe(true)
    const latin = await subsetFonts(
      { content: await read('Oak.', font), config: CONFIG },
      { cache },
    )
    expect(await has(await readFile(latin.files.get(PATH) ?? font), 'ω')).toBe(false)
    expect((await readdir(cache)).every((name) => /^font-[0-9a-f]{16}\.woff2$/.test(name))).toBe(
      true,
    )
  })
})
