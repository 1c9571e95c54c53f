import { scanMarkup } from '../html/scanMarkup.ts'
import { MAX_PAGE_BYTES, MAX_URL_LENGTH } from '../limits.ts'

/** The parts of a page that a crawler needs, read without keeping the page. */
export interface PageLinks {
  readonly links: readonly string[]
  readonly canonical: string | undefined
  readonly isHidden: boolean
}

const MAX_FOLLOWED = 5_000

/** Reads the links of a page at `url`, and its rules for search engines. */
export function readPageLinks(html: string, url: string): PageLinks {
  const links = new Set<string>()
  let canonical: string | undefined
  let base = ''
  let isHidden = false
  let isFollowed = true
  scanMarkup(html.slice(0, MAX_PAGE_BYTES), {
    onopentag(name, { href, rel = '', name: meta = '', content = '' }) {
      // Each link of the page becomes as long as its base.
      if (name === 'base' && href !== undefined && href.length <= MAX_URL_LENGTH) base ||= href
      if (name === 'link' && /\bcanonical\b/i.test(rel) && href !== undefined) canonical ??= href
      if (name === 'meta' && /^(?:robots|docent)$/i.test(meta)) {
        isHidden ||= /noindex|none/i.test(content)
        if (/nofollow|none/i.test(content)) isFollowed = false
      }
      const isLink = name === 'a' && href !== undefined && !/\bnofollow\b/i.test(rel)
      if (isLink && links.size < MAX_FOLLOWED) links.add(href)
    },
  })
  const found = isFollowed ? [...links] : []
  // A base may itself be relative to the page.
  const from = base === '' ? undefined : (URL.parse(base, url) ?? undefined)
  return {
    links: from ? found.map((link) => URL.parse(link, from)?.href ?? link) : found,
    canonical,
    isHidden,
  }
}
