export { embedDocuments } from './semantic/embedDocuments.ts'
export { createEndpointEmbedder } from './semantic/endpoint.ts'
export { openStaticModel, STATIC_FILES, TABLE_FILE } from './semantic/staticModel.node.ts'
export { EmbeddingError } from './semantic/types.ts'
