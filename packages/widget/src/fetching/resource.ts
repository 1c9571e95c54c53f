import { GET_DEFAULTS, readRetryMs } from './defaults.ts'
import { fetchJson } from './fetchJson.ts'

/** The content of an address, for as long as somebody subscribes to it. */
export interface Resource<Data> {
  /** The last value; undefined until one was read. */
  get(): Data | undefined
  /**
   * Asks for it, unless that was done a moment ago, and calls `listener` whenever something else was
   * read, until the returned function is called.
   */
  subscribe(listener: () => void): () => void
}

/**
 * @param read Throws at what it does not take, which then counts as a failure.
 * @param known The value that somebody else has just read there; it replaces the first request.
 */
export function createResource<Data>(
  address: string,
  read: (value: unknown) => Data,
  known?: Data,
): Resource<Data> {
  const listeners = new Set<() => void>()
  let data = known
  /** When the current request began. 0 without one, as after a failure. */
  let askedAt = known ? Date.now() : 0
  let isLoading = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let slow: ReturnType<typeof setTimeout> | undefined
  let leaving: AbortController | undefined
  /** Before this time, a return to the window sends no request. */
  let quietUntil = 0

  function ask(): void {
    const isFresh = Date.now() - askedAt < GET_DEFAULTS.dedupingInterval
    if (isLoading || isFresh) return
    failures = 0
    void load()
  }

  async function load(): Promise<void> {
    clearTimeout(retry)
    isLoading = true
    askedAt = Date.now()
    slow = setTimeout(reportSlow, GET_DEFAULTS.loadingTimeout, address)
    try {
      data = read(await fetchJson(address))
      failures = 0
      for (const listener of listeners) listener()
    } catch {
      // The only effect is another try.
      askedAt = 0
      failures += 1
      if (listeners.size > 0) retry = setTimeout(tryAgain, readRetryMs(failures))
    } finally {
      isLoading = false
      clearTimeout(slow)
    }
  }

  /** A hidden or offline tab tries when it is back. */
  function tryAgain(): void {
    if (!document.hidden && navigator.onLine !== false && !isLoading) void load()
  }

  function comeBack(): void {
    if (document.hidden || Date.now() < quietUntil) return
    quietUntil = Date.now() + GET_DEFAULTS.focusThrottleInterval
    ask()
  }

  function watch(): void {
    quietUntil = Date.now() + GET_DEFAULTS.focusThrottleInterval
    leaving = new AbortController()
    const { signal } = leaving
    addEventListener('focus', comeBack, { signal })
    document.addEventListener('visibilitychange', comeBack, { signal })
    addEventListener('online', ask, { signal })
  }

  function leave(): void {
    clearTimeout(retry)
    clearTimeout(slow)
    leaving?.abort()
  }

  return {
    get: () => data,
    subscribe(listener) {
      if (listeners.size === 0) watch()
      listeners.add(listener)
      ask()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) leave()
      }
    },
  }
}

function reportSlow(address: string): void {
  // For the owner of the site. Browsers report failures by themselves, but not slowness.
  // oxlint-disable-next-line no-console
  console.warn(`${address} has not answered within ${GET_DEFAULTS.loadingTimeout / 1000} s.`)
}
