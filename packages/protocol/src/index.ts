export { decodeStream } from './decodeStream.ts'
export type { DecodeOptions } from './decodeStream.ts'
export { ChatRequestError, StreamParseError } from './errors.ts'
export { isDeeperThan, isObject } from './json.ts'
export type { JSONObject, JSONValue } from './json.ts'
export { readChunks } from './lines.ts'
export type { StreamBody } from './lines.ts'
export type {
  Attachment,
  ChatMessage,
  FilePart,
  FinishInfo,
  MessagePart,
  ReasoningDetail,
  ReasoningPart,
  Source,
  SourcePart,
  StepStartPart,
  TextPart,
  TokenCost,
  TokenUsage,
  ToolInvocation,
  ToolInvocationPart,
} from './message.ts'
export { PART_CODES, decodePart, encodePart } from './parts.ts'
export type { PartName, StreamPart, StreamUsage } from './parts.ts'
export { parsePartialJson } from './partialJson.ts'
export { applyPart, readReply, startReply } from './reply.ts'
export type { Reply, ReplyOptions } from './reply.ts'
export { readText } from './readText.ts'
export { readChatRequest } from './request.ts'
export type { ChatRequest, RequestMessage, ToolResult, Trigger } from './request.ts'
export { CHAT_FAILED, EMPTY_BODY, STREAM_HEADERS } from './wire.ts'
