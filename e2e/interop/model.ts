// A model of the AI SDK that says what a test tells it to.

import { simulateReadableStream } from 'ai-v4'
import type { LanguageModelV1 } from 'ai-v4'
import { MockLanguageModelV1 } from 'ai-v4/test'

export type ModelPart =
  Awaited<ReturnType<LanguageModelV1['doStream']>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never

export const say = (textDelta: string): ModelPart => ({ type: 'text-delta', textDelta })

export function end(finishReason: 'stop' | 'length' | 'tool-calls' = 'stop'): ModelPart {
  return { type: 'finish', finishReason, usage: { promptTokens: 3, completionTokens: 5 } }
}

/** A model that answers its first call with the first stream, and so on, and keeps what it was told. */
export function createModel(...streams: (ModelPart[] | ReadableStream<ModelPart>)[]) {
  const prompts: Parameters<LanguageModelV1['doStream']>[0]['prompt'][] = []
  const model = new MockLanguageModelV1({
    doStream({ prompt }) {
      const next = streams[prompts.push(prompt) - 1] ?? [say('There is no more.'), end()]
      return Promise.resolve({
        stream: Array.isArray(next) ? streamAtOnce(next) : next,
        rawCall: { rawPrompt: null, rawSettings: {} },
      })
    },
  })
  // Its class leaves one field undefined that its interface leaves out.
  return { model: model as LanguageModelV1, prompts }
}

function streamAtOnce(chunks: ModelPart[]): ReadableStream<ModelPart> {
  return simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null })
}

/** A stream that is written while the test looks on. */
export function openStream() {
  let controller: ReadableStreamDefaultController<ModelPart>
  const stream = new ReadableStream<ModelPart>({ start: (given) => void (controller = given) })
  return {
    stream,
    write: (...parts: ModelPart[]) => parts.forEach((part) => controller.enqueue(part)),
    close: () => controller.close(),
  }
}
