import type { ServerResponse } from 'node:http'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { SCRIPTED_FAILURE } from './script.ts'
import type { RefusedCall, ScriptedReply, SilentFault, StreamedReply } from './script.ts'
import type { Wire, WireEvent } from './wire.ts'

export interface ReplyJob<Reply = ScriptedReply> {
  readonly reply: Reply
  readonly wire: Wire
  /** Of the request. */
  readonly body: Readonly<Record<string, unknown>>
  readonly response: ServerResponse
  /** Ends the connection: at once, or once the bytes before are on their way. */
  readonly breakOff: (how: 'reset' | 'cut') => void
}

/** Does with a call what the script says. */
export async function sendReply(job: ReplyJob): Promise<void> {
  const { reply } = job
  if ('status' in reply) return refuse({ ...job, reply })
  if ('pieces' in reply) return sendStream({ ...job, reply })
  return sendNothing(reply.fault, job)
}

function refuse({ reply, wire, response }: ReplyJob<RefusedCall>): void {
  const { status, retryAfter, message = SCRIPTED_FAILURE } = reply
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  })
  response.end(JSON.stringify(wire.failure(status, message)))
}

function sendNothing(fault: SilentFault, { response, breakOff }: ReplyJob<unknown>): void {
  if (fault === 'reset') breakOff('reset')
  if (fault === 'hang after headers') openStream(response)
  if (fault === 'empty body') response.writeHead(200, STREAM_HEADERS).end()
}

const STREAM_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8' }

function openStream(response: ServerResponse): void {
  response.writeHead(200, STREAM_HEADERS)
  response.flushHeaders()
}

async function sendStream(job: ReplyJob<StreamedReply>): Promise<void> {
  const { reply, wire, body, response } = job
  const events = wire.write(reply, body)
  const end = events.findLastIndex(({ type }) => type !== 'end') + 1

  openStream(response)
  for (const { wire } of events.slice(0, end)) await send(wire, job)
  if (reply.fault) return fail(job, events, end)
  for (const { wire } of events.slice(end)) await send(wire, job)
  response.end()
}

async function fail(
  job: ReplyJob<StreamedReply>,
  events: readonly WireEvent[],
  end: number,
): Promise<void> {
  const { reply, wire, response, breakOff } = job
  switch (reply.fault) {
    case 'hang':
      return
    case 'cut':
      return breakOff('cut')
    case 'endless':
      return repeat(job, events)
    case 'endless line':
      return sendEndlessLine(job)
    case 'error event':
      await send(wire.failureEvent(SCRIPTED_FAILURE), job)
      break
    case 'bad json':
      await send('data: {"broken\n\n', job)
      for (const event of events.slice(end)) await send(event.wire, job)
      break
  }
  response.end()
}

async function repeat(job: ReplyJob<StreamedReply>, events: readonly WireEvent[]): Promise<void> {
  const last = events.findLast(({ type }) => type === 'text')
  if (!last) throw new Error('An endless reply needs a piece that it can repeat.')
  while (!job.response.destroyed) await send(last.wire, job)
}

async function sendEndlessLine(job: ReplyJob<StreamedReply>): Promise<void> {
  await send('data: {"text":"', job)
  while (!job.response.destroyed) await send('x'.repeat(65_536), job)
}

async function send(wire: string, { reply, response }: ReplyJob<StreamedReply>): Promise<void> {
  const { pieceMs = 0, chunkBytes } = reply
  if (pieceMs > 0) await setTimeout(pieceMs)
  const bytes = Buffer.from(wire)
  const step = chunkBytes ?? bytes.length
  for (let at = 0; at < bytes.length && !response.destroyed; at += step) {
    if (!response.write(bytes.subarray(at, at + step))) await drain(response)
    // Writes of one turn leave in one piece.
    await setImmediate()
  }
}

// A client that has gone never drains.
function drain(response: ServerResponse): Promise<void> {
  return new Promise<void>((resolve) => {
    const go = (): void => {
      response.off('drain', go).off('close', go)
      resolve()
    }
    response.on('drain', go).on('close', go)
  })
}
