import type { Document } from '@docent/content'
import { readPage } from '../passages/passages.ts'
import type { Passage } from '../types.ts'
import { quantize } from './quantize.ts'
import { EmbeddingError } from './types.ts'
import type { Embedder, PassageVectors } from './types.ts'

/** The number of passages in one request: a small encoder on a busy core takes over half a second each. */
const BATCH = 32
/** The number of characters read of each passage: models read only the beginning of a text. */
const MOST_READ = 2_000
const BATCH_MS = 60_000

/** The vectors of all passages of a site. @throws {EmbeddingError} if some are missing. */
export async function embedDocuments(
  documents: Iterable<Document>,
  embedder: Embedder,
): Promise<PassageVectors> {
  const passages = [...documents].flatMap((document) => readPage(document).passages)
  const vectors = new Map<string, Int8Array>()
  for (let from = 0; from < passages.length; from += BATCH) {
    const batch = passages.slice(from, from + BATCH)
    const found = await embedder.embed(batch.map(writeText), AbortSignal.timeout(BATCH_MS))
    if (found.length !== batch.length)
      throw new EmbeddingError('the model returned no vector for a text')
    batch.forEach(({ id }, place) => vectors.set(id, quantize(found[place] ?? new Float32Array())))
  }
  return { model: embedder.model, vectors }
}

function writeText({ title, section, text }: Passage): string {
  return [title, section, text].filter(Boolean).join('\n').slice(0, MOST_READ).toWellFormed()
}
