import type { ChatMessage } from './message.ts'

/**
 * What a message says, as it is read: what one step says does not run into what the next one says.
 * Its `content`, which the protocol defines, joins the texts of all steps without a break.
 */
export function readText({ parts }: Pick<ChatMessage, 'parts'>): string {
  return parts.flatMap((part) => (part.type === 'text' && part.text) || []).join('\n\n')
}
