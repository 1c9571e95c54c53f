import { scanMarkup } from '../html/scanMarkup.ts'
import { MAX_URL_LENGTH } from '../limits.ts'

export interface Sitemap {
  /** Pages, and in an index further sitemaps. */
  readonly pages: readonly string[]
  readonly sitemaps: readonly string[]
}

/** More addresses than any crawl may visit. */
const MAX_ADDRESSES = 50_000

/** Reads a sitemap or an index of sitemaps; a text file with an address on each line is one too. */
export function readSitemap(text: string): Sitemap {
  if (!text.trimStart().startsWith('<')) {
    const lines = text
      .split(/\s+/)
      .filter((line) => /^https?:\/\//.test(line) && line.length <= MAX_URL_LENGTH)
    return { pages: lines.slice(0, MAX_ADDRESSES), sitemaps: [] }
  }
  const pages: string[] = []
  const sitemaps: string[] = []
  let isIndex = false
  let address: string | undefined
  scanMarkup(
    text,
    {
      onopentag(name) {
        if (name === 'sitemapindex') isIndex = true
        if (name === 'loc') address = ''
      },
      ontext(part) {
        if (address !== undefined && address.length <= MAX_URL_LENGTH)
          address += part.slice(0, MAX_URL_LENGTH + 1)
      },
      onclosetag(name) {
        if (name !== 'loc' || address === undefined) return
        const list = isIndex ? sitemaps : pages
        const found = address.trim()
        if (list.length < MAX_ADDRESSES && found.length <= MAX_URL_LENGTH) list.push(found)
        address = undefined
      },
    },
    { xmlMode: true },
  )
  return { pages, sitemaps }
}
