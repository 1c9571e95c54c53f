// Announcements for screen readers, and their timing. The transcript is not a live region; these
// sentences are.

import { readText } from '@docent/protocol'
import { countText } from '@docent/texts'
import type { WholeTexts } from '@docent/texts'
import type { ChatState } from '@docent/chat'
import { cutOf, isPending, isVisible } from '@docent/chat'
import { toSpeech } from './speech.ts'
import { SAID_FROM, SAID_SHARES, SAID_WHOLE } from '../timing.ts'

/**
 * The announcement for the step from one state to the next, or nothing. The banner announces errors,
 * and visitors know their own questions.
 */
export function announceReply(
  previous: ChatState,
  next: ChatState,
  texts: WholeTexts,
): string | undefined {
  // Another tab may have replaced it.
  if (previous.messages.length > 0 && next.messages.length === 0) return texts.newConversation
  if (!isPending(previous) || next.status !== 'ready') return undefined

  const last = next.messages.at(-1)
  if (last?.role !== 'assistant' || cutOf(next, last.id) === 'stopped') return texts.isStopped
  // An answer that ends with the call of a tool has more to come.
  if (!isVisible(last)) return undefined
  const sources = last.parts.filter(({ type }) => type === 'source').length
  return announceAnswer(readText(last), sources, texts)
}

function announceAnswer(markdown: string, sources: number, texts: WholeTexts): string {
  const speech = toSpeech(markdown.slice(0, SAID_FROM), texts)
  // A picture, say, is an answer without a word.
  if (speech === '') return texts.isComplete
  if (speech.length <= SAID_WHOLE) return speech

  const beginning = speech
    .split(/(?<=[.!?])\s+/)
    .slice(0, 2)
    .join(' ')
    .slice(0, SAID_WHOLE)
  const words = countWords(speech) + countWords(markdown.slice(SAID_FROM))
  const end = [
    texts.isComplete,
    countText(texts, texts.words, words),
    countText(texts, texts.spokenSources, sources),
  ]
  return `${beginning} ${end.join(', ')}`
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Announcements of a growing draft's length: at few lengths, and none as it shrinks. */
export function announceLength(
  previous: number,
  next: number,
  max: number,
  texts: WholeTexts,
): string | undefined {
  if (next > max) return undefined
  const hasPassed = SAID_SHARES.some((share) => previous < share * max && next >= share * max)
  return hasPassed ? countText(texts, texts.charactersLeft, max - next) : undefined
}

/** The announcement when a draft becomes too long to send, and nothing (`''`) once it fits again. */
export function announceExcess(
  previous: number,
  next: number,
  max: number,
  texts: WholeTexts,
): string | undefined {
  const wasOver = previous > max
  const isOver = next > max
  if (wasOver === isOver) return undefined
  return isOver ? countText(texts, texts.tooLong, next - max) : ''
}
