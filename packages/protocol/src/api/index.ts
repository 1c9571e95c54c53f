export type {
  AnswerAnnotation,
  AnswerAnnotations,
  FollowupsAnnotation,
  NearestAnnotation,
  AnswerOutcome,
  PageLink,
  ReadAnnotations,
} from './annotations.ts'
export {
  MAX_FOLLOWUP_LENGTH,
  MAX_FOLLOWUPS,
  MAX_NEAREST,
  readAnswerAnnotations,
} from './annotations.ts'
export { BALLOT_PATTERN, isBallot } from './ballot.ts'
export { isChatId } from './chatId.ts'
export { FEEDBACK_REASONS, isFeedbackReason, isVote } from './feedback.ts'
export type { FeedbackReason, Vote } from './feedback.ts'
export { CHAT_HEADER, REQUEST_HEADER, RESUME_HEADER, SESSION_HEADER } from './headers.ts'
export { createId, digest, toBase64Url } from './ids.ts'
export {
  MAX_HISTORY_MESSAGES,
  MAX_MESSAGE_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_REQUEST_DEPTH,
} from './lengths.ts'
export {
  API_FOLDER,
  ASSISTANT_ENDPOINT,
  CHAT_ENDPOINT,
  CHAT_PATH,
  CONVERSATION_ENDPOINT,
  FEEDBACK_ENDPOINT,
  MCP_PATH,
  PACE_ENDPOINT,
  PAGE_FEEDBACK_ENDPOINT,
  SEARCH_ENDPOINT,
} from './paths.ts'
export type { Mark, Search, SearchHit, SearchResults } from './search.ts'
export { DEFAULT_BEHAVIOUR, readAssistantSettings, readBehaviour } from './settings.ts'
export type {
  AnnounceMode,
  AssistantBehaviour,
  AssistantSettings,
  SignSetting,
  ContactSetting,
  FieldLimits,
  PersistMode,
  ReadSettings,
  ScrollMode,
} from './settings.ts'
