import { Parser } from 'htmlparser2'

/** The parts of a page that a crawler needs, read without keeping the page. */
export interface PageLinks {
  readonly links: readonly string[]
  readonly canonical: string | undefined
  readonly isHidden: boolean
}

const MAX_LINKS = 5_000

/** Reads the links of a page at `url`, and its rules for search engines. */
export function readPageLinks(html: string, url: string): PageLinks {
  const links = new Set<string>()
  let canonical: string | undefined
  let base = ''
  let isHidden = false
  let isFollowed = true
  const parser = new Parser({
    onopentag(name, { href, rel = '', name: meta = '', content = '' }) {
      if (name === 'base' && href !== undefined) base ||= href
      if (name === 'link' && /\bcanonical\b/i.test(rel) && href !== undefined) canonical ??= href
      if (name === 'meta' && /^(?:robots|docent)$/i.test(meta)) {
        isHidden ||= /noindex|none/i.test(content)
        if (/nofollow|none/i.test(content)) isFollowed = false
      }
      const isLink = name === 'a' && href !== undefined && !/\bnofollow\b/i.test(rel)
      if (isLink && links.size < MAX_LINKS) links.add(href)
    },
  })
  parser.end(html.slice(0, MAX_SCANNED))
  const found = isFollowed ? [...links] : []
  return {
    links: base === '' ? found : found.map((link) => resolve(link, base, url)),
    canonical,
    isHidden,
  }
}

const MAX_SCANNED = 4 * 1024 * 1024

/** A base may itself be relative to the page. */
function resolve(link: string, base: string, url: string): string {
  return URL.parse(link, URL.parse(base, url)?.href ?? url)?.href ?? link
}
