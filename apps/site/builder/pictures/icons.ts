import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config, Content } from '@docent/content'
import type { ImageSize } from '../../src/site.ts'
import { chooseIcon, DRAWN_ICON, hasDoorway } from '../../src/shell/siteIcon.ts'
import { CACHE } from '../files/cache.ts'
import { keepPicture } from './cards.ts'
import { favicon } from './favicon.ts'

/** Where phones look for the sign of a home screen. */
export const TOUCH_ICON = '/apple-touch-icon.png'
const TOUCH_PX = 180

interface IconSource {
  readonly content: Content
  readonly config: Config
  readonly images: ReadonlyMap<string, ImageSize>
}

/** The drawn icon of a site, for owners without one. */
export function drawIcon(config: Config): string {
  const [letter] = Array.from(config.brand)
  return favicon({
    accent: config.theme['accent'],
    letter: hasDoorway(config) ? undefined : letter,
  })
}

/**
 * Makes the sign for home screens from the owner's icon or logo, and resolves with its file in the
 * cache. Undefined if they have none, or a finished one under its usual name.
 */
export async function makeTouchIcon(
  { content, config, images }: IconSource,
  cardFolder: string,
): Promise<string | undefined> {
  if (content.assets.includes(TOUCH_ICON.slice(1))) return undefined
  const icon = chooseIcon(content, config, images)
  if (icon.endsWith('.ico') || (icon === DRAWN_ICON && !hasOwn(icon, content) && !config.logo)) {
    return undefined
  }
  const bytes = hasOwn(icon, content)
    ? await readFile(join(content.folder, icon))
    : Buffer.from(drawIcon(config))
  // A logo touches its edges: an icon is drawn for them.
  const svg = frame(bytes, icon.endsWith('.png') ? 'png' : 'svg+xml', icon === config.logo)
  const folder = join(CACHE, 'icons')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.png`)
  await keepPicture(file, svg, cardFolder)
  return file
}

/** Makes the sign for home screens into the folder of a site; resolves with its address there. */
export async function writeTouchIcon(
  source: IconSource,
  cardFolder: string,
  folder: string,
): Promise<string | undefined> {
  const file = await makeTouchIcon(source, cardFolder)
  if (file === undefined) return undefined
  await copyFile(file, join(folder, TOUCH_ICON))
  return TOUCH_ICON
}

function hasOwn(icon: string, { assets }: Content): boolean {
  return assets.includes(icon.slice(1))
}

/** The picture on a white square: phones make transparent ground black. */
function frame(picture: Buffer, type: string, isLogo: boolean): string {
  const edge = isLogo ? TOUCH_PX / 8 : 0
  const side = TOUCH_PX - 2 * edge
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TOUCH_PX}" height="${TOUCH_PX}"><rect width="${TOUCH_PX}" height="${TOUCH_PX}" fill="#fff"/><image x="${edge}" y="${edge}" width="${side}" height="${side}" href="data:image/${type};base64,${picture.toString('base64')}"/></svg>`
}
