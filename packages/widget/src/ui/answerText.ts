import type { ChatMessage } from '@docent/protocol'

/** An answer as it is read. What it says in one step does not run into what it says in the next. */
export function readText({ parts }: Pick<ChatMessage, 'parts'>): string {
  return parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n\n')
}
