import type { Log } from '@docent/answers'
import type { ServerTexts } from '@docent/texts'
import type { Handler } from '../chat/chat.ts'
import { toFailure } from './failure.ts'
import { Refusal } from './refusal.ts'

export interface DoorOptions {
  readonly texts: () => ServerTexts
  /** Whether the owner has turned the chat off. @default never */
  readonly isOff?: () => boolean
  readonly log: Log
}

/** Lets questions into the chat, and closes before the server does. */
export interface QuestionDoor {
  /**
   * The same chat. A closed door refuses questions with status 503, so a proxy sends them to another
   * node.
   */
  readonly chat: Handler
  /** Questions that are inside and whose answers have not begun. */
  readonly waiting: number
  close(): void
}

export function openDoor(
  chat: Handler,
  { texts, log, isOff = () => false }: DoorOptions,
): QuestionDoor {
  let isClosed = false
  let waiting = 0
  return {
    get waiting() {
      return waiting
    },
    close: () => void (isClosed = true),
    async chat(request, from) {
      // Readers of running answers may still come back for them.
      if (request.method !== 'POST') return chat(request, from)
      if (isOff()) {
        return toFailure(new Refusal(403, ({ switchedOff }) => switchedOff), log, texts())
      }
      if (isClosed) {
        return toFailure(new Refusal(503, ({ leaves }) => leaves, AGAIN), log, texts())
      }
      waiting += 1
      try {
        return await chat(request, from)
      } finally {
        waiting -= 1
      }
    },
  }
}

const AGAIN = { 'retry-after': '1' }
