import type { ReactNode } from 'react'
import { SEARCH_ROUTE } from '../parts/SearchForm.tsx'
import { useTexts } from '../texts.ts'
import { SiteIcon } from './Icon.tsx'
import { IDS } from './ids.ts'

/** Leads to the page of the search; with script it opens a dialog instead. */
export function SearchLink(): ReactNode {
  const texts = useTexts()
  return (
    <a className="tool" id={IDS.search} href={SEARCH_ROUTE} aria-label={texts.search}>
      <SiteIcon name="search" />
    </a>
  )
}
