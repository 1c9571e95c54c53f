import { decodeStream, EMPTY_BODY, type StreamPart } from '@docent/protocol'
import { CHAT_PATH } from '@docent/protocol/api'
import type { Question } from '@docent/answers'
import { describeFetchFailure } from './describeFetchFailure.ts'

/**
 * Asks a running server, possibly with a model, each question in a new conversation.
 *
 * @param address of the server, or of its endpoint if that has another path.
 */
export function createServerAsker(
  address: URL,
): (question: Question) => AsyncGenerator<StreamPart> {
  const endpoint = address.pathname === '/' ? new URL(CHAT_PATH, address) : address

  return async function* askServer({ text, history, page }) {
    const turns = [...history, { role: 'user', text }]
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: crypto.randomUUID(),
        messages: turns.map(({ role, text: content }) => ({ role, content })),
        ...(page && { data: { page } }),
      }),
    }).catch((cause: unknown) => {
      const reason = describeFetchFailure(cause)
      throw new Error(`${endpoint.href} cannot be reached (${reason})`, { cause })
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    if (response.body === null) throw new Error(EMPTY_BODY)
    yield* decodeStream(response.body)
  }
}
