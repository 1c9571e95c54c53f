import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChatState } from '../session/index.ts'
import type { WidgetTexts } from '@docent/texts'
import { announceExcess, announceLength, announceStep } from './announcements.ts'
import { SAY_AFTER_MS, THINKING_SAID_MS } from './timing.ts'

/** What stands in the regions that are listened to. */
export interface Spoken {
  /** Each text in the other of the two than the one before, so that a repeat is spoken. */
  readonly polite: readonly [string, string]
  /** What blocks the visitor: it cuts in. */
  readonly urgent: string
}

const SILENCE: Spoken = { polite: ['', ''], urgent: '' }

export interface Announcements {
  readonly spoken: Spoken
  /** Says a text a little later, unless another comes first. */
  say(text: string): void
}

/** Follows the chat, and says of it what a screen reader's user would else not know. */
export function useAnnouncements(state: ChatState, texts: WidgetTexts): Announcements {
  const [spoken, setSpoken] = useState(SILENCE)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const previous = useRef(state)

  const say = useCallback((text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSpoken(({ polite: [first] }) => ({
        polite: first === '' ? [text, ''] : ['', text],
        urgent: '',
      }))
    }, SAY_AFTER_MS)
  }, [])

  useEffect(() => {
    const before = previous.current
    previous.current = state
    const text =
      announceStep(before, state, texts) ??
      announceLength(before.draft.length, state.draft.length, texts)
    if (text !== undefined) say(text)
    const urgent = announceExcess(before.draft.length, state.draft.length, texts)
    if (urgent !== undefined) setSpoken((now) => ({ ...now, urgent }))
  }, [state, texts, say])

  const { status } = state
  useEffect(() => {
    if (status !== 'submitted') return undefined
    const waiting = setTimeout(() => say(texts.isThinking), THINKING_SAID_MS)
    return () => clearTimeout(waiting)
  }, [status, texts, say])

  useEffect(() => () => clearTimeout(timer.current), [])

  return { spoken, say }
}
