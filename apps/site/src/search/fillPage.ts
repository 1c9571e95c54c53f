import { chooseLanguage } from '@docent/texts'
import { SEARCHES } from '@docent/texts/searches'
import { describeLine, describeResults } from './describe.ts'
import { createLabels } from './groups.ts'
import { escapeHtml, writeHtml } from './tree.ts'
import type { SearchResults } from '@docent/protocol/api'

export interface SearchPageOptions {
  /** The page of the search as it was built: nothing has been searched for in it. */
  readonly html: string
  readonly language: string
  readonly navigation: readonly { readonly to: string; readonly label: string }[]
}

/** The search page with its results filled in. */
export interface SearchPage {
  /** Before anything is searched for. */
  begin(): string
  fill(query: string, results: SearchResults): string
  /** With a sentence in place of results. */
  refuse(query: string, sentence: string): string
}

// A built page has its values without quotation marks, if it needs none.
const FIELD = /<input(?=[^>]* name="?q["\s/>])/
const PLACE = /<div id="?Results"?>.*?<\/div>/s
const CHAT = /<div class="?docent["\s>]/
const TITLE = /<title>/

/** @throws {Error} if the page has no place for the results. */
export function createSearchPageForm({
  html,
  language,
  navigation,
}: SearchPageOptions): SearchPage {
  for (const place of [FIELD, PLACE, TITLE]) {
    if (!place.test(html)) {
      throw new Error(`Cannot fill in the search page: it has no ${place.source}.`)
    }
  }
  const texts = SEARCHES[chooseLanguage(language)]
  const wording = { texts, labelOf: createLabels(navigation), hasChat: CHAT.test(html) }

  // As functions: in a string a dollar sign of the query would mean something.
  function put(query: string, results: string): string {
    const value = escapeHtml(query)
    return html
      .replace(PLACE, () => `<div id="Results" data-query="${value}">${results}</div>`)
      .replace(FIELD, (found) => `${found} value="${value}"`)
      .replace(TITLE, (found) => (query === '' ? found : `${found}${value} · `))
  }

  return {
    begin: () => put('', writeHtml([describeLine(texts.begin)])),
    fill: (query, results) => put(query, writeHtml(describeResults(query, results, wording))),
    refuse: (query, sentence) => put(query, writeHtml([describeLine(sentence)])),
  }
}
