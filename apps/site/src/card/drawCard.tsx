import { renderToStaticMarkup } from 'react-dom/server'
import { findArt } from '../art/index.ts'
import { readSharedImage } from '../discovery/addresses.ts'
import { readMetaText } from '../meta.ts'
import { findPage } from '../pages/index.ts'
import { findList } from '../pages/lists.ts'
import { hasDoorway, isWide } from '../shell/siteIcon.ts'
import type { Site } from '../site.ts'
import { Card } from './Card.tsx'
import { formatArtStyles, readColours, type Sheets } from './artStyles.ts'
import { isSettable } from './isSettable.ts'
import type { CardSign } from './Sign.tsx'

/**
 * Draws the preview image for links to a page, as SVG. Undefined if the page or the site has its own
 * image, or if the public address is unknown.
 */
export function drawCard(site: Site, route: string, sheets: Sheets): string | undefined {
  const { url, image, brand, theme } = site.config
  const page = findPage(site, route)
  if (!page || url === '' || image !== '' || readSharedImage(page)) return undefined
  const document = site.find(route)
  const name = document && readMetaText(document, 'art')
  const list = findList(site, route)
  const colours = readColours(sheets.tokens, theme)
  return renderToStaticMarkup(
    <Card
      brand={brand}
      sign={findSign(site, sheets)}
      // A documentation may have thousands of pages, and drawing a card takes long.
      title={document?.manual?.name ?? page.heading}
      kind={list?.labelOf(site) ?? ''}
      art={name === undefined ? undefined : findArt(name)}
      styles={formatArtStyles(sheets.art, colours)}
      colours={colours}
    />,
  )
}

function findSign(site: Site, { signs }: Sheets): CardSign {
  const { config, sign: path = '' } = site
  const href = signs?.get(path)
  if (href !== undefined) {
    return { type: 'picture', href, isName: path === config.logo && isWide(site.sizeOf(path)) }
  }
  if (hasDoorway(config)) return { type: 'doorway' }
  const [letter = ''] = config.brand
  return { type: 'letter', letter: isSettable(letter) ? letter : '' }
}
