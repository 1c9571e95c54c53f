/** Reads what stands at an address as JSON. Whatever is not a whole answer is thrown. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Cannot read ${address}: it answered ${response.status}.`)
  return response.json()
}
