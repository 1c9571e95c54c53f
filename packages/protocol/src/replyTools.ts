import { StreamParseError } from './errors.ts'
import { MAX_PART_DEPTH, isDeeperThan } from './json.ts'
import type { JSONValue } from './json.ts'
import type { MessagePart, ToolInvocation } from './message.ts'
import { parsePartialJson } from './partialJson.ts'
import { encodePart } from './parts.ts'
import type { StreamPart } from './parts.ts'

/** The tool invocations of a reply, kept in its parts and found by their ids. */
export interface ToolCalls {
  readonly parts: MessagePart[]
  /** A Map, because an id may be `constructor` or `__proto__`. */
  readonly byId: Map<string, OpenCall>
}

interface OpenCall {
  readonly place: number
  readonly isStreaming: boolean
  argsText: string
  /** Set when `argsText` has grown: the arguments are parsed when somebody looks. */
  isStale: boolean
}

export function createToolCalls(parts: MessagePart[]): ToolCalls {
  const byId = new Map<string, OpenCall>()
  for (const [place, part] of parts.entries()) {
    if (part.type === 'tool-invocation') byId.set(part.toolInvocation.toolCallId, openCall(place))
  }
  return { parts, byId }
}

export function startCall(
  calls: ToolCalls,
  step: number,
  { toolCallId, toolName }: { toolCallId: string; toolName: string },
): void {
  put(calls, { state: 'partial-call', step, toolCallId, toolName, args: undefined }, true)
}

export function growCall(calls: ToolCalls, part: StreamPart & { type: 'tool_call_delta' }): void {
  const call = calls.byId.get(part.value.toolCallId)
  if (!call?.isStreaming) {
    throw orphan(calls, part, 'tool_call_delta must be preceded by a tool_call_streaming_start')
  }
  call.argsText += part.value.argsTextDelta
  call.isStale = true
}

export function makeCall(
  calls: ToolCalls,
  step: number,
  { toolCallId, toolName, args }: { toolCallId: string; toolName: string; args: JSONValue },
): void {
  put(calls, { state: 'call', step, toolCallId, toolName, args })
}

export function finishCall(calls: ToolCalls, part: StreamPart & { type: 'tool_result' }): void {
  const call = calls.byId.get(part.value.toolCallId)
  if (!call) throw orphan(calls, part, 'tool_result must be preceded by a tool_call')

  readCall(calls, call)
  const { toolCallId, toolName, step, args } = invocationAt(calls, call)
  const { result } = part.value
  put(calls, { state: 'result', step, toolCallId, toolName, args, result })
}

/** Brings the arguments of unfinished calls up to date, and lists all invocations in order. */
export function readCalls(calls: ToolCalls): ToolInvocation[] {
  for (const call of calls.byId.values()) readCall(calls, call)
  return [...calls.byId.values()].map((call) => invocationAt(calls, call))
}

function put(calls: ToolCalls, toolInvocation: ToolInvocation, isStreaming = false): void {
  const { toolCallId } = toolInvocation
  const place = calls.byId.get(toolCallId)?.place ?? calls.parts.length
  calls.parts[place] = { type: 'tool-invocation', toolInvocation }
  calls.byId.set(toolCallId, openCall(place, isStreaming))
}

function readCall(calls: ToolCalls, call: OpenCall): void {
  if (!call.isStale) return
  call.isStale = false
  const parsed = parsePartialJson(call.argsText)
  // Line by line they could nest deeper than one line may.
  const args = isDeeperThan(parsed, MAX_PART_DEPTH) ? undefined : parsed
  const toolInvocation = { ...invocationAt(calls, call), args }
  calls.parts[call.place] = { type: 'tool-invocation', toolInvocation }
}

function invocationAt(calls: ToolCalls, call: OpenCall): ToolInvocation {
  const part = calls.parts[call.place]
  if (part?.type !== 'tool-invocation') throw new TypeError('A tool invocation is out of place.')
  return part.toolInvocation
}

function orphan(calls: ToolCalls, part: StreamPart, reason: string): StreamParseError {
  const full = calls.byId.size > 0 ? `${reason} with the same toolCallId` : reason
  return new StreamParseError(full, encodePart(part).trimEnd())
}

function openCall(place: number, isStreaming = false): OpenCall {
  return { place, isStreaming, argsText: '', isStale: false }
}
