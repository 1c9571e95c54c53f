// The search of visitors, for the browser on hosts without our server: it knows no language and no SQLite.

import type { Search } from '@docent/protocol/api'
import { openSearchFile } from './search/file/openSearchFile.ts'
import type { SearchFile } from './search/file/searchFile.ts'
import { searchSite } from './search/searchSite.ts'

export type { SearchFile }

/** The same search as the server's, in the file that a built site contains. */
export function createFileSearch(file: SearchFile): Search {
  const index = openSearchFile(file)
  return (typed, limit) => searchSite(typed, limit, index)
}
