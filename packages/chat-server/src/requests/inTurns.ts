import type { Handler } from '../chat/chat.ts'
import type { TakeTurn } from './turns.ts'

/** Calls a handler when it is the turn of the asker. */
export function inTurns(handler: Handler, takeTurn: TakeTurn): Handler {
  return async (request, from) => {
    await takeTurn(from.address)
    return handler(request, from)
  }
}
