/** Turns texts into vectors. Texts with similar meanings get vectors with similar directions. */
export interface Embedder {
  /** Vectors of two models cannot be compared: an index names the model that made its vectors. */
  readonly model: string
  /** One vector for each text, in order. @throws {EmbeddingError} if it cannot make them. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]>
}

/** Texts could not be turned into vectors. */
export class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError'
}

/** The vectors of a site's passages, by their ids, and the model that made them. */
export interface PassageVectors {
  readonly model: string
  readonly vectors: ReadonlyMap<string, Int8Array>
}
