import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { toFilePath, walkTokens } from '@docent/content'
import type { Document, Problem } from '@docent/content'
import { makeCopies } from '@docent/site/copies'
import { readImageSizes } from '@docent/site/imageSize'
import { lexWhole } from './lexWhole.ts'
import { warn } from './types.ts'
import type { Reviewed } from './types.ts'

/**
 * The maximum width of a picture on a page, in CSS pixels, and twice that for a high-resolution
 * screen.
 */
const SHOWN_PX = 1_200
const MOST_PX = 2 * SHOWN_PX

/** A photograph of that width, saved as a JPEG of usual quality, is half as large. */
const MOST_BYTES = 1_000_000

/** Finds pictures without alternative text, and pictures that are far too large. */
export async function reviewImages(site: Reviewed): Promise<Problem[]> {
  const { content } = site
  const sizes = await readImageSizes(content.folder, content.assets)
  // The build makes smaller copies of these.
  const { byPath } = await makeCopies(content)
  return content.documents.flatMap((document) => {
    const images = document.links.filter(({ type }) => type === 'image')
    if (images.length === 0) return []
    const tooLarge = images.flatMap(({ target = '', line, field }) => {
      const path = toFilePath(target)
      const width = sizes.get(path)?.width ?? 0
      const bytes = content.assets.includes(path.slice(1)) ? weigh(content.folder, path) : 0
      const isSmall = byPath.has(path) || (width <= MOST_PX && bytes <= MOST_BYTES)
      return isSmall ? [] : [tellSize({ document, line, field }, target, width, bytes)]
    })
    const unread = images.flatMap(({ target = '', line, field }) => {
      const path = toFilePath(target)
      if (!PICTURE.test(path) || !content.assets.includes(path.slice(1))) return []
      const renamed = findRenamed(content.folder, path, target)
      if (renamed !== undefined) return [warn(document, line, renamed, field)]
      return sizes.has(path) ? [] : [tellUnread(document, line, target, field)]
    })
    return [...unread, ...findWordless(document), ...reviewFieldImage(document, site), ...tooLarge]
  })
}

/** Except SVG, which often has no size. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/i

/** Detects the format of a file by its first bytes, whatever its extension. */
function readFormat(folder: string, path: string): string | undefined {
  const head = Buffer.alloc(16)
  const handle = openSync(join(folder, path), 'r')
  try {
    readSync(handle, head, 0, head.length, 0)
  } finally {
    closeSync(handle)
  }
  const text = head.toString('latin1')
  if (text.startsWith('\u0089PNG')) return 'png'
  if (text.startsWith('\u00ff\u00d8')) return 'jpg'
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  const kind = text.slice(4, 8) === 'ftyp' ? text.slice(8, 12) : ''
  if (/^avi[fs]$/.test(kind)) return 'avif'
  return /^(?:hei[cmsx]|hev[cm]|mif1|msf1)$/.test(kind) ? 'heic' : undefined
}

/** The warning about a picture whose format does not match its name; undefined for all others. */
function findRenamed(folder: string, path: string, target: string): string | undefined {
  const ending = (/\.(\w+)$/.exec(path)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg')
  const format = readFormat(folder, path)
  if (format === 'heic' && ending !== 'avif') {
    return `The image "${target}" is a HEIC photo with another name, which browsers do not show: export it as JPEG.`
  }
  return format === undefined || format === 'heic' || format === ending
    ? undefined
    : `The image "${target}" is a ${format.toUpperCase()} file: rename it to end in .${format}.`
}

function tellUnread(
  document: Document,
  line: number,
  target: string,
  field: string | undefined,
): Problem {
  const message = `The image "${target}" cannot be read. Check that the file is complete and that its extension matches its format.`
  return warn(document, line, message, field)
}

function weigh(folder: string, path: string): number {
  return statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0
}

interface Shown {
  readonly document: Document
  readonly line: number
  readonly field: string | undefined
}

function tellSize(
  { document, line, field }: Shown,
  target: string,
  width: number,
  bytes: number,
): Problem {
  const faults = [
    ...(bytes > MOST_BYTES
      ? [
          `is ${(bytes / 1e6).toFixed(1)} MB large, which is slow to load: save it below 1 MB, as WebP or AVIF`,
        ]
      : []),
    ...(width > MOST_PX
      ? [
          `is ${width} pixels wide but shown at ${SHOWN_PX} at most: ${MOST_PX} pixels are enough for any screen`,
        ]
      : []),
  ]
  return warn(document, line, `The image "${target}" ${faults.join('; it ')}.`, field)
}

function findWordless(document: Document): Problem[] {
  const problems: Problem[] = []
  walkTokens(lexWhole(document), document.sections[0]?.line ?? 1, (token, line) => {
    // The shipped drawings only decorate the text next to them.
    if (token.type !== 'image' || token.text.trim() !== '' || token.href.startsWith('art:')) return
    const message = `The image "${token.href}" has no alternative text: write ![text](${token.href})`
    problems.push(warn(document, line, message))
  })
  return problems
}

function reviewFieldImage(document: Document, site: Reviewed): Problem[] {
  const { image, meta } = document
  if (image === undefined || (typeof meta['alt'] === 'string' && meta['alt'] !== '')) return []
  const message = 'has no alternative text: add a line "alt: …"'
  return [warn(document, site.lineOf(document, 'image'), message, 'image')]
}
