import { findIcon } from '@docent/content'
import type { Config, Content } from '@docent/content'

interface Size {
  readonly width: number
  readonly height: number
}

/** How many times wider than high a logo is that has the name of the brand in it. */
const WIDE = 1.6

/** Whether a logo is a name in letters: too wide for a browser tab, and complete without the name. */
export function isWide(size: Size | undefined): boolean {
  return size !== undefined && size.width / size.height > WIDE
}

/** The brand whose mark is the doorway. */
const MARKED = 'Docent'

/** Whether the doorway is the mark of a site. A site of another name has its icon, or its first letter. */
export function hasDoorway({ brand, logo }: Pick<Config, 'brand' | 'logo'>): boolean {
  return brand === MARKED && logo === ''
}

/** The icon that is drawn if the owner has none. */
export const DRAWN_ICON = '/favicon.svg'

/** The path of the owner's icon by its usual name, or by the configuration, or of the drawn one. */
export function chooseIcon(
  { assets }: Pick<Content, 'assets'>,
  { icon, logo }: Pick<Config, 'icon' | 'logo'>,
  images: ReadonlyMap<string, Size>,
): string {
  const own = findIcon(assets)
  if (own !== undefined) return `/${own}`
  if (icon !== '') return icon
  return logo === '' || isWide(images.get(logo)) ? DRAWN_ICON : logo
}

/** The path of the owner's logo, or else of their icon, if it is large enough for a picture. */
export function chooseSign(
  { assets }: Pick<Content, 'assets'>,
  { icon, logo }: Pick<Config, 'icon' | 'logo'>,
): string | undefined {
  const own = findIcon(assets)
  return [logo, ...(own === undefined ? [] : [`/${own}`]), icon].find(
    (path) => assets.includes(path.slice(1)) && SCALABLE.test(path),
  )
}

// An icon file for browser tabs has only small pictures.
const SCALABLE = /\.(?:svg|png)$/i
