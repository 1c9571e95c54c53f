import { applyPart, encodePart, readReply, readText, startReply } from '@docent/protocol'
import { readAnswerAnnotations } from '@docent/protocol/api'
import type { ChatMessage, Reply, StreamPart, StreamUsage } from '@docent/protocol'
import type { ServerTexts } from '@docent/texts'
import type { AnswerStatus, BegunQuestion, Conversations } from '../conversations/types.ts'
import type { Receipt, AnswerContext, AnswerEngine, Question, Log } from '@docent/answers'
import type { Limits } from '@docent/content'
import { SHUTDOWN, STOPPED } from '../replies/types.ts'
import type { ReplyWriter } from '../replies/types.ts'
import type { TakeTurn } from '../requests/turns.ts'
import { STOP_REASON } from './replyForm.ts'
import { startReceipt } from './receiptDraft.ts'
import type { ReceiptDraft } from './receiptDraft.ts'

export interface AnswerJob {
  readonly answerId: string
  readonly begun: BegunQuestion
  readonly question: Question
  /** The masked places in the question and its context, by kind. */
  readonly masked: NonNullable<Receipt['masked']>
}

export interface AnswerTools {
  readonly engine: AnswerEngine
  readonly conversations: Conversations
  readonly limits: Pick<Limits, 'answerLength'>
  readonly log: Log
  readonly takeTurn: TakeTurn
  readonly now: () => number
  readonly texts: () => ServerTexts
}

/**
 * Writes one answer: the engine's parts as they arrive, then, once the answer is on disk, its end.
 *
 * The order is a promise: a reader who has seen the `finish_message` line will find the answer in
 * the store, also after the process was killed. Every other answer ends in an `error` line: one that
 * failed, that could not be stored, or whose conversation was erased meanwhile.
 */
export async function writeAnswer(
  job: AnswerJob,
  tools: AnswerTools,
  writer: ReplyWriter,
): Promise<void> {
  try {
    await writeToEnd(job, tools, writer)
  } catch (error) {
    tools.log.error('answer failed', error, { answerId: job.answerId })
    writer.write(encodePart({ type: 'error', value: tools.texts().failed }))
  }
}

async function writeToEnd(
  job: AnswerJob,
  tools: AnswerTools,
  { write, signal }: ReplyWriter,
): Promise<void> {
  const receipt = startReceipt(tools.engine.name)
  if (Object.keys(job.masked).length > 0) receipt.add({ masked: job.masked })
  const draft = { startedAt: tools.now(), reply: startReply({ id: job.answerId }), receipt }
  const send = createSender(draft.reply, job.answerId, write, receipt)

  const end = await runEngine(job, tools, send, { signal, note: receipt.add })
  const fate = await store(job, tools, draft, end)
  const failure = nameFailure(fate, signal)
  if (failure) return write(encodePart({ type: 'error', value: tools.texts()[failure] }))
  send({ type: 'finish_step', value: { ...end.finish, isContinued: false } })
  write(encodePart({ type: 'finish_message', value: end.finish }))
}

/** The text that tells a reader why there is no whole answer. */
function nameFailure(
  fate: Fate,
  { reason }: AbortSignal,
): 'failed' | 'leaves' | 'erased' | undefined {
  if (fate === 'failed' || fate === 'erased') return fate
  if (fate === 'complete') return undefined
  if (reason === SHUTDOWN) return 'leaves'
  // The visitor stopped it, and has what they wanted. Otherwise all its readers had left, and one who
  // comes back at this very moment can ask again.
  return reason === STOPPED ? undefined : 'failed'
}

/** The state of an answer in the store. */
type Fate = AnswerStatus | 'erased'

interface End {
  status: AnswerStatus
  finish: (StreamPart & { type: 'finish_message' })['value']
}

