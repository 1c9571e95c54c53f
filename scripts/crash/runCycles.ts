import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { endProcess, readAddress } from '../../apps/server/src/testing/runDocent.ts'
import { createVisitor } from './visitor.ts'
import type { Acknowledged } from './visitor.ts'

export interface CyclesOptions {
  readonly program: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly cycles: number
  readonly seed: number
}

export interface CyclesResult {
  readonly acknowledged: readonly Acknowledged[]
  /** From each start to the printed address. */
  readonly readyMs: readonly number[]
}

/** Visitors who ask at the same time. */
const VISITORS = 6
/** The kill comes after up to this many acknowledged answers of a cycle, and a moment more. */
const MOST_ANSWERS = 8
const MOST_MS = 25
/** A start, or an answer of a server that runs, takes less time on any machine. */
const STUCK_MS = 120_000

/** Starts the server, lets visitors ask, kills it, and begins again with the same conversations. */
export async function runCycles(options: CyclesOptions): Promise<CyclesResult> {
  const random = createRandom(options.seed)
  const acknowledged: Acknowledged[] = []
  const readyMs: number[] = []
  const visitors = Array.from({ length: VISITORS }, (_, place) => createVisitor(place))

  for (let cycle = 0; cycle < options.cycles; cycle++) {
    const startedAt = performance.now()
    const child = spawn(process.execPath, [options.program, ...options.args], {
      env: { ...process.env, ...options.env },
    })
    const address = await readAddress(child)
    readyMs.push(performance.now() - startedAt)
    const atEnd = acknowledged.length + 1 + Math.floor(random() * MOST_ANSWERS)
    const isUp = () => child.exitCode === null && child.signalCode === null
    const asking = visitors.map(async (visitor) => {
      for (let turn = 0; isUp(); turn++) {
        const answer = await visitor.ask(address, `Is lamp ${cycle}-${visitor.name}-${turn} red?`)
        if (answer) acknowledged.push(answer)
      }
    })
    const stuck = AbortSignal.timeout(STUCK_MS)
    while (acknowledged.length < atEnd) {
      if (stuck.aborted || !isUp())
        throw new Error(`In cycle ${cycle} the server answered nothing.`)
      await delay(1)
    }
    await delay(random() * MOST_MS)
    await endProcess(child, 'SIGKILL')
    await Promise.all(asking)
  }
  return { acknowledged, readyMs }
}

/** Mulberry32: numbers from 0 to 1 that a seed repeats. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
