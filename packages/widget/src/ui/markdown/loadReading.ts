type Reading = typeof import('./reading.ts')

let reading: Reading | undefined

/**
 * Loads, beside the first question, what only an answer needs. Without a connection, say, it rejects,
 * and is tried again at the next call.
 */
export async function loadReading(): Promise<Reading> {
  reading ??= await import('./reading.ts')
  return reading
}

/** What has been loaded; until then an answer is shown as it comes. */
export function getReading(): Reading | undefined {
  return reading
}
