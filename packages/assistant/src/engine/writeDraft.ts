import type { StreamPart } from '@docent/protocol'
import type { Passage } from '../knowledge/types.ts'
import type { Citation, Draft } from './draft.ts'
import { PIECE_LENGTH } from './tuning.ts'

/**
 * A draft as the parts of the stream, without the end of the message.
 *
 * A passage gets its number, and its `source` part, right before the text that first cites it.
 */
export function* writeDraft(draft: Draft, engine: string): Generator<StreamPart> {
  const numbers = new Map<string, number>()
  if (draft.reading !== undefined) {
    yield { type: 'data', value: [{ type: 'status', stage: 'reading', pages: draft.reading }] }
  }
  for (const said of draft.said) {
    if (typeof said === 'string') {
      for (const value of cutPieces(said)) yield { type: 'text', value }
    } else {
      const { id } = said.passage
      if (!numbers.has(id)) {
        numbers.set(id, numbers.size + 1)
        yield toSource(said)
      }
      yield { type: 'text', value: ` [${numbers.get(id)}]` }
    }
  }
  yield { type: 'message_annotations', value: readAnnotations(draft, engine) }
}

function toSource({ passage, quote }: Citation): StreamPart {
  const { id, url, title } = passage
  const docent = { section: readSection(passage), quote }
  return {
    type: 'source',
    value: { sourceType: 'url', id, url, title, providerMetadata: { docent } },
  }
}

function readSection({ section, title }: Passage): string {
  return section === '' ? title : section
}

function readAnnotations(draft: Draft, engine: string) {
  const { grounded, language, followups, nearest } = draft
  const confidence = Math.round(draft.confidence * 1000) / 1000
  return [
    { type: 'answer', engine, grounded, confidence, ...(language !== undefined && { language }) },
    ...(followups?.length ? [{ type: 'followups', questions: [...followups] }] : []),
    ...(nearest?.length ? [{ type: 'nearest', pages: nearest.map((page) => ({ ...page })) }] : []),
  ]
}

/** Some words at a time, each piece ending where a word does. Joined they are the text again. */
export function* cutPieces(text: string): Generator<string> {
  let piece = ''
  for (const [word] of text.matchAll(/\s*\S+\s*$|\s*\S+/g)) {
    piece += word
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  if (piece !== '' || text.trim() === '') yield piece === '' ? text : piece
}
