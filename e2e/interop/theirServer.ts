import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { createDataStreamResponse, streamText } from 'ai-v4'
import type { DataStreamWriter, Message } from 'ai-v4'
import { test as base, openPanel, sendTo } from '../fixtures.ts'

/** Answers one request of a chat, from the messages that came with it. */
export type TheirAnswer = (messages: Message[], response: ServerResponse) => void | Promise<void>

/** The panel is open, and `theirs(answer)` has its questions answered by a server of theirs. */
export const test = base.extend<{ theirs: (answer: TheirAnswer) => Promise<void> }>({
  async theirs({ page }, use) {
    await page.goto('/')
    await openPanel(page)
    const ends: (() => void)[] = []
    await use(async (answer) => void ends.push(await serve(page, answer)))
    for (const end of ends) end()
  },
})

function serve(page: Page, answer: TheirAnswer): Promise<() => void> {
  return sendTo(page, (request, response) => {
    // As their documentation reads a request: nothing is checked, everything is passed on.
    const read = json(request) as Promise<{ messages: Message[] }>
    read
      .then(({ messages }) => answer(messages, response))
      .catch((error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      })
  })
}

type StreamTextOptions = Omit<Parameters<typeof streamText>[0], 'messages' | 'prompt'>
type PipeOptions = Parameters<ReturnType<typeof streamText>['pipeDataStreamToResponse']>[1]

/** The server of their documentation: the messages to the model, its answer to the client. */
export function answerFrom(options: StreamTextOptions, pipe?: PipeOptions): TheirAnswer {
  return (messages, response) => {
    const result = streamText({ onError: () => undefined, ...options, messages })
    result.pipeDataStreamToResponse(response, pipe)
  }
}

/** An answer that is written part by part, for parts that their models do not send. */
export function answerByHand(
  execute: (writer: DataStreamWriter) => void | Promise<void>,
  onError: (error: unknown) => string = String,
): TheirAnswer {
  return (_, response) => {
    const { status, headers, body } = createDataStreamResponse({ execute, onError })
    response.writeHead(status, Object.fromEntries(headers))
    Readable.from(body!).pipe(response)
  }
}
