/** Asks a running server as a visitor does, and returns the whole stream of its answer. */
export async function askServer(address: string, question: string): Promise<string> {
  const response = await fetch(`${address}/api/gen-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
  })
  return response.text()
}
