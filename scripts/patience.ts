import { vi } from 'vitest'

// Vitest loads this before each test file.

/**
 * How long a test waits for something to happen. Vitest and Testing Library wait one second by default,
 * which a busy machine exceeds. Only a test that fails waits the whole time.
 */
const PATIENCE_MS = 30_000

/** Test files that share a process share `vi`, which needs more patience only once. */
const state = globalThis as { hasPatience?: boolean }
if (!state.hasPatience) {
  state.hasPatience = true
  const { waitFor, waitUntil } = vi
  vi.waitFor = (check, options) => waitFor(check, waitLonger(options))
  vi.waitUntil = (check, options) => waitUntil(check, waitLonger(options))
}

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: PATIENCE_MS })
}

type WaitOptions = Exclude<Parameters<typeof vi.waitFor>[1], number | undefined>

function waitLonger(options: number | WaitOptions = {}): WaitOptions {
  if (typeof options === 'number') return { timeout: options }
  return { timeout: PATIENCE_MS, ...options }
}