async function runEngine(
  { question, answerId }: AnswerJob,
  { engine, limits, log, takeTurn }: AnswerTools,
  send: (part: StreamPart) => void,
  context: AnswerContext,
): Promise<End> {
  let room = limits.answerLength
  try {
    await takeTurn(question.visitor?.address ?? '')
    for await (const part of untilAborted(engine.answer(question, context), context.signal)) {
      if (part.type === 'finish_message') return { status: 'complete', finish: part.value }
      if (part.type === 'text' && part.value.length > room) {
        send({ type: 'text', value: part.value.slice(0, room).toWellFormed() })
        return { status: 'complete', finish: { finishReason: 'length' } }
      }
      if (part.type === 'text') room -= part.value.length
      send(part)
      // Lets the line leave, and other visitors be served, before the next one is made.
      await turn()
    }
  } catch (error) {
    log.error('answer failed', error, { engine: engine.name, answerId })
    return { status: 'failed', finish: { finishReason: 'error' } }
  }
  return { status: 'partial', finish: { finishReason: STOP_REASON } }
}

interface AnswerDraft {
  readonly startedAt: number
  readonly reply: Reply
  readonly receipt: ReceiptDraft
}

/** Stores the answer, and returns its state: one that could not be stored has failed. */
async function store(
  { begun, answerId }: AnswerJob,
  { conversations, log, now }: AnswerTools,
  { reply, receipt, startedAt }: AnswerDraft,
  { status, finish }: End,
): Promise<Fate> {
  try {
    const usage = countUsage(finish.usage)
    const whole = receipt.close(usage)
    const isKept = await conversations.finish({
      ...describe(readReply(reply)),
      questionId: begun.questionId,
      version: begun.version,
      status,
      engine: whole.engine,
      finishReason: finish.finishReason,
      usage: { ...usage, cost: whole.usage.cost ?? NO_COST },
      receipt: whole,
      startedAt,
      finishedAt: now(),
    })
    return isKept ? status : 'erased'
  } catch (error) {
    log.error('answer could not be stored', error, { answerId })
    return 'failed'
  }
}

/** Sends parts, the id of the answer before the first that a reader sees. */
function createSender(
  reply: Reply,
  messageId: string,
  write: ReplyWriter['write'],
  receipt: ReceiptDraft,
): (part: StreamPart) => void {
  let hasStarted = false
  return (part) => {
    if (!hasStarted && part.type !== 'data') {
      write(encodePart({ type: 'start_step', value: { messageId } }))
    }
    // Anything after the end of a step starts another step.
    if (part.type !== 'data') hasStarted = part.type !== 'finish_step'
    if (part.type === 'text') receipt.onText()
    applyPart(reply, part)
    write(encodePart(part))
  }
}

function describe(message: ChatMessage) {
  const { parts, annotations = [] } = message
  const { grounded, confidence } = readAnswerAnnotations(annotations)
  return {
    content: readText(message),
    parts,
    annotations,
    grounded,
    confidence,
  }
}

const UNKNOWN_USAGE = { promptTokens: Number.NaN, completionTokens: Number.NaN }

const NO_COST = { promptCost: 0, completionCost: 0, totalCost: 0, currency: 'USD' }

function countUsage({ promptTokens, completionTokens }: StreamUsage = UNKNOWN_USAGE) {
  return { promptTokens, completionTokens, totalTokens: promptTokens + completionTokens }
}

/** The parts until the signal is aborted, also if the engine takes no notice of it. */
async function* untilAborted<Part>(
  parts: AsyncIterable<Part>,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const iterator = parts[Symbol.asyncIterator]()
  const aborted = new Promise<'aborted'>((resolve) => {
    signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })
  try {
    while (!signal.aborted) {
      const next = iterator.next()
      // It may fail when nobody waits for it any more.
      next.catch(() => undefined)
      const result = await Promise.race([next, aborted])
      if (result === 'aborted' || result.done) return
      yield result.value
    }
  } finally {
    await closeInTime(iterator)
  }
}

/** The time that an engine has to report the cost of unfinished work. */
const CLOSING_MS = 250

/** Ends an engine. If the engine hangs, its stop does not hang with it. */
async function closeInTime(iterator: AsyncIterator<unknown>): Promise<void> {
  const closed = iterator.return?.()?.catch(() => undefined)
  if (!closed) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, CLOSING_MS)
  })
  await Promise.race([closed, late])
  clearTimeout(timer)
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
