import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent } from '@docent/content'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { encodePng } from './png.ts'
import { makeCopies, writeCopies } from './copies.ts'
import { loadSharp } from './sharp.ts'
import type { Sharp } from './sharp.ts'

let work: string
let cache: string
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'docent-copies-'))
  cache = join(work, 'cache')
  onTestFinished(() => rm(work, { recursive: true, force: true }))
})

/** A picture of one colour. */
const draw = (width: number, height: number): Buffer =>
  encodePng(new Uint8Array(width * height * 4).fill(200), width, height)

async function read(pictures: Readonly<Record<string, Buffer>>) {
  const folder = join(work, 'content')
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of Object.entries(pictures)) await writeFile(join(folder, name), bytes)
  const shown = Object.keys(pictures).map((name) => `![A lamp](${name})`)
  await writeFile(join(folder, 'index.md'), `---\ntitle: Lamps\n---\n\n${shown.join('\n\n')}\n`)
  return loadContent(folder)
}

/** Works like sharp, except for the pixels: each copy records the request. */
function createStandIn(size: { width: number; height: number }) {
  const encoded: string[] = []
  const sharp: Sharp = () => {
    let copy = ''
    const picture = {
      metadata: async () => ({ autoOrient: size }),
      autoOrient: () => picture,
      resize({ width }: { width: number }) {
        copy = `${width}`
        return picture
      },
      avif: () => picture,
      async toBuffer() {
        encoded.push(copy)
        return Buffer.from(copy)
      },
    }
    return picture
  }
  return { encoded, load: async () => sharp }
}

describe('makeCopies', () => {
  it('makes each width once for the same bytes, and nothing the second time', async () => {
    const content = await read({ 'lamp.png': draw(2000, 10), 'same.png': draw(2000, 10) })
    const { encoded, load } = createStandIn({ width: 2000, height: 10 })
    const first = await makeCopies(content, { cache, load })
    expect(encoded).toEqual(['480', '960', '1600'])
    expect(first.tally).toMatchObject({ made: 3, kept: 3, left: 0 })
    const second = await makeCopies(content, { cache, load })
    expect(encoded).toHaveLength(3)
    expect(second.tally).toMatchObject({ made: 0, kept: 6 })
    expect(second.byPath).toEqual(first.byPath)
  })

  it('never makes a copy wider than the picture, and none of a small one', async () => {
    const content = await read({ 'lamp.jpg': draw(700, 10) })
    const { encoded, load } = createStandIn({ width: 700, height: 10 })
    const { byPath } = await makeCopies(content, { cache, load })
    expect(encoded).toEqual(['480', '700'])
    expect(byPath.get('/lamp.jpg')?.map(({ width }) => width)).toEqual([480, 700])
    const small = createStandIn({ width: 480, height: 10 })
    expect((await makeCopies(content, { cache, load: small.load })).byPath.size).toBe(0)
  })

  it('leaves a picture alone that has a version for dense screens, and other formats', async () => {
    const picture = draw(600, 10)
    const content = await read({ 'a.png': picture, 'a@2x.png': picture, 'b.webp': picture })
    const { encoded, load } = createStandIn({ width: 600, height: 10 })
    const { byPath } = await makeCopies(content, { cache, load })
    expect([...byPath.keys()]).toEqual(['/a@2x.png'])
    expect(encoded).toEqual(['480', '600'])
  })

  it('counts the pictures that it leaves if sharp is not installed', async () => {
    const content = await read({ 'lamp.png': draw(600, 10) })
    const { byPath, tally } = await makeCopies(content, { cache, load: async () => undefined })
    expect(byPath.size).toBe(0)
    expect(tally).toMatchObject({ made: 0, kept: 0, left: 1 })
  })
})

const sharp = await loadSharp()

describe.runIf(sharp !== undefined)('with sharp itself', () => {
  it('writes AVIF files of the requested widths and skips files that are not pictures', async () => {
    const content = await read({
      'lamp.png': draw(600, 300),
      'cut.png': draw(600, 300).subarray(0, 40),
    })
    const copies = await makeCopies(content, { cache })
    expect([...copies.byPath.keys()]).toEqual(['/lamp.png'])
    expect(copies.sizes.get('/lamp.png')).toEqual({ width: 600, height: 300 })
    await writeCopies(copies, join(work, 'site'))
    const files = await readdir(join(work, 'site/assets'))
    expect(files.toSorted()).toEqual(
      ['480', '600'].map((width) =>
        expect.stringMatching(`^picture-[0-9a-f]{16}-${width}\\.avif$`),
      ),
    )
  })
})
