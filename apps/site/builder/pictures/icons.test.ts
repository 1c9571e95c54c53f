// @vitest-environment node

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { readConfig } from '@docent/content'
import type { DocentConfig } from '@docent/content'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { encodePng } from './png.ts'
import { findSiteKit } from '../kit/kit.ts'
import { readImageSizes } from './imageSize.ts'
import { drawIcon, makeTouchIcon } from './icons.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-icons-'))
})
afterEach(() => rm(folder, { recursive: true }))

const RED_SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#f00"/></svg>'

async function make(files: Record<string, string | Buffer>, keys: Partial<DocentConfig>) {
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
  const assets = Object.keys(files)
  const content = { folder, assets, documents: [], problems: [], hash: '' }
  const images = await readImageSizes(folder, assets)
  const config = readConfig({ brand: 'Acme', ...keys })
  const file = await makeTouchIcon({ content, config, images }, join(await findSiteKit(), 'cards'))
  return file === undefined ? undefined : readPixels(await readFile(file))
}

/** The colours of a PNG that `encodePng` wrote: three bytes a pixel, unfiltered rows. */
function readPixels(png: Buffer): (x: number, y: number) => number[] {
  const width = png.readUInt32BE(16)
  expect([width, png.readUInt32BE(20)]).toEqual([180, 180])
  const at = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  return (x, y) => [...rows.subarray(y * (3 * width + 1) + 1 + 3 * x).subarray(0, 3)]
}

describe('makeTouchIcon', () => {
  it('draws a logo with room around it, from SVG and from PNG alike', async () => {
    const red = Buffer.alloc(4 * 40 * 40).map((_, at) => (at % 4 === 0 || at % 4 === 3 ? 255 : 0))
    const files = { 'logo.svg': RED_SQUARE, 'logo.png': encodePng(red, 40, 40) }
    for (const logo of ['/logo.svg', '/logo.png']) {
      const pixel = await make(files, { logo })
      expect(pixel?.(90, 90)).toEqual([255, 0, 0])
      expect(pixel?.(4, 4)).toEqual([255, 255, 255])
    }
  })

  it('fills the square with an icon', async () => {
    const pixel = await make({ 'icon.svg': RED_SQUARE }, { icon: '/icon.svg', logo: '/other.svg' })
    expect(pixel?.(4, 4)).toEqual([255, 0, 0])
  })

  it('draws a letter on the accent for a logo that is a name', async () => {
    const wide = RED_SQUARE.replace('width="40"', 'width="200"')
    const pixel = await make(
      { 'logo.svg': wide },
      { logo: '/logo.svg', theme: { accent: '#0a6647' } },
    )
    expect(pixel?.(20, 90)).toEqual([10, 102, 71])
  })

  it('makes none if the owner has a finished one, or no sign at all', async () => {
    const files = { 'apple-touch-icon.png': 'own', 'logo.svg': RED_SQUARE }
    expect(await make(files, { logo: '/logo.svg' })).toBeUndefined()
    await rm(folder, { recursive: true })
    expect(await make({}, {})).toBeUndefined()
  })
})

describe('drawIcon', () => {
  it('draws the first letter of a brand on the light accent, and our mark on our own site', () => {
    const theme = { accent: 'light-dark(#0a6647, #66d19e)' }
    expect(drawIcon(readConfig({ brand: 'Docent', theme }))).toContain('fill="#0a6647"/><path')
    // Sites without a logo used to have our doorway in the browser's tab.
    expect(drawIcon(readConfig({ brand: 'Acme', theme }))).toMatch(/fill="#0a6647"\/>.*>A<\/text>/)
    const config = readConfig({ brand: '<b>', logo: '/logo.svg' })
    expect(drawIcon(config)).toContain('>&#60;</text>')
  })
})
