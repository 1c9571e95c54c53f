import type { SearchIndex } from '../../search/indexFile.ts'
import type { SearchResults } from '@docent/protocol/api'

let loading: Promise<(typed: string, limit: number) => SearchResults> | undefined

/** The search in the index that a built site carries. Rejects where it cannot be loaded now. */
export function loadIndex(): Promise<(typed: string, limit: number) => SearchResults> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}

async function load(): Promise<(typed: string, limit: number) => SearchResults> {
  const [{ createIndexSearch }, response] = await Promise.all([
    import('../../search/searchIndex.ts'),
    fetch('/search.json'),
  ])
  if (!response.ok) throw new Error(`Cannot load /search.json: ${response.status}`)
  return createIndexSearch((await response.json()) as SearchIndex)
}
