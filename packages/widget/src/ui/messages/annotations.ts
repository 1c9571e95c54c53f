import { isPending } from '@docent/chat'
import type { ChatState } from '@docent/chat'
import type { ChatMessage } from '@docent/protocol'
import { readAnswerAnnotations } from '@docent/protocol/api'
import type { PageLink } from '@docent/protocol/api'

/** The server's annotations of an answer. */
export interface AnswerNotes {
  /** The language of the answer, if the server says that it is another than the panel's. */
  readonly language: string | undefined
  /** It was put together from the pages' own sentences, and from nothing else. */
  readonly isFromPages: boolean
  /** A model wrote it, and no page is known to support any of it. */
  readonly isUngrounded: boolean
  /** Nothing surely answers: the text lists the closest passages or pages, one in each entry. */
  readonly isClosest: boolean
  /** The closest pages to a question that no page answers. */
  readonly nearest: readonly PageLink[]
  /** Questions that the pages answer, as follow-ups. */
  readonly followUps: readonly string[]
}

/** Reads the annotations of an answer; unknown and invalid ones are ignored. */
export function readAnswerNotes({ annotations }: Pick<ChatMessage, 'annotations'>): AnswerNotes {
  const { engine, outcome, grounded, language, followups, nearest } =
    readAnswerAnnotations(annotations)
  return {
    language,
    isFromPages: engine === 'extractive' && grounded === true,
    isUngrounded: engine === 'model' && grounded === false,
    isClosest: outcome === 'passages' || outcome === 'refusal',
    nearest,
    followUps: followups,
  }
}

/** The questions that follow from the last answer, once it is complete. */
export function readFollowUps(state: ChatState): readonly string[] {
  const last = isPending(state) ? undefined : state.messages.at(-1)
  return last ? readAnswerNotes(last).followUps : []
}
