/** Without a limit, a silent server would block all further requests. */
const GIVE_UP_MS = 30_000

/** Fetches JSON from an address. Throws for anything except a complete answer. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(GIVE_UP_MS) })
  if (!response.ok) throw new Error(`Cannot read ${address}: it answered ${response.status}.`)
  return response.json()
}
