import { findIcon, toDarkPath } from '@docent/content'
import type { Config, Content } from '@docent/content'
import { chooseIcon, DRAWN_ICON, hasDoorway } from '../../src/shell/siteIcon.ts'
import type { ImageSize } from '../../src/site.ts'

/** The pictures that the pill and the panel show instead of our door, one for each theme. */
export interface PanelSign {
  readonly day: string
  readonly night: string
}

interface SignSource {
  readonly content: Pick<Content, 'assets'>
  readonly config: Pick<Config, 'brand' | 'icon' | 'logo'>
  readonly images: ReadonlyMap<string, ImageSize>
}

/**
 * Returns the icon of the site, unless the door is the site's own mark. A version for the dark theme may
 * be next to it, as with any picture.
 */
export function choosePanelSign({ content, config, images }: SignSource): PanelSign | undefined {
  const day = chooseIcon(content, config, images)
  const isOurs = day === DRAWN_ICON && hasDoorway(config) && findIcon(content.assets) === undefined
  // An .ico file is for browser tabs, and has only small pictures.
  if (isOurs || day.endsWith('.ico')) return undefined
  const dark = toDarkPath(day)
  return { day, night: content.assets.includes(dark.slice(1)) ? dark : day }
}

/** The pages of a theme that a visitor has chosen: see tokens.css. */
const chosen = (theme: 'light' | 'dark'): string =>
  `:root[data-theme='${theme}'],:root:not([data-theme]):has([name='theme'][value='${theme}']:checked)`

/** The rules that put the sign in place of the door: the chat's markup is the same for all sites. */
export function formatSign(sign: PanelSign | undefined): string {
  if (sign === undefined) return ''
  const day = `{--_sign:url("${encodeURI(sign.day)}")}`
  const night = `{--_sign:url("${encodeURI(sign.night)}")}`
  const themes =
    sign.day === sign.night
      ? ''
      : `@media (prefers-color-scheme:dark){:root${night}}${chosen('light')}${day}${chosen('dark')}${night}`
  return `\n:root${day}${themes}\n@layer docent.states{${RULES}}\n`
}

const PILL = `.docent .pill[aria-expanded='false']>.icon`
const SIGNS = `:is(${PILL},.docent .art,.demo-panel .door)`

// The pill's background is the accent, on which an icon in the same colour would be invisible.
const RULES =
  `${SIGNS}{background:var(--_sign) center/contain no-repeat content-box}${SIGNS}>*{display:none}` +
  `${PILL}{inline-size:24px;block-size:24px;margin:-2px;padding:2px;border-radius:6px;background-color:var(--_bg);background-clip:border-box}`
