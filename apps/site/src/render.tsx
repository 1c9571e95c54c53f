// The pages as HTML: the entry of the bundle that builds and development servers run.

import { chooseLanguage } from '@docent/texts'
import { PANELS } from '@docent/texts/panels'
import { Launcher } from '@docent/widget/launcher'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Page } from './page.ts'
import { createNotFound } from './pages/NotFound.tsx'
import { findPage, listRoutes } from './pages/index.ts'
import { dropReadingSheet } from './readingSheet.ts'
import { Shell } from './shell/Shell.tsx'
import { toWidgetOptions } from './shell/widgetOptions.ts'
import { createSite, type SiteData } from './site.ts'
import { TextsProvider } from './texts.ts'

/** The addresses of what every page loads. */
export interface Assets {
  readonly styles: readonly string[]
  /** The sheet of pages with a text to read. */
  readonly reading: string
  readonly scripts: readonly string[]
  /** The sheet of the search, which its page loads at once, and its dialog on intent. */
  readonly search: string
  /** Fonts that are needed for the first words, and asked for before the styles have named them. */
  readonly fonts: readonly string[]
}

/** All the pages of one state of the content. */
export interface Renderer {
  readonly routes: readonly string[]
  /** The HTML of a route; undefined where there is no page. */
  render(route: string): string | undefined
  renderNotFound(): string
}

const END = '</div></body></html>'

export function createRenderer(data: SiteData, assets: Assets): Renderer {
  const site = createSite(data)
  const options = toWidgetOptions(site.config)
  const chat = JSON.stringify(options)
  // The pill is hydrated when a visitor wants it, so it is the one part that React must recognise.
  const panel = PANELS[chooseLanguage(site.config.language)]
  const pill = renderToString(<Launcher options={options} panel={panel} />)

  function toHtml(page: Page): string {
    const html = renderToStaticMarkup(
      <TextsProvider value={site.texts}>
        <Shell site={site} page={page} assets={assets} chat={chat} />
      </TextsProvider>,
    )
    const dressed = dropReadingSheet(html, assets.reading)
    return `<!doctype html>${dressed.slice(0, -END.length)}${pill}${END}`
  }

  return {
    routes: listRoutes(site),
    render(route) {
      const page = findPage(site, route)
      return page && toHtml(page)
    },
    renderNotFound: () => toHtml(createNotFound(site)),
  }
}
