import type { Attachment, ChatMessage } from '@docent/protocol'
import type { ChatState } from './state.ts'

interface QuestionOptions extends Pick<ChatMessage, 'id' | 'createdAt'> {
  readonly attachments: readonly Attachment[]
}

export function writeQuestion(
  content: string,
  { id, createdAt, attachments }: QuestionOptions,
): ChatMessage {
  return {
    id,
    role: 'user',
    content,
    createdAt,
    parts: [{ type: 'text', text: content }],
    ...(attachments.length > 0 && { experimental_attachments: attachments }),
  }
}

/** A failed question is still the last message: to ask it again is to try once more. */
export function isFailedQuestion({ status, edit, messages }: ChatState, content: string): boolean {
  const last = messages.at(-1)
  return status === 'error' && !edit && last?.role === 'user' && last.content === content
}

/** Half a surrogate pair, or a NUL, can be pasted; neither can be sent. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim()
}
