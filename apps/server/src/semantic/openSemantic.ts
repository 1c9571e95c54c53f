import type { Embedder } from '@docent/retrieval'
import { findSemanticFolder } from './state.ts'
import type { SemanticModel, SemanticState } from './state.ts'

/** Opens the active model; undefined if none is active, and then no model code is loaded. */
export async function openSemantic(
  state: SemanticState | undefined,
  dataFolder: string,
): Promise<Embedder | undefined> {
  if (!state?.isOn) return undefined
  try {
    return await openSemanticModel(state.model, dataFolder)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'EmbeddingError') throw error
    console.error(`Pages are searched by their words only: ${error.message}.`)
    return undefined
  }
}

/** @throws {EmbeddingError} if its files cannot be read. */
export async function openSemanticModel(
  model: SemanticModel,
  dataFolder: string,
): Promise<Embedder> {
  const { createEndpointEmbedder, openStaticModel } = await import('@docent/retrieval/semantic')
  if (model.type === 'static') return openStaticModel(findSemanticFolder(dataFolder))
  return createEndpointEmbedder({ ...model, key: process.env['DOCENT_SEMANTIC_KEY'] || undefined })
}
