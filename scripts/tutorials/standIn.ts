// The scripted replacement for a language model while tutorials are followed: everything around it is
// real.

import type { ProviderCall } from '../../packages/models/src/testing/provider/startProvider.node.ts'
import type { ScriptedReply } from '../../packages/models/src/testing/provider/script.ts'

const PIECE_MS = 20

const ANSWER: ScriptedReply = {
  pieces: ['No. ', 'It answers ', 'from your pages ', 'with an engine ', 'of its own ', '[1].'],
  pieceMs: PIECE_MS,
}

/** Answers every question alike, and writes a note about a section if the request is for notes. */
export function replyAsModel({ body }: ProviderCall): ScriptedReply {
  const text = readMessages(body).join('\n')
  const place = /^Page and section: (?:.* › )?(.*)$/m.exec(text)?.[1]
  const section = /<section>\n([\s\S]*?)\n<\/section>/.exec(text)?.[1]
  if (place === undefined || section === undefined) return ANSWER
  const [answer = ''] = section.split(/(?<=[.!?])\s/)
  const notes = [{ questions: [`${place}?`], answer }]
  return { pieces: [JSON.stringify({ notes, words: [] })], pieceMs: PIECE_MS }
}

function readMessages(body: ProviderCall['body']): string[] {
  const messages = Array.isArray(body['messages']) ? body['messages'] : []
  return messages.flatMap((message: { content?: unknown }) =>
    typeof message.content === 'string' ? [message.content] : [JSON.stringify(message.content)],
  )
}
