import type { StreamPart } from '@docent/protocol'
import type { LanguageModelV4Message } from '@ai-sdk/provider'
import type { Question } from '@docent/answers'
import type { Firewall } from './firewall/index.ts'
import type { Knowledge, Passage } from '@docent/retrieval'
import { countCall, knownOr } from './spending/account.ts'
import type { Writing } from './spending/account.ts'
import type { Breaker } from './calls/breaker.ts'
import type { CallContext } from './calls/call.ts'
import { ModelFailure } from './calls/failure.ts'
import { toAssistantMessage } from './messages.ts'
import { writePrompt } from './prompt/prompt.ts'
import type { Instructions } from './prompt/instructions.ts'
import { guessPrompt, guessTokens } from './spending/purse.ts'
import type { Purse, TokenCounts } from './spending/purse.ts'
import { takeStep } from './step.ts'
import type { ShownPiece, Step } from './step.ts'
import { createCallCount, look, NOT_RUN, TOOLS } from './tools.ts'
import type { CallCount } from './tools.ts'
import type { Model, ModelLimits } from './types.ts'

/** A model with its health. */
export interface ReadyModel {
  readonly model: Model
  readonly breaker: Breaker
}

export interface WritingTools {
  /** In the order that they are asked. */
  readonly models: readonly ReadyModel[]
  readonly knowledge: Pick<Knowledge, 'search' | 'page'>
  readonly instructions: Instructions
  readonly limits: ModelLimits
  readonly purse: Purse
  readonly watchConnect: CallContext['watchConnect']
  readonly createFirewall: (passages: readonly Passage[]) => Firewall
  /** From 0 to 1. */
  readonly random: () => number
}

/**
 * Asks the models for an answer, one after the other. A model is asked again if a retry may help. After
 * the first word, no other model takes over.
 *
 * @throws {ModelFailure} of the last model, if all fail.
 */
export async function* write(
  writing: Writing,
  question: Question,
  tools: WritingTools,
  signal: AbortSignal,
): AsyncGenerator<ShownPiece> {
  const { models, limits } = tools
  const over = AbortSignal.timeout(limits.modelWholeMs)
  const run: Run = {
    ...tools,
    writing,
    question,
    visitor: signal,
    signal: AbortSignal.any([signal, over]),
    firstBy: performance.now() + readPatience(models, limits),
    length: 0,
    callCount: createCallCount(),
  }
  let failure = new ModelFailure('open')
  for (const [place, ready] of models.entries()) {
    try {
      yield* askModel(ready, models.length - 1 - place, run)
      return
    } catch (error) {
      if (signal.aborted) throw error
      failure = over.aborted ? new ModelFailure('slow') : toOwnFailure(error)
      if (writing.hasSaid || over.aborted || failure.kind === 'no answer') throw failure
    }
  }
  throw failure
}

interface Run extends WritingTools {
  readonly writing: Writing
  readonly question: Question
  readonly visitor: AbortSignal
  readonly signal: AbortSignal
  readonly firstBy: number
  /** The characters received in the current call. */
  length: number
  /** One count for all models, because the second one has the passages that the first one found. */
  readonly callCount: CallCount
}

/** How long to wait for the first token: longer if all models are local and may have to be loaded. */
function readPatience(models: readonly ReadyModel[], limits: ModelLimits): number {
  const isNear = models.every(({ model }) => model.isNear)
  return isNear ? limits.modelFirstNearMs : limits.modelFirstMs
}

/** Rethrows our own errors, so that they do not look like a failure of the model. */
function toOwnFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  throw error
}

/** One model's whole answer: it may look further before it writes, as long as calls are left. */
async function* askModel(ready: ReadyModel, keep: number, run: Run): AsyncGenerator<ShownPiece> {
  const { writing, question, instructions, knowledge, callCount } = run
  const prompt = writePrompt(question, writing.passages, instructions, ready.model)
  const given = { passages: writing.passages, read: new Map<string, number>() }
  for (;;) {
    const isLast = callsLeft(run) - keep <= 1 || callCount.isUsedUp()
    const step = yield* tryStep(ready, prompt, { isLast, keep }, run)
    writing.reason = step.reason
    if (step.toolCalls.length === 0) {
      if (!writing.hasSaid) throw new ModelFailure('empty')
      writing.model = ready.model.name
      return
    }
    if (isLast) throw new ModelFailure('empty')
    yield status('searching')
    prompt.push(toAssistantMessage(step))
    const results: (LanguageModelV4Message & { role: 'tool' })['content'] = []
    for (const [place, { toolCallId, toolName, input }] of step.toolCalls.entries()) {
      const isRun = callCount.take(place)
      const { told, shown } = isRun ? look(toolName, input, knowledge, given) : NOT_RUN
      yield part({ type: 'tool_result', value: { toolCallId, result: shown } })
      const output = { type: 'text', value: told } as const
      results.push({ type: 'tool-result', toolCallId, toolName, output })
    }
    prompt.push({ role: 'tool', content: results })
    yield part({
      type: 'finish_step',
      value: { finishReason: 'tool-calls', usage: step.usage, isContinued: false },
    })
    yield status('writing')
  }
}

