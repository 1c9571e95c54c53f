export { openBackup, writeBackup } from './conversations/backup.node.ts'
export {
  describeFault,
  describeReason,
  findObstacle,
  isBusy,
  isOutage,
  isStorageFault,
} from './conversations/faults.node.ts'
export type { Obstacle } from './conversations/faults.node.ts'
export { openConversations, openConversationsToRead } from './conversations/sqlite.node.ts'
