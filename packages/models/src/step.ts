import type { StreamPart, StreamUsage } from '@docent/protocol'
import type { LanguageModelV4CallOptions, LanguageModelV4ToolCall } from '@ai-sdk/provider'
import type { Said } from '@docent/answers'
import { createBlankStart } from './blankStart.ts'
import type { Firewall } from './firewall/index.ts'
import { callModel } from './calls/call.ts'
import type { CallContext, CallEvent } from './calls/call.ts'
import { ModelFailure } from './calls/failure.ts'
import { readToolInput } from './toolInput.ts'
import { NO_ANSWER } from './prompt/instructions.ts'
import type { Instructions } from './prompt/instructions.ts'
import { MAX_CALLS } from './tools.ts'
import { findVisible } from './visible.ts'

/** The result of one call to a model. */
export interface Step {
  readonly text: string
  readonly toolCalls: readonly LanguageModelV4ToolCall[]
  readonly reason: string
  readonly usage: StreamUsage
}

/** A run of the answer, or a part of the stream that is not text. */
export type ShownPiece =
  | { readonly type: 'said'; readonly said: Said }
  | { readonly type: 'part'; readonly part: StreamPart }

export interface StepWalls {
  /** The filter between the model's words and the visitor, and the same for its thoughts. */
  readonly text: Firewall
  readonly thoughts: Firewall
  readonly instructions: Instructions
  /** Whether the visitor has read something of this answer already. */
  readonly hasSaid: () => boolean
  /** Receives the number of characters, to estimate the tokens of a call that are not reported. */
  readonly onLength: (characters: number) => void
}

/**
 * Makes one call, and yields the text that passes the firewall.
 *
 * @throws {ModelFailure} also if the model finds no answer, reveals its instructions, or calls too many tools.
 */
export async function* takeStep(
  options: LanguageModelV4CallOptions,
  context: CallContext,
  walls: StepWalls,
): AsyncGenerator<ShownPiece, Step> {
  const toolCalls: LanguageModelV4ToolCall[] = []
  const show = createShow(walls)
  let text = ''
  let begun = 0
  for await (const event of callModel(options, context)) {
    if (event.type === 'text-delta') text += event.delta
    if (event.type === 'tool-input-start') begun += 1
    if (event.type === 'tool-call') toolCalls.push(event)
    // Some calls come without a start, and many providers send all calls at the end of the reply.
    if (Math.max(begun, toolCalls.length) > MAX_CALLS) throw new ModelFailure('too many calls')
    if ('delta' in event) walls.onLength(event.delta.length)
    yield* show(event)
    if (event.type === 'end') {
      return { text, toolCalls, reason: event.reason, usage: event.usage }
    }
  }
  throw new ModelFailure('cut')
}

function createShow(walls: StepWalls): (event: CallEvent) => Generator<ShownPiece> {
  const { text, thoughts } = walls
  const say = createSay(walls)

  return function* (event) {
    switch (event.type) {
      case 'text-delta':
        yield* say(text.push(event.delta))
        break
      case 'reasoning-start':
        yield* showHidden(event)
        break
      case 'reasoning-delta':
        yield* think(thoughts.push(event.delta))
        yield* showSignature(event)
        break
      case 'reasoning-end':
        yield* think(thoughts.end())
        yield* showSignature(event)
        break
      case 'tool-input-start':
        yield part('tool_call_streaming_start', { toolCallId: event.id, toolName: event.toolName })
        break
      case 'tool-call':
        yield* showCall(event, walls.instructions)
        break
      case 'end':
        yield* think(thoughts.end())
        yield* say(text.end())
        break
    }
  }
}

function createSay({ text, hasSaid }: StepWalls): (said: readonly Said[]) => Generator<ShownPiece> {
  const hold = createBlankStart()

  return function* (said) {
    // No honest answer repeats a sentence of our instructions: the text after it is not trusted either.
    if (text.counts.secrets > 0) throw new ModelFailure('leak')
    for (const one of said) {
      const isStart = !hasSaid()
      if (isStart && isRefusal(one)) throw new ModelFailure('no answer')
      const clean = typeof one === 'string' ? one.replaceAll(NO_ANSWER, '') : one
      if (clean === '') continue
      for (const shown of isStart ? hold(clean) : [clean]) yield { type: 'said', said: shown }
    }
  }
}

function isRefusal(one: Said): boolean {
  if (typeof one !== 'string') return false
  const place = one.indexOf(NO_ANSWER)
  return place >= 0 && findVisible(one.slice(0, place)) < 0
}

function* think(said: readonly Said[]): Generator<ShownPiece> {
  for (const one of said) if (typeof one === 'string') yield part('reasoning', one)
}

type ReasoningEvent = CallEvent & { type: `reasoning-${string}` }

/** Thoughts of a model that its provider withholds. */
function* showHidden({ providerMetadata }: ReasoningEvent): Generator<ShownPiece> {
  const data = providerMetadata?.['anthropic']?.['redactedData']
  if (typeof data === 'string') yield part('redacted_reasoning', { data })
}

function* showSignature({ providerMetadata }: ReasoningEvent): Generator<ShownPiece> {
  const signature = providerMetadata?.['anthropic']?.['signature']
  if (typeof signature === 'string') yield part('reasoning_signature', { signature })
}

/** A call is shown whole: its arguments are a model's words as well. */
function* showCall(
  call: LanguageModelV4ToolCall,
  instructions: Instructions,
): Generator<ShownPiece> {
  const { toolCallId, toolName, input } = call
  const { canary, sentences } = instructions
  if ([canary, ...sentences].some((secret) => input.includes(secret)))
    throw new ModelFailure('leak')
  yield part('tool_call_delta', { toolCallId, argsTextDelta: input })
  yield part('tool_call', { toolCallId, toolName, args: readToolInput(input) })
}

function part<Type extends StreamPart['type']>(
  type: Type,
  value: (StreamPart & { type: Type })['value'],
): ShownPiece {
  return { type: 'part', part: { type, value } as StreamPart }
}
