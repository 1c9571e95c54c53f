export { openConversations } from './conversations/sqlite.node.ts'
export { buildKnowledge, updateKnowledge } from './knowledge/build.node.ts'
export { openKnowledge } from './knowledge/open.node.ts'
