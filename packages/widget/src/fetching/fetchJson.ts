/** A server that says nothing at all would be asked nothing more. */
const GIVE_UP_MS = 30_000

/** Fetches JSON from an address. Throws anything but a complete answer. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(GIVE_UP_MS) })
  if (!response.ok) throw new Error(`Cannot read ${address}: it answered ${response.status}.`)
  return response.json()
}
