import type { ChatMessage } from './message.ts'

/**
 * The text of a message as a reader sees it. The texts of two steps do not run together.
 * Its `content`, which the protocol defines, joins the texts of all steps without a break.
 */
export function readText({ parts }: Pick<ChatMessage, 'parts'>): string {
  return parts.flatMap((part) => (part.type === 'text' && part.text) || []).join('\n\n')
}
