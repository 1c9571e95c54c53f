import type { StreamUsage } from '../parts.ts'
import type { UiChunk, UiFinishReason } from './chunks.ts'

const REASONS: ReadonlySet<string> = new Set<UiFinishReason>([
  'stop',
  'length',
  'content-filter',
  'tool-calls',
  'error',
  'other',
])

/** The end of an answer, with its usage in the terms of that SDK, as far as known. */
export function readFinish({
  finishReason,
  usage,
}: {
  finishReason: string
  usage?: StreamUsage
}): UiChunk {
  return {
    type: 'finish',
    finishReason: isKnown(finishReason) ? finishReason : 'other',
    ...(usage && isCounted(usage) && { messageMetadata: { usage: nameCounts(usage) } }),
  }
}

function isKnown(reason: string): reason is UiFinishReason {
  return REASONS.has(reason)
}

function isCounted({ promptTokens, completionTokens }: StreamUsage): boolean {
  return Number.isFinite(promptTokens + completionTokens)
}

function nameCounts({ promptTokens, completionTokens }: StreamUsage) {
  return {
    inputTokens: promptTokens,
    outputTokens: completionTokens,
    totalTokens: promptTokens + completionTokens,
  }
}
