import type { ReactNode } from 'react'

/** One page of the site, ready to be put into the shell. */
export interface Page {
  /** Undefined for the page that answers every address without one. */
  readonly route: string | undefined
  /** The whole title, as a browser's tab shows it. */
  readonly title: string
  /** The page's own name, without the brand. */
  readonly heading: string
  readonly description: string
  readonly type: 'website' | 'article' | 'product'
  /** The path of the picture that represents the page. */
  readonly image?: string | undefined
  /** Has the styles of the search, and is found by no search engine. */
  readonly isSearch?: boolean
  readonly main: ReactNode
}

/**
 * A tab's title: the page first, because tabs are narrow. A name that contains the brand stays
 * unchanged.
 */
export function titleOf(heading: string, brand: string): string {
  return heading.includes(brand) ? heading : `${heading} · ${brand}`
}