/** A caller on this machine, not over the network. */
const NOBODY = { address: '' }

function callsLeft({ limits, writing }: Run): number {
  return limits.modelCalls - writing.calls.length
}

/** Takes a step, and tries again as long as nobody has read a word and it may help. */
async function* tryStep(
  ready: ReadyModel,
  prompt: readonly LanguageModelV4Message[],
  { isLast, keep }: { isLast: boolean; keep: number },
  run: Run,
): AsyncGenerator<ShownPiece, Step> {
  const { writing, limits, random, signal } = run
  for (let tries = 0; ; tries += 1) {
    try {
      return yield* takeCountedStep(ready, prompt, isLast, run)
    } catch (error) {
      if (signal.aborted || !(error instanceof ModelFailure)) throw error
      const wait = random() * Math.min(limits.modelRetryMaxMs, limits.modelRetryMs * 2 ** tries)
      const ms = Math.max(wait, error.retryAfterMs ?? 0)
      const hasTime = ms <= limits.modelWaitMs && performance.now() + ms < run.firstBy
      const mayTry = !writing.hasSaid && error.isPassing && callsLeft(run) > keep
      if (!mayTry || !hasTime) throw error
      await pause(ms, signal)
    }
  }
}

async function* takeCountedStep(
  { model, breaker }: ReadyModel,
  prompt: readonly LanguageModelV4Message[],
  isLast: boolean,
  run: Run,
): AsyncGenerator<ShownPiece, Step> {
  const { writing, limits, purse, question, instructions, signal, watchConnect } = run
  if (!breaker.allows()) throw new ModelFailure('open')
  const guess = guessPrompt(prompt)
  const reserved = { prompt: guess, completion: limits.modelTokens }
  const settle = await purse.reserve(reserved, model.price, question.visitor ?? NOBODY)
  const startedAt = performance.now()
  const text = run.createFirewall(writing.passages)
  const thoughts = run.createFirewall([])
  run.length = 0
  let outcome = 'left'
  let tokens: TokenCounts | undefined
  try {
    const step = yield* takeStep(
      {
        prompt: [...prompt],
        maxOutputTokens: limits.modelTokens,
        ...(model.hasTools && { tools: TOOLS, toolChoice: { type: isLast ? 'none' : 'auto' } }),
      },
      {
        model,
        limits,
        signal,
        watchConnect,
        firstBy: writing.hasSaid ? startedAt + limits.modelIdleMs : run.firstBy,
      },
      {
        text,
        thoughts,
        instructions,
        hasSaid: () => writing.hasSaid,
        onLength: (length) => (run.length += length),
      },
    )
    outcome = 'ok'
    tokens = { prompt: step.usage.promptTokens, completion: step.usage.completionTokens }
    return step
  } catch (error) {
    if (error instanceof ModelFailure) {
      outcome = error.outcome
      // A refused call was not charged.
      if (error.kind === 'http' || error.kind === 'connect') tokens = { prompt: 0, completion: 0 }
    }
    throw error
  } finally {
    if (!run.visitor.aborted || outcome === 'ok')
      breaker.tell(outcome === 'ok' || outcome === 'no answer')
    writing.calls.push({
      model: model.name,
      outcome,
      ms: Math.round(performance.now() - startedAt),
    })
    const taken = knownOr(tokens, { prompt: guess, completion: guessTokens(run.length) })
    settle(taken)
    countCall(writing, taken, model, text.counts)
  }
}

function status(stage: string): ShownPiece {
  return part({ type: 'data', value: [{ type: 'status', stage }] })
}

function part(value: StreamPart): ShownPiece {
  return { type: 'part', part: value }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(new DOMException('Stopped', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
}
