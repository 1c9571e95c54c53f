// The pages as HTML: the entry of the bundle that builds and development servers run.

import { chooseLanguage } from '@docent/texts'
import { PANELS } from '@docent/texts/panels'
import { Launcher } from '@docent/widget/launcher'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ChatProvider, hasChat } from './chatOffer.ts'
import type { Sheets } from './card/artStyles.ts'
import { drawCard } from './card/drawCard.tsx'
import { findImage } from './discovery/addresses.ts'
import { formatFiles } from './discovery/files.ts'
import { describePage, formatThings, type Thing } from './discovery/structuredData.ts'
import type { Page } from './page.ts'
import { createNotFound } from './pages/NotFound.tsx'
import { findPage, listRoutes } from './pages/index.ts'
import { dropSheets } from './sheets.ts'
import type { Assets } from './shell/assets.ts'
import { Shell } from './shell/Shell.tsx'
import { toSiteWidgetOptions } from './shell/widgetOptions.ts'
import { slimHtml } from './slimHtml.ts'
import type { Site, SiteData } from './site.ts'
import { createSites, findSite } from './sites.ts'
import { TextsProvider } from './texts.ts'

/** All the pages of one state of the content. */
export interface Renderer {
  readonly routes: readonly string[]
  /**
   * The HTML of a route; undefined if there is no page. `card` is the path of a picture that was
   * made for shared links to it.
   */
  render(route: string, card?: string): string | undefined
  /** The page for a path without one, in the language that the path begins with. */
  renderNotFound(path?: string): string
  /** The paths of the files of these pages, one in each language. */
  readonly notFound: readonly string[]
  /** The link preview of a page, as SVG; undefined if none is wanted. */
  drawCard(route: string, sheets: Sheets): string | undefined
  /** The files for machines, by path: `/robots.txt`, `/products/widget.md`. */
  formatFiles(): ReadonlyMap<string, string>
}

const END = '</div></body></html>'

export function createRenderer(data: SiteData, assets: Assets): Renderer {
  const sites = createSites(data)
  const languages = new Map(sites.map((site) => [site, createLanguageRenderer(site, assets)]))
  const rendererOf = (route: string): LanguageRenderer | undefined =>
    languages.get(findSite(sites, route))

  return {
    routes: sites.flatMap(listRoutes),
    render: (route, card) => rendererOf(route)?.render(route, card),
    renderNotFound: (path = '/') => rendererOf(path)?.renderNotFound() ?? '',
    notFound: sites.map((site) => site.to('/404.html')),
    drawCard: (route, sheets) => drawCard(findSite(sites, route), route, sheets),
    formatFiles: () => formatFiles(sites),
  }
}

interface LanguageRenderer {
  render(route: string, card?: string): string | undefined
  renderNotFound(): string
}

function createLanguageRenderer(site: Site, assets: Assets): LanguageRenderer {
  const options = toSiteWidgetOptions(site.config)
  const chat = JSON.stringify(options)
  // The pill is hydrated when a visitor wants it, so it is the one part that React must recognise.
  const panel = PANELS[chooseLanguage(site.config.language)]
  const pill = renderToString(<Launcher options={options} panel={panel} />)

  function toHtml(page: Page, card?: string): string {
    const isOffered = hasChat(site, page.route)
    const html = renderToStaticMarkup(
      <TextsProvider value={site.texts}>
        <ChatProvider value={isOffered}>
          <Shell site={site} page={page} assets={assets} chat={chat} card={card} />
        </ChatProvider>
      </TextsProvider>,
    )
    const filled = isOffered ? `${html.slice(0, -END.length)}${pill}${END}` : html
    const whole = `<!doctype html>${filled}`
    const things = describePage(site, page, findImage(site, page, card))
    return addThings(slimHtml(dropSheets(whole, assets)), things)
  }

  return {
    render(route, card) {
      const page = findPage(site, route)
      return page && toHtml(page, card)
    },
    renderNotFound: () => toHtml(createNotFound(site)),
  }
}

/** Data and no script: no policy asks about it. React would escape it as text, which it is not. */
function addThings(html: string, things: readonly Thing[]): string {
  if (things.length === 0) return html
  const script = `<script type="application/ld+json">${formatThings(things)}</script>`
  return html.replace('</head>', () => `${script}</head>`)
}
