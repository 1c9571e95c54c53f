import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../command.ts'

/** Letters stay sharp: a screen has up to four dots for one of the page. */
const QUALITY = ['--min', '28', '--max', '44', '-a', 'end-usage=q', '-a', 'cq-level=36']
/** A slower speed makes files hardly smaller; a quicker one makes them three times as large. */
const SPEED = '6'
/** Colour in full resolution: red letters would fray. */
const COLOUR = ['--yuv', '444']

/**
 * Writes a PNG as AVIF, with the program of Debian's package `libavif-bin`. Builds do not need it: they
 * use the committed files.
 */
export async function encodeAvif(png: Buffer, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-avif-'))
  try {
    const source = join(folder, 'picture.png')
    await writeFile(source, png)
    const { code, output } = await runCommand('avifenc', [
      '--speed',
      SPEED,
      '--jobs',
      'all',
      ...COLOUR,
      ...QUALITY,
      source,
      file,
    ])
    if (code !== 0) throw new Error(`Cannot write ${file}. Is avifenc installed? ${output}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
