import type { ChatState } from '@docent/chat'
import type { WidgetTexts } from '@docent/texts'
import { later } from '@docent/texts/en/later'
import type { Speaker } from './speaker.ts'
import { announceExcess, announceLength, announceReply } from './announcements.ts'
import { readSentences } from './readSentences.ts'

export interface ChatFollower {
  /** Reads the next state of the chat, and announces what is new. */
  follow(state: ChatState): void
  destroy(): void
}

export interface AnnouncingOptions {
  readonly texts: WidgetTexts
  /** The name of an `AnnounceMode`; any other is treated as `end`. */
  readonly mode: string
}

/** Follows a chat from `state` on and announces it. */
export function announceChat(
  state: ChatState,
  speaker: Speaker,
  { texts: own, mode }: AnnouncingOptions,
): ChatFollower {
  const texts = { ...later, ...own }
  const reader =
    mode === 'sentences' ? readSentences(texts, (text) => speaker.say(text)) : undefined
  let before = state

  return {
    follow(next) {
      const last = before
      before = next
      const reply = reader?.follow(last, next) ?? announceReply(last, next, texts)
      if (reply !== undefined && mode !== 'off') speaker.tell(reply)

      const [was, is] = [last.draft.length, next.draft.length]
      const news = announceLength(was, is, next.maxLength, texts)
      if (news !== undefined) speaker.say(news)
      const urgent = announceExcess(was, is, next.maxLength, texts)
      if (urgent !== undefined) speaker.cutIn(urgent)
    },
    destroy: () => reader?.destroy(),
  }
}
