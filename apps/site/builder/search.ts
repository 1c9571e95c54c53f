// The parts of the search page that the server needs.

export { createSearchPageForm } from '../src/search/fillPage.ts'
export type { SearchPage, SearchPageOptions } from '../src/search/fillPage.ts'
