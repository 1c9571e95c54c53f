export type {
  BegunQuestion,
  Conversations,
  ConversationsReader,
  Feedback,
  FinishedAnswer,
  NewQuestion,
  PageRating,
  PageVotes,
  Rating,
  StoredAnswer,
  StoredConversation,
  StoredTurn,
  Turn,
  Vote,
} from './conversations/types.ts'
export { createMemoryCounters } from './counters/memory.ts'
export type { Bucket, Counters, Lease, Room } from './counters/types.ts'
export { createMemorySums } from './counters/memorySums.ts'
export type { Sums } from './counters/types.ts'
export { createUnlimitedCounters } from './counters/unlimited.ts'
export { createExplainer } from './engine/explain.ts'
export type { Explanation } from './engine/explain.ts'
export { createExtractiveEngine } from './engine/extractive.ts'
export type { Receipt } from './engine/receipt.ts'
export type { AnswerContext, AnswerEngine, Question } from './engine/types.ts'
export { createAddressReader } from './handler/address.ts'
export type { ReadAddress } from './handler/address.ts'
export { createApi } from './handler/api.ts'
export { CHAT_HEADER, createChatHandler } from './handler/chat.ts'
export type { Asker, ChatHandlerOptions, Handler } from './handler/chat.ts'
export { createChatTokens } from './handler/chatToken.ts'
export type { ChatTokens } from './handler/chatToken.ts'
export { createConversationHandler } from './handler/conversation.ts'
export { REASONS, createFeedbackHandler } from './handler/feedback.ts'
export { handlePace, PACE } from './handler/pace.ts'
export { guardHosts } from './handler/hosts.ts'
export { guardOrigins } from './handler/origins.ts'
export type { OriginRules } from './handler/origins.ts'
export { createPageFeedbackHandler } from './handler/pageFeedback.ts'
export type { PageFeedbackHandlerOptions } from './handler/pageFeedback.ts'
export { limitRates } from './handler/rates.ts'
export type { RateOptions } from './handler/rates.ts'
export { createSearchHandler } from './handler/search.ts'
export { SESSION_HEADER, createSessionTokens } from './handler/sessionToken.ts'
export type { SessionTokens } from './handler/sessionToken.ts'
export { createSettingsHandler } from './handler/settings.ts'
export type { AssistantSettings } from './handler/settings.ts'
export type { Hit, Knowledge, PageInfo, Passage, Unit } from './knowledge/types.ts'
export { DEFAULT_LIMITS, readLimits } from './limits.ts'
export type { LimitName, Limits } from './limits.ts'
export type { Log } from './log.ts'
export { createMemoryReplies } from './replies/memory.ts'
export type { LiveReplies, LiveReply, ReplyKey, ReplyReader, ReplyWriter } from './replies/types.ts'
export { createSearch } from './search/createSearch.ts'
export type { Search, SearchHit, SearchResults } from './search/createSearch.ts'
