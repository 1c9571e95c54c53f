export { describeFault, isBusy, isStorageFault } from './conversations/faults.node.ts'
export { openConversations, openConversationsToRead } from './conversations/sqlite.node.ts'
export { buildKnowledge, updateKnowledge } from './knowledge/build.node.ts'
export { openKnowledge } from './knowledge/open.node.ts'
