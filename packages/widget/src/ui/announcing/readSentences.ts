import { readText } from '@docent/protocol'
import { cutOf, isPending } from '@docent/chat'
import type { ChatState } from '@docent/chat'
import type { WholeTexts } from '@docent/texts'
import { SAID_APART_MS, SAID_AT_ONCE, SAID_FROM } from '../timing.ts'
import { toSpeech } from './speech.ts'

export interface SentenceReader {
  /** The announcement at the end of an answer, in place of the answer. */
  follow(before: ChatState, next: ChatState): string | undefined
  destroy(): void
}

/** Up to the last sentence that has ended, which is certain once the next one has begun. */
const ENDED = /^[^]*[.!?:;…](?=\s)/

/**
 * Reads an answer while it arrives: whole sentences, a few words at least, and with pauses. A text
 * that follows too fast replaces the one that is still being read. At the end, the rest is read.
 */
export function readSentences(texts: WholeTexts, say: (text: string) => void): SentenceReader {
  let id: string | undefined
  let content = ''
  /** How much was said, in characters of speech. */
  let said = 0
  let saidAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function speechLeft(): string {
    return toSpeech(content.slice(0, SAID_FROM), texts).slice(said)
  }

  function read(): void {
    timer = undefined
    const ended = ENDED.exec(speechLeft())?.[0] ?? ''
    if (ended.trim().length < SAID_AT_ONCE) return
    said += ended.length
    saidAt = Date.now()
    say(ended.trim())
  }

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    follow(before, next) {
      const last = next.messages.at(-1)
      if (last?.role !== 'assistant') return undefined
      if (next.status === 'streaming') {
        if (last.id !== id) {
          id = last.id
          said = 0
        }
        content = readText(last)
        timer ??= setTimeout(read, Math.max(0, saidAt + SAID_APART_MS - Date.now()))
        return undefined
      }
      stop()
      const isWhole = isPending(before) && next.status === 'ready' && !cutOf(next, last.id)
      if (!isWhole || last.id !== id) return undefined
      content = readText(last)
      return `${speechLeft().trim()} ${texts.isComplete}`.trim()
    },
    destroy: stop,
  }
}
