// What the server needs of the page of the search.

export { createSearchPageForm } from '../src/search/fillPage.ts'
export type { SearchPage, SearchPageOptions } from '../src/search/fillPage.ts'
