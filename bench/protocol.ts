// Reads one reply of many parts, with this protocol's reader and with the AI SDK's version 4, from
// the same bytes in the same run. Both give a message for the screen as they go: theirs after each
// part, because it offers nothing else; ours for each 64 parts, about what comes within a frame.

import { callChatApi } from '@ai-sdk/ui-utils'
import { applyPart, decodeStream, encodePart, readReply, startReply } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'
import { measure, printTable } from './measure.ts'

const PARTS_PER_FRAME = 64
const CHUNK_BYTES = 1024
/** Theirs takes about ten times as long for three times the parts: it is asked no further. */
const MOST_FOR_THEIRS = 10_000

/** Prints the table; called by `npm run bench`. */
export async function benchProtocol(): Promise<void> {
  const rows: string[][] = []
  for (const count of [1_000, 10_000, 100_000]) {
    const bytes = new TextEncoder().encode(createReply(count).map(encodePart).join(''))
    const ours = await measure(() => readOurs(bytes))
    const theirs = count > MOST_FOR_THEIRS ? undefined : await measure(() => readTheirs(bytes))
    rows.push([
      count.toLocaleString('en'),
      `${ours.toFixed(1)} ms`,
      theirs === undefined ? 'not run' : `${theirs.toFixed(1)} ms`,
      theirs === undefined ? '' : `${(theirs / ours).toFixed(0)} times`,
    ])
  }
  printTable(['parts of text', '@docent/protocol', '@ai-sdk/ui-utils 1.2.11', 'ratio'], rows)
}

function createReply(count: number): StreamPart[] {
  const words = ['Docent ', 'reads ', 'the ', 'pages ', 'that ', 'you ', 'wrote. ', 'Schön! ']
  return [
    { type: 'start_step', value: { messageId: 'answer' } },
    ...Array.from({ length: count }, (_, index): StreamPart => {
      return { type: 'text', value: words[index % words.length] ?? '' }
    }),
    { type: 'finish_step', value: { finishReason: 'stop', isContinued: false } },
    { type: 'finish_message', value: { finishReason: 'stop' } },
  ]
}

function toStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else controller.enqueue(bytes.slice(at, (at += CHUNK_BYTES)))
    },
  })
}

async function readOurs(bytes: Uint8Array): Promise<number> {
  const reply = startReply()
  let seen = 0
  let length = 0
  for await (const part of decodeStream(toStream(bytes))) {
    applyPart(reply, part)
    if (++seen % PARTS_PER_FRAME === 0) length = readReply(reply).content.length
  }
  return length + readReply(reply).content.length
}

async function readTheirs(bytes: Uint8Array): Promise<number> {
  let length = 0
  await callChatApi({
    api: '/',
    body: {},
    streamProtocol: 'data',
    credentials: undefined,
    headers: undefined,
    abortController: undefined,
    restoreMessagesOnFailure: () => undefined,
    onResponse: undefined,
    onUpdate: ({ message }) => {
      length = message.content.length
    },
    onFinish: undefined,
    onToolCall: undefined,
    generateId: () => 'id',
    fetch: async () => new Response(toStream(bytes)),
    lastMessage: undefined,
  })
  return length
}
