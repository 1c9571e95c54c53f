import { CHAT_HEADER, CHAT_PATH, createId } from '@docent/protocol/api'

/** A question with the text of its answer, whose last line has reached the visitor. */
export interface Acknowledged {
  readonly question: string
  readonly text: string
}

export interface Visitor {
  readonly name: string
  /** Undefined if the answer broke off, or the server was not there. */
  ask(address: string, question: string): Promise<Acknowledged | undefined>
}

/** After this many questions a visitor begins another conversation. */
const QUESTIONS = 5

/** A visitor with a conversation that outlives the server. */
export function createVisitor(place: number): Visitor {
  let token: string | undefined
  let asked = 0
  return {
    name: `visitor${place}`,
    async ask(address, question) {
      if (asked++ % QUESTIONS === 0) token = undefined
      try {
        const response = await send(address, question, token)
        token = response.headers.get(CHAT_HEADER) ?? token
        const wire = await response.text()
        return isAcknowledged(wire) ? { question, text: readText(wire) } : undefined
      } catch {
        // The server was killed.
        return undefined
      }
    },
  }
}

function send(address: string, question: string, token: string | undefined): Promise<Response> {
  const message = { id: createId(), role: 'user', content: question }
  return fetch(address + CHAT_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { [CHAT_HEADER]: token }),
    },
    body: JSON.stringify({ id: 'chat-0001', messages: [message] }),
  })
}

function isAcknowledged(wire: string): boolean {
  return /^d:.*\n/m.test(wire)
}

function readText(wire: string): string {
  const lines = wire.split('\n').filter((line) => line.startsWith('0:'))
  return lines.map((line) => JSON.parse(line.slice(2)) as string).join('')
}
