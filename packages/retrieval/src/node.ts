export { buildKnowledge, updateKnowledge } from './store/build.node.ts'
export type { IndexedContent } from './store/build.node.ts'
export { openKnowledge } from './store/open.node.ts'
export type { OpenOptions } from './store/open.node.ts'
