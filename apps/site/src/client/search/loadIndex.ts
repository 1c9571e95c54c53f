import type { Search } from '@docent/protocol/api'
import type { SearchFile } from '@docent/retrieval/fileSearch'
import { readSearchPath } from './wording.ts'

let loading: Promise<Search> | undefined

/** The search in the index that a built site carries. Rejects if it cannot be loaded now. */
export function loadIndex(): Promise<Search> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}

async function load(): Promise<Search> {
  const path = `${readSearchPath()}.json`
  const [{ createFileSearch }, response] = await Promise.all([
    import('@docent/retrieval/fileSearch'),
    fetch(path),
  ])
  if (!response.ok) throw new Error(`Cannot load ${path}: ${response.status}`)
  return createFileSearch((await response.json()) as SearchFile)
}
