export type { Handler } from './chat/chat.ts'
export { createChatHandler } from './chat/chat.ts'
export type { Twins } from './chat/twins.ts'
export { createConversationHandler } from './chat/conversation.ts'
export type {
  Conversations,
  DayCount,
  ConversationsReader,
  FinishedAnswer,
  StoredConversation,
  StoredTurn,
  UsageCount,
} from './conversations/types.ts'
export { createMemoryCounters } from './counters/memory.ts'
export type { Counters } from './counters/types.ts'
export { createUnlimitedCounters } from './counters/unlimited.ts'
export { createApi } from './endpoints/api.ts'
export { createFeedbackHandler } from './endpoints/feedback.ts'
export { createPageFeedbackHandler } from './endpoints/pageFeedback.ts'
export { createSearchHandler } from './endpoints/search.ts'
export { createSettingsHandler } from './endpoints/settings.ts'
export { createMemoryReplies } from './replies/memory.ts'
export type { LiveReplies } from './replies/types.ts'
export { createAddressReader } from './requests/address.ts'
export { createChatTokens } from './requests/chatToken.ts'
export type { HostRules } from './requests/hosts.ts'
export { guardHosts, isServedHost, refuseHost } from './requests/hosts.ts'
export type { OriginRules } from './requests/origins.ts'
export { guardOrigins } from './requests/origins.ts'
export { PACE, handlePace } from './requests/pace.ts'
export { CannotStore } from './requests/refusal.ts'
export type { RateOptions } from './requests/rates.ts'
export { openDoor } from './requests/door.ts'
export { limitRates } from './requests/rates.ts'
export type { TakeTurn } from './requests/turns.ts'
export { inTurns } from './requests/inTurns.ts'
export { createTurns } from './requests/turns.ts'
export { createSessionTokens } from './requests/sessionToken.ts'
