import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isAudio, isVideo, toFilePath } from '@docent/content'
import type { Content, Document, Problem } from '@docent/content'
import { makeCopies } from '@docent/site/copies'
import { subsetFonts } from '@docent/site/fonts'
import { toKilobytes } from '../printing/toKilobytes.ts'
import { findKeyLine } from './configLine.ts'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/** The pictures of one page, as a dense screen loads them. */
const MOST_PICTURES = 1_000_000
/** The fonts of a site, which every visitor loads before the text has its shape. */
const MOST_FONTS = 200_000

/** Pages whose pictures are heavy together, and fonts that delay every page. */
export async function reviewWeight(site: Reviewed): Promise<Problem[]> {
  const { byPath, tally } = await makeCopies(site.content)
  const weigh = (path: string): number =>
    byPath.get(path)?.at(-1)?.bytes ?? weighFile(site.content, path)
  const pages = site.content.documents.flatMap((document) =>
    reviewPage(document, weigh, tally.left > 0),
  )
  return [...pages, ...(await reviewFonts(site))]
}

function reviewPage(
  document: Document,
  weigh: (path: string) => number,
  wantsSharp: boolean,
): Problem[] {
  const pictures = new Map(
    document.links.flatMap((link) => {
      const path = toFilePath(link.target ?? '')
      const isShown = link.type === 'image' && !isVideo(path) && !isAudio(path)
      return isShown ? [[path, { link, bytes: weigh(path) }] as const] : []
    }),
  )
  const all = [...pictures.values()]
  const sum = all.reduce((total, { bytes }) => total + bytes, 0)
  const [heaviest] = all.toSorted((a, b) => b.bytes - a.bytes)
  // images.ts reports a single picture that is too heavy.
  if (sum <= MOST_PICTURES || heaviest === undefined || heaviest.bytes > MOST_PICTURES) return []
  const { link, bytes } = heaviest
  const advice = wantsSharp
    ? 'run "npm install sharp", so that Docent makes smaller copies, or show fewer'
    : 'make it smaller, or show fewer'
  const message = `The page shows ${toMegabytes(sum)} of pictures, which is slow to load. The largest is "${link.to}" with ${toMegabytes(bytes)}: ${advice}.`
  return [warn(document, link.line, message, link.field)]
}

async function reviewFonts(site: Reviewed): Promise<Problem[]> {
  const { config, content, configName, configText } = site
  const { bytes: served, tally } = await subsetFonts(site)
  const files = [...new Set(config.fonts.map(({ file }) => file))]
  const weights = files.map((file) => ({
    file,
    bytes: served.get(file) ?? weighFile(content, toFilePath(file)),
  }))
  const sum = weights.reduce((total, { bytes }) => total + bytes, 0)
  const [heaviest] = weights.toSorted((a, b) => b.bytes - a.bytes)
  if (sum <= MOST_FONTS || heaviest === undefined) return []
  const advice =
    tally.left > 0
      ? 'run "npm install subset-font", so that Docent removes characters that your pages do not use, or use fewer weights'
      : 'use fewer weights, or a file with fewer characters'
  return [
    {
      severity: 'warning',
      file: configName,
      line: findKeyLine(configText, 'fonts'),
      field: 'fonts',
      message: `The fonts have ${toKilobytes(sum)} in total, more than the recommended ${toKilobytes(MOST_FONTS)}. The largest is "${heaviest.file}" with ${toKilobytes(heaviest.bytes)}: ${advice}.`,
    },
  ]
}

function weighFile({ folder }: Content, path: string): number {
  return statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0
}

function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
