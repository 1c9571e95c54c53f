// Reads one reply of many parts, with this protocol's reader and with the AI SDK's version 4, from
// the same bytes in the same run. Both give a message for the screen as they go: theirs after each
// part, because it offers nothing else; ours for each 64 parts, about what comes within a frame.

import { callChatApi } from '@ai-sdk/ui-utils'
import { applyPart, decodeStream, encodePart, readReply, startReply } from '@docent/protocol'
import type { StreamPart } from '@docent/protocol'
import { measure, measureOnce, printTable, requireRatio } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'

const PARTS_PER_FRAME = 64
const CHUNK_BYTES = 1024

const COUNTS = [1_000, 10_000, 30_000, 100_000]
const SHORT_COUNTS = COUNTS.slice(0, 2)
/** For more parts, a single run of theirs takes one to two minutes: only `--long` includes it. */
const MOST_FOR_THEIRS = 30_000
const LONG = '--long'

/** The minimum ratio of theirs to ours at 10,000 parts. The measured ratio is far above. */
const LEAST = 5
/** Ten times the parts in proportion take 10 times as long, copied for each part 100. A busy machine
 * can double what is measured of either. */
const MOST_GROWTH = 50

interface Row {
  readonly count: number
  readonly ours: number
  /** Nothing if it was not run. */
  readonly theirs: number | undefined
}

/** Prints the table; called by `npm run bench`. `--long` runs theirs with the most parts too. */
export async function benchProtocol({ args, isShort }: BenchRun): Promise<Figures> {
  const rows: Row[] = []
  for (const count of isShort ? SHORT_COUNTS : COUNTS) {
    const bytes = new TextEncoder().encode(createReply(count).map(encodePart).join(''))
    const ours = await measure(() => readOurs(bytes))
    rows.push({ count, ours, theirs: await measureTheirs(bytes, count, args.includes(LONG)) })
  }
  printRows(rows)
  if (!isShort) requireRatios(rows)
  return Object.fromEntries(rows.flatMap(nameFigures))
}

function nameFigures({ count, ours, theirs }: Row): [string, number][] {
  const own: [string, number] = [`docent.${count}.ms`, ours]
  return theirs === undefined ? [own] : [own, [`aiSdk.${count}.ms`, theirs]]
}

function requireRatios(rows: readonly Row[]): void {
  const [, some, more, most] = rows
  const oursGrew = divideTimes(most?.ours, some?.ours)
  const theirsGrew = divideTimes(more?.theirs, some?.theirs)
  console.log(
    `  From 10,000 to 100,000 parts ours takes ${oursGrew.toFixed(1)} times as long; ` +
      `from 10,000 to 30,000 theirs takes ${theirsGrew.toFixed(1)} times as long.`,
  )
  requireRatio('Theirs over ours at 10,000 parts', divideTimes(some?.theirs, some?.ours), {
    least: LEAST,
  })
  requireRatio('100,000 parts over 10,000', oursGrew, { most: MOST_GROWTH })
}

async function measureTheirs(
  bytes: Uint8Array,
  count: number,
  isLong: boolean,
): Promise<number | undefined> {
  if (count <= MOST_FOR_THEIRS) return measure(() => readTheirs(bytes))
  if (isLong) {
    console.log(
      `  ${formatCount(count)} parts with theirs: one run, which takes one to two minutes`,
    )
    return measureOnce(() => readTheirs(bytes))
  }
  console.log(
    `  ${formatCount(count)} parts with theirs take one to two minutes: npm run bench -- protocol ${LONG}`,
  )
  return undefined
}

function printRows(rows: readonly Row[]): void {
  printTable(
    ['parts of text', '@docent/protocol', '@ai-sdk/ui-utils 1.2.11', 'ratio'],
    rows.map(({ count, ours, theirs }) => [
      formatCount(count),
      `${ours.toFixed(1)} ms`,
      theirs === undefined ? 'not run' : `${theirs.toFixed(1)} ms`,
      theirs === undefined ? '' : `${divideTimes(theirs, ours).toFixed(0)} times`,
    ]),
  )
}

function divideTimes(one: number | undefined, other: number | undefined): number {
  return (one ?? Number.NaN) / (other ?? Number.NaN)
}

function formatCount(count: number): string {
  return count.toLocaleString('en')
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
