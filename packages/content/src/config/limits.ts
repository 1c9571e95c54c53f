import {
  MAX_HISTORY_MESSAGES,
  MAX_MESSAGE_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_REQUEST_DEPTH,
} from '@docent/protocol/api'
import { KEEP_DAYS } from '../limits.ts'
import { findNearest } from '../pages/nearest.ts'
import type { ConfigFault } from './configReaders.ts'

/**
 * Every limit of the assistant, with its default. An owner sets them by these names in the
 * configuration; a name that is not here is refused there.
 */
export const DEFAULT_LIMITS = {
  /** Bytes of a request's body, counted as they arrive. */
  bodyBytes: 262_144,
  /** The same if a model reads the files that visitors attach. */
  filesBodyBytes: 4_194_304,
  /** How much of a refused body is still read, and how long, so that the refusal arrives. */
  drainBytes: 1_048_576,
  drainMs: 2_000,
  /** How deep the JSON of a body may nest. */
  jsonDepth: MAX_REQUEST_DEPTH as number,
  headerBytes: 16_384,
  urlBytes: 4_096,

  /** A visitor's message, in UTF-16 units, as the counter in the panel shows them. */
  messageLength: MAX_MESSAGE_LENGTH as number,
  /** The longest comment on an answer, in UTF-16 units. */
  noteLength: MAX_NOTE_LENGTH as number,
  /** How much of a request's conversation is used: its newest messages. */
  historyMessages: MAX_HISTORY_MESSAGES as number,
  historyCharacters: 60_000,
  /** Turns that an engine is given. */
  engineTurns: 12,

  /** An answer's length in characters: it is cut there, with the finish reason `length`. */
  answerLength: 16_000,
  /** The server sends an empty line after this silence, because proxies cut silent connections. */
  heartbeatMs: 10_000,
  /** How long an answer continues after its last reader has left. */
  leaveMs: 2_000,
  /** The same for an answer that its reader may come back for. */
  resumeMs: 60_000,
  /** How long such an answer is kept after its end, and how long it may be. */
  replayMs: 120_000,
  replayBytes: 65_536,
  /** A reader that accepts nothing for this time is disconnected. */
  stallMs: 10_000,
  /** Answers under way at once, over all visitors. */
  repliesAtOnce: 500,

  /** Tokens of an answer, and calls to models that it may make in all. */
  modelTokens: 800,
  modelCalls: 3,
  /** How long until a model's host is reached. */
  modelConnectMs: 3_000,
  /** Until the first token: of a model elsewhere, and of one that is local and may be cold. */
  modelFirstMs: 12_000,
  modelFirstNearMs: 60_000,
  /** Between two tokens, and for the whole answer. */
  modelIdleMs: 20_000,
  modelWholeMs: 60_000,
  /** Characters that are read of one call. */
  modelLength: 262_144,
  /** A try follows after a random time up to the first, doubled each time, up to the second. */
  modelRetryMs: 250,
  modelRetryMaxMs: 2_000,
  /** If a provider asks for a longer wait, Docent does not wait. */
  modelWaitMs: 3_000,
  /** The daily spending limit for models, in the currency of their prices. */
  dayCost: 5,
  /** Tokens that the answers to one visitor may take in a day: about 40 answers. */
  visitorTokens: 150_000,
  /** The same for all visitors behind one address, such as an office. */
  addressTokens: 1_500_000,
  /** Questions of one visitor: as many as one person can read answers to, too few for a script. */
  sessionPerMinute: 8,
  sessionPerHour: 60,
  sessionPerDay: 200,
  /** Questions of one address, which a whole office may share: at once, and over time. */
  addressBurst: 10,
  addressPerMinute: 20,
  addressPerHour: 300,
  /** Answers under way at once: of a visitor with a second tab, and of an office. */
  sessionRepliesAtOnce: 2,
  addressRepliesAtOnce: 6,
  /** When a place that was never released becomes free: longer than any answer takes. */
  placeMs: 120_000,
  /** How many rates are remembered, at about 150 bytes each: a flood of addresses takes no more. */
  ratesRemembered: 100_000,
  /** The number of proxies in front of the server. Docent then trusts their `x-forwarded-for`. */
  proxyHops: 0,

  /** How long a conversation is kept after its last question. */
  keepDays: KEEP_DAYS as number,

  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  timeoutCheckMs: 2_000,
  keepAliveMs: 65_000,
  /** At the end of the process: how long running answers get. */
  shutdownMs: 20_000,
}

