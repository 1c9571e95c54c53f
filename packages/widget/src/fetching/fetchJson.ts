/** A server that says nothing at all would be asked nothing more. */
const GIVE_UP_MS = 30_000

/** Reads what stands at an address as JSON. Whatever is not a whole answer is thrown. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(GIVE_UP_MS) })
  if (!response.ok) throw new Error(`Cannot read ${address}: it answered ${response.status}.`)
  return response.json()
}
