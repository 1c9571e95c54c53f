import type { Embedder } from '@docent/retrieval'
import type { IndexedContent } from '@docent/retrieval/node'

/**
 * Adds the vectors of its passages to the content to index. If they are unavailable, the index has
 * none.
 */
export async function withVectors(
  indexed: IndexedContent,
  embedder: Embedder | undefined,
): Promise<IndexedContent> {
  if (embedder === undefined) return indexed
  const { embedDocuments, EmbeddingError } = await import('@docent/retrieval/semantic')
  try {
    return { ...indexed, vectors: await embedDocuments(indexed.documents, embedder) }
  } catch (error) {
    if (!(error instanceof EmbeddingError)) throw error
    console.error(`This build is searched by its words only: ${error.message}.`)
    return indexed
  }
}
