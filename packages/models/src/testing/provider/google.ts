import type { StreamedReply } from './script.ts'
import type { Wire, WireEvent } from './wire.ts'

/** Google's `streamGenerateContent`: whole chunks of the answer, their lines ended by CR and LF. */
export const google: Wire = {
  write: (reply) => [
    ...(reply.reasoning?.pieces ?? []).map((text) => event('reasoning', { text, thought: true })),
    ...reply.pieces.map((text) => event('text', { text })),
    ...writeTools(reply),
    { type: 'end', wire: writeEnd(reply) },
  ],
  failure: (status, message) => ({ error: describe(status, message) }),
  failureEvent: (message) => writeChunk({ error: describe(503, message) }),
}

function writeTools({ toolCalls = [], reasoning }: StreamedReply): WireEvent[] {
  const signed = reasoning?.signature && { thoughtSignature: reasoning.signature }
  return toolCalls.map(({ id, name, args }) =>
    event('tool', { functionCall: { id, name, args }, ...signed }),
  )
}

function writeEnd({ usage, finishReason = 'stop' }: StreamedReply): string {
  const reasons = { stop: 'STOP', length: 'MAX_TOKENS', 'content-filter': 'SAFETY' }
  const reasoning = usage?.reasoningTokens ?? 0
  return writeChunk({
    candidates: [
      {
        content: { role: 'model', parts: [{ text: '' }] },
        finishReason: reasons[finishReason],
        index: 0,
      },
    ],
    usageMetadata: usage && {
      promptTokenCount: usage.promptTokens,
      cachedContentTokenCount: usage.cachedTokens ?? 0,
      // Thoughts are counted apart from the answer here, and within it everywhere else.
      candidatesTokenCount: usage.completionTokens - reasoning,
      thoughtsTokenCount: reasoning,
      totalTokenCount: usage.promptTokens + usage.completionTokens,
    },
  })
}

function event(type: WireEvent['type'], part: object): WireEvent {
  const content = { role: 'model', parts: [part] }
  return { type, wire: writeChunk({ candidates: [{ content, index: 0 }] }) }
}

function describe(code: number, message: string) {
  const names = { 401: 'UNAUTHENTICATED', 429: 'RESOURCE_EXHAUSTED', 503: 'UNAVAILABLE' }
  return { code, message, status: names[code as keyof typeof names] ?? 'INTERNAL' }
}

function writeChunk(chunk: object): string {
  const whole = { ...chunk, modelVersion: 'scripted', responseId: 'google-1' }
  return `data: ${JSON.stringify(whole)}\r\n\r\n`
}
