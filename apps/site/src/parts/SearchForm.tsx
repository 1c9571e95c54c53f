import { SEARCHES } from '@docent/texts/searches'
import { chooseLanguage } from '@docent/texts'
import type { ReactNode } from 'react'
import { IDS } from '../shell/ids.ts'
import type { Site } from '../site.ts'

/** The address to which a plain form sends the query. */
export const SEARCH_ROUTE = '/search'

/** A letter of a sentence is narrower than the average of the font, which `size` counts in. */
const LETTER = 0.9

/** The field of the search within a page, which works without script. Its styles are those of `found`. */
export function SearchForm({ site }: { readonly site: Site }): ReactNode {
  const texts = SEARCHES[chooseLanguage(site.config.language)]
  return (
    <search>
      <form action={site.to(SEARCH_ROUTE)}>
        <label className="vh" htmlFor={IDS.query}>
          {texts.field}
        </label>
        <input
          id={IDS.query}
          type="text"
          name="q"
          maxLength={200}
          size={Math.ceil(texts.placeholder.length * LETTER)}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <button className="btn" type="submit">
          {texts.submit}
        </button>
      </form>
    </search>
  )
}
