import type { JSONValue, StreamPart } from '@docent/protocol'
import type { Passage } from '@docent/retrieval'
import type { Citation, Draft, Said } from '../contract/draft.ts'
import { PIECE_LENGTH } from '../tuning.ts'

/**
 * Writes a draft as parts of the stream, without the end of the message.
 *
 * A passage gets its number, and its `source` part, right before the text that first cites it.
 */
export function* writeDraft(draft: Draft, engine: string): Generator<StreamPart> {
  const write = createSaidWriter()
  if (draft.reading !== undefined) yield tellReading(draft.reading)
  for (const said of draft.said) yield* write(said)
  yield { type: 'message_annotations', value: readAnnotations(draft, engine) }
}

/** The server's progress message before the first words of an answer. */
export function tellReading(pages: number): StreamPart {
  return { type: 'data', value: [{ type: 'status', stage: 'reading', pages }] }
}

/**
 * Writes the text of one answer, run by run, and numbers its passages in the order they are cited.
 * `cut` splits a run into the pieces that are sent.
 */
export function createSaidWriter(
  cut: (run: string) => Iterable<string> = cutPieces,
): (said: Said) => Generator<StreamPart> {
  const numbers = new Map<string, number>()
  let hasSpace = false

  return function* (said) {
    if (typeof said === 'string') {
      for (const value of cut(said)) yield { type: 'text', value }
      hasSpace = /\s$/.test(said)
      return
    }
    const { id } = said.passage
    if (!numbers.has(id)) {
      numbers.set(id, numbers.size + 1)
      yield toSource(said)
    }
    yield { type: 'text', value: `${hasSpace ? '' : ' '}[${numbers.get(id)}]` }
    hasSpace = false
  }
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

/** The annotation of a draft. */
export function readAnnotations(draft: Omit<Draft, 'said'>, engine: string): JSONValue[] {
  const { grounded, language, followups, nearest } = draft
  const outcome = draft.outcome ?? (nearest ? 'refusal' : 'answer')
  const confidence = Math.round(draft.confidence * 1000) / 1000
  return [
    {
      type: 'answer',
      engine,
      outcome,
      grounded,
      confidence,
      ...(language !== undefined && { language }),
    },
    ...(followups?.length ? [{ type: 'followups', questions: [...followups] }] : []),
    ...(nearest?.length ? [{ type: 'nearest', pages: nearest.map((page) => ({ ...page })) }] : []),
  ]
}

/**
 * Splits a text into pieces of several words that end between words. Joined, they give the text
 * again.
 */
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
