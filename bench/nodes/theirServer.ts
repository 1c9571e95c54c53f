// A chat endpoint as the documentation of the AI SDK's version 4 shows it. Its model sends a text as long
// as an answer of Docent, word by word and without a pause.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { simulateReadableStream, streamText } from 'ai-v4'
import type { LanguageModelV1, Message } from 'ai-v4'
import { MockLanguageModelV1 } from 'ai-v4/test'

const WORDS = 'Install it with npm and start it with one command. '.repeat(8).split(/(?<= )/)

const model = new MockLanguageModelV1({
  doStream: async () => ({
    stream: simulateReadableStream({
      chunks: [
        ...WORDS.map((textDelta) => ({ type: 'text-delta' as const, textDelta })),
        {
          type: 'finish' as const,
          finishReason: 'stop' as const,
          usage: { promptTokens: 3, completionTokens: 5 },
        },
      ],
      initialDelayInMs: null,
      chunkDelayInMs: null,
    }),
    rawCall: { rawPrompt: null, rawSettings: {} },
  }),
}) as LanguageModelV1

const server = createServer(async (request, response) => {
  const { messages } = (await json(request)) as { messages: Message[] }
  streamText({ model, messages }).pipeDataStreamToResponse(response)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  console.log(`Theirs is at http://127.0.0.1:${port}\n`)
})
