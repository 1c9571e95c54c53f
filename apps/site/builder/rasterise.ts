import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { encodePng } from './png.ts'
import { unpackWoff } from './woff.ts'

export type Rasterise = (svg: string) => Buffer

let opening: Promise<Rasterise> | undefined

/** Loads what turns an SVG into a PNG, once for the process: a module of 2.5 MB, and a folder's fonts. */
export function openRasteriser(fontFolder: string): Promise<Rasterise> {
  opening ??= open(fontFolder)
  return opening
}

async function open(fontFolder: string): Promise<Rasterise> {
  const { resolve } = createRequire(import.meta.url)
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const names = (await readdir(fontFolder)).filter((name) => name.endsWith('.woff'))
  const fontBuffers = await Promise.all(
    names.toSorted().map(async (name) => {
      const file = await readFile(join(fontFolder, name))
      // A plain array: a Buffer is none for the module where the globals are a browser's.
      return new Uint8Array(unpackWoff(file))
    }),
  )
  return (svg) => {
    const drawing = new Resvg(svg, { font: { fontBuffers } })
    const image = drawing.render()
    try {
      return encodePng(image.pixels, image.width, image.height)
    } finally {
      // Their memory is the module's, which nobody else gives back.
      image.free()
      drawing.free()
    }
  }
}
