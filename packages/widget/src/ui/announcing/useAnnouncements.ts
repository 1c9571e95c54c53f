import { useEffect, useRef, useState } from 'react'
import type { ChatState } from '@docent/chat'
import type { WidgetTexts } from '@docent/texts'
import type { ChatFollower } from './index.ts'
import { SILENCE, createSpeaker } from './speaker.ts'
import type { Speaker, Spoken } from './speaker.ts'
import { useLater } from '../later/useLater.ts'
import { useProgress } from '../messages/useProgress.ts'

export interface Announcements {
  readonly spoken: Spoken
  /** Says a text a little later. */
  say(text: string): void
}

const loadAnnouncing = () => import('./index.ts')

/** A text of this share of the longest is on its way to the counter's first warning. */
const LONG_DRAFT = 0.5

/** Follows the chat, and announces what a screen reader's user would otherwise miss. */
export function useAnnouncements(
  state: ChatState,
  texts: WidgetTexts,
  mode: string,
): Announcements {
  const [spoken, setSpoken] = useState(SILENCE)
  const speaker = useRef<Speaker>(undefined)
  const follower = useRef<ChatFollower>(undefined)
  const told = useRef(state)
  const isBegun = state.messages.length > 0 && state.status !== 'submitted'
  const announcing = useLater(
    isBegun || state.draft.length >= LONG_DRAFT * state.maxLength,
    loadAnnouncing,
  )
  const [say] = useState(() => (text: string) => speaker.current?.say(text))

  useEffect(() => {
    speaker.current = createSpeaker(setSpoken)
    return () => speaker.current?.destroy()
  }, [])

  useEffect(() => {
    if (!announcing || !speaker.current) return undefined
    const created = announcing.announceChat(told.current, speaker.current, { texts, mode })
    follower.current = created
    return () => created.destroy()
  }, [announcing, texts, mode])

  useEffect(() => {
    if (!announcing || !follower.current) return
    follower.current.follow(state)
    told.current = state
  }, [state, announcing])

  useProgress(state, texts, mode, speaker)
  return { spoken, say }
}
