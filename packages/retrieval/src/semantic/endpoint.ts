import { EmbeddingError } from './types.ts'
import type { Embedder } from './types.ts'

export interface EmbeddingEndpoint {
  /** The beginning of its addresses, such as `http://localhost:11434/v1`. */
  readonly url: string
  readonly model: string
  readonly key?: string | undefined
}

/** A server with `/v1/embeddings`, such as OpenAI, Ollama and many others. */
export function createEndpointEmbedder({ url, model, key }: EmbeddingEndpoint): Embedder {
  const address = `${url.replace(/\/+$/, '')}/embeddings`
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  }
  return {
    model: `${model} at ${address}`,
    async embed(input, signal) {
      const body = JSON.stringify({ model, input, encoding_format: 'float' })
      try {
        const response = await fetch(address, { method: 'POST', headers, body, signal })
        if (!response.ok) throw new EmbeddingError(`${address} answers with ${response.status}`)
        return readVectors(await response.json(), input.length)
      } catch (cause) {
        if (cause instanceof EmbeddingError) throw cause
        throw new EmbeddingError(`${address} does not answer with vectors`, { cause })
      }
    },
  }
}

function readVectors(body: unknown, count: number): Float32Array[] {
  const data = readList(body, 'data')
  const vectors = data
    .toSorted((a, b) => Number(read(a, 'index') ?? 0) - Number(read(b, 'index') ?? 0))
    .map((item) => Float32Array.from(readList(item, 'embedding'), Number))
  const [first] = vectors
  const isRight = vectors.every((vector) => vector.length === first?.length && !hasFault(vector))
  if (vectors.length === count && isRight) return vectors
  throw new EmbeddingError(`the endpoint sends ${vectors.length} vectors for ${count} texts`)
}

function hasFault(vector: Float32Array): boolean {
  return vector.length === 0 || vector.some((value) => !Number.isFinite(value))
}

function readList(value: unknown, name: string): unknown[] {
  const list = read(value, name)
  if (Array.isArray(list)) return list
  throw new EmbeddingError(`the endpoint sends no "${name}"`)
}

function read(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return new Map<string, unknown>(Object.entries(value)).get(name)
}
