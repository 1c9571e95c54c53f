// Announcements of an answer and of a draft that grows too long: loaded once either begins.

export { announceChat } from './followChat.ts'
export type { ChatFollower } from './followChat.ts'
