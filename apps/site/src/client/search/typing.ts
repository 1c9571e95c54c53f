import type { SearchResults } from '@docent/protocol/api'
import type { SearchSource } from './source.ts'

/** The results for a text. */
export type Outcome =
  | { readonly type: 'empty' }
  | { readonly type: 'found'; readonly query: string; readonly results: SearchResults }
  | { readonly type: 'failed'; readonly query: string }

/** The time between two keys of a fast typist. */
const PAUSE_MS = 80

/**
 * Searches while a visitor types: the last text wins, and requests for earlier ones are aborted.
 * Earlier results stay until new ones arrive.
 */
export function createTyping(
  source: SearchSource,
  show: (outcome: Outcome) => void,
): (typed: string, pauseMs?: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let controller = new AbortController()

  async function find(query: string, signal: AbortSignal): Promise<void> {
    try {
      const results = await source.find(query, signal)
      if (!signal.aborted) show({ type: 'found', query, results })
    } catch (cause) {
      if (signal.aborted) return
      show({ type: 'failed', query })
      reportError(cause)
    }
  }

  return (typed, pauseMs = PAUSE_MS) => {
    clearTimeout(timer)
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    const query = typed.trimStart()
    if (query === '') return show({ type: 'empty' })
    const results = source.recall(query)
    if (results) return show({ type: 'found', query, results })
    timer = setTimeout(() => void find(query, signal), pauseMs)
  }
}
