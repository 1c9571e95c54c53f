import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { encodePng } from './png.ts'
import { unpackWoff } from './woff.ts'

/** The letters that the face of the cards has. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const

export type Rasterise = (svg: string) => Buffer

let opening: Promise<Rasterise> | undefined

/** Loads what makes a PNG of an SVG, once for the process: a module of 2.5 MB, and the face. */
export function openRasteriser(): Promise<Rasterise> {
  opening ??= open()
  return opening
}

async function open(): Promise<Rasterise> {
  const { resolve } = createRequire(import.meta.url)
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const fontBuffers = await Promise.all(
    SCRIPTS.map(async (script) => {
      const name = `brygada-1918-${script}-600-normal.woff`
      const file = await readFile(resolve(`@fontsource/brygada-1918/files/${name}`))
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