export type Limits = Readonly<typeof DEFAULT_LIMITS>

/** Limits that do not exist or have wrong values, all of them listed in its message. */
export class LimitsError extends RangeError {
  override readonly name = 'LimitsError'
  readonly faults: readonly ConfigFault[]

  constructor(faults: readonly ConfigFault[]) {
    super(faults.map(({ path, reason }) => `The configuration sets ${path}: ${reason}`).join('\n'))
    this.faults = faults
  }
}

/**
 * The limits with an owner's changes.
 *
 * @throws {LimitsError} listing those that do not exist, and those that cannot be what they are set to.
 */
export function readLimits(changes: Readonly<Record<string, number>> = {}): Limits {
  const faults = Object.entries(changes).flatMap(([name, value]) => {
    const reason = Object.hasOwn(DEFAULT_LIMITS, name)
      ? findNonsense(name, value)
      : describeUnknown(name)
    return reason === undefined ? [] : [{ path: `limits.${name}`, reason }]
  })
  if (faults.length > 0) throw new LimitsError(faults)
  const limits = { ...DEFAULT_LIMITS, ...changes }
  requireOrder(limits, changes)
  return limits
}

function describeUnknown(name: string): string {
  const names = Object.keys(DEFAULT_LIMITS)
  const nearest = findNearest(name, names)
  const advice =
    nearest === undefined ? `Known are ${names.join(', ')}.` : `Did you mean ${nearest}?`
  return `there is no such limit. ${advice}`
}

/** Zero proxies and a budget of zero are valid. Any other limit below one would let nothing pass. */
const LEAST: Readonly<Record<string, number>> = {
  proxyHops: 0,
  dayCost: 0,
  visitorTokens: 0,
  addressTokens: 0,
}

/**
 * The maximum of each limit. Above it something breaks: a timer of more than 24 days fires at once, a
 * date of more than 270,000 years is invalid, and a recursive parser ends.
 */
const MOST: Readonly<Record<string, number>> = {
  keepDays: 36_500,
  proxyHops: 100,
  jsonDepth: 1_000,
  headerBytes: 1_048_576,
  urlBytes: 1_048_576,
  ratesRemembered: 10_000_000,
}
const MOST_MS = 86_400_000
const MOST_OF_ANY = 1_000_000_000

/** The range of a limit. */
export function readRange(name: string): { least: number; most: number } {
  const most = MOST[name] ?? (name.endsWith('Ms') ? MOST_MS : MOST_OF_ANY)
  return { least: LEAST[name] ?? 1, most }
}

/** Why a limit cannot have a value. */
function findNonsense(name: string, value: number): string | undefined {
  const { least, most } = readRange(name)
  // Money has parts; there is no half a byte, message or proxy.
  const isWhole = name !== 'dayCost'
  if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return undefined
  const what = isWhole ? 'a whole number' : 'a number'
  return `expected ${what} from ${least} to ${most}, found ${value}.`
}

/** Node refuses to start with these two the other way round. */
function requireOrder(
  { headersTimeoutMs, requestTimeoutMs }: Limits,
  changes: Readonly<Record<string, number>>,
): void {
  if (headersTimeoutMs <= requestTimeoutMs) return
  const isHeaders = Object.hasOwn(changes, 'headersTimeoutMs')
  const path = `limits.${isHeaders ? 'headersTimeoutMs' : 'requestTimeoutMs'}`
  const reason =
    `headersTimeoutMs is ${headersTimeoutMs}, and requestTimeoutMs is ${requestTimeoutMs}: ` +
    'a request cannot take less time than its headers.'
  throw new LimitsError([{ path, reason }])
}
