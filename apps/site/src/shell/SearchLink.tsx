import type { ReactNode } from 'react'
import { SEARCH_ROUTE } from '../parts/SearchForm.tsx'
import type { Site } from '../site.ts'
import { useTexts } from '../texts.ts'
import { SiteIcon } from './Icon.tsx'
import { IDS } from './ids.ts'

/** Leads to the page of the search; with script it opens a dialog instead. */
export function SearchLink({ site }: { readonly site: Site }): ReactNode {
  const texts = useTexts()
  return (
    <a className="tool" id={IDS.search} href={site.to(SEARCH_ROUTE)} aria-label={texts.search}>
      <SiteIcon name="search" />
    </a>
  )
}
