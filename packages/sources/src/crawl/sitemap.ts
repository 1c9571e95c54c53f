import { Parser } from 'htmlparser2'

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
    const lines = text.split(/\s+/).filter((line) => /^https?:\/\//.test(line))
    return { pages: lines.slice(0, MAX_ADDRESSES), sitemaps: [] }
  }
  const pages: string[] = []
  const sitemaps: string[] = []
  let isIndex = false
  let address: string | undefined
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'sitemapindex') isIndex = true
        if (name === 'loc') address = ''
      },
      ontext(part) {
        if (address !== undefined && address.length < 2_000) address += part
      },
      onclosetag(name) {
        if (name !== 'loc' || address === undefined) return
        const list = isIndex ? sitemaps : pages
        if (list.length < MAX_ADDRESSES) list.push(address.trim())
        address = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return { pages, sitemaps }
}
