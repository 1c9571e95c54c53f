type Reading = typeof import('./reading.ts')

let reading: Reading | undefined

/**
 * Loads the code that only an answer needs, together with the first question. If it fails, for example
 * without a connection, it rejects, and the next call tries again.
 */
export async function loadReading(): Promise<Reading> {
  reading ??= await import('./reading.ts')
  return reading
}

/** The loaded code; until then an answer is shown as plain text. */
export function getReading(): Reading | undefined {
  return reading
}
