import { readPair, toHex } from '@docent/content'
import type { Config, Pair } from '@docent/content'
import type { ReactNode } from 'react'
import { findImage, toAddress, toMarkdownPath } from '../discovery/addresses.ts'
import { listAlternates } from '../discovery/alternates.ts'
import { listFeedLinks } from '../discovery/feeds/index.ts'
import type { Page } from '../page.ts'
import type { Site } from '../site.ts'
import type { Assets } from './assets.ts'

export interface HeadProps {
  readonly site: Site
  readonly page: Page
  readonly assets: Assets
  /** The path of a picture that was made for shared links to this page. */
  readonly card?: string | undefined
}

const ICON_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
}

/** The grounds of the shipped design. */
const GROUND: Pair = { light: [251, 250, 247], dark: [20, 19, 17] }

/** The head of a page, for browsers and other machines. `/theme.js` runs before the first paint. */
export function Head({ site, page, assets, card }: HeadProps): ReactNode {
  const { brand } = site.config
  const address = page.route === undefined ? undefined : toAddress(site, page.route)
  // An owner's own face is in their own styles: ours is then not wanted.
  const fonts = [
    ...(site.config.theme['serif'] === undefined ? assets.fonts : []),
    ...listOwnFonts(site.config),
  ]
  const ground = readPair(site.config.theme['bg'] ?? '') ?? GROUND
  const image = findImage(site, page, card)
  const isFound = page.route !== undefined && !page.isSearch
  const alternates = isFound ? listAlternates(site, page.route) : []
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{page.title}</title>
      {page.description && <meta name="description" content={page.description} />}
      {address && <link rel="canonical" href={address} />}
      {(page.route === undefined || page.isSearch) && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={toHex(ground.light)}
      />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={toHex(ground.dark)} />
      <script src="/theme.js" />
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="stylesheet" href={assets.shown} />
      <link rel="stylesheet" href={assets.reading} />
      {page.isSearch && <link rel="stylesheet" href={assets.search} />}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {assets.counting?.map((script) => (
        <script key={script.src} defer {...script} />
      ))}
      <link
        rel="icon"
        href={encodeURI(site.icon)}
        type={ICON_TYPES[site.icon.replace(/.*\./, '')]}
      />
      {assets.touchIcon && <link rel="apple-touch-icon" href={assets.touchIcon} />}
      <meta property="og:title" content={page.heading} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:type" content={page.type} />
      <meta property="og:site_name" content={brand} />
      {address && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {alternates.map(({ language, address: href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {listFeedLinks(site, page.route ?? '').map(({ path, type, title }) => (
        <link key={path} rel="alternate" href={path} type={type} title={title} />
      ))}
      {page.route !== undefined && (
        <link rel="alternate" href={toMarkdownPath(page.route)} type="text/markdown" />
      )}
    </head>
  )
}

/** The font files of the first words. The font of code loads later. */
function listOwnFonts({ fonts }: Config): string[] {
  const early = fonts.filter((font) => font.for !== 'code')
  return [...new Set(early.map(({ file }) => encodeURI(file)))]
}
