import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodePng } from './png.ts'
import { unpackWoff } from './woff.ts'

export type Rasterise = (svg: string) => Buffer

let opening: Promise<Rasterise> | undefined

/**
 * Loads what turns an SVG into a PNG, once for the process: a module of 2.5 MB, from a folder with it
 * and the fonts.
 */
export function openRasteriser(folder: string): Promise<Rasterise> {
  opening ??= open(folder)
  return opening
}

async function open(folder: string): Promise<Rasterise> {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  await initWasm(await readFile(join(folder, 'index_bg.wasm')))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.woff'))
  const fontBuffers = await Promise.all(
    names.toSorted().map(async (name) => {
      const file = await readFile(join(folder, name))
      // A plain array: the module does not accept a Buffer if the globals are a browser's.
      return new Uint8Array(unpackWoff(file))
    }),
  )
  return (svg) => {
    const drawing = new Resvg(svg, { font: { fontBuffers } })
    const image = drawing.render()
    try {
      return encodePng(image.pixels, image.width, image.height)
    } finally {
      // Their memory belongs to the module, and nobody else frees it.
      image.free()
      drawing.free()
    }
  }
}
