// The cost of counting a question, for its address and session. The alternative is a list of times for
// each name, from which old ones are dropped: it is exact, and remembers every question.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { DEFAULT_LIMITS } from '../packages/content/src/config/limits.ts'
import { createMemoryCounters } from '@docent/chat-server'
import type { Bucket } from '../packages/chat-server/src/counters/types.ts'
import type { Counters } from '@docent/chat-server'
import { measure, printTable, requireRatio } from './measure.ts'
import type { BenchRun, Figures } from './measure.ts'

const VISITORS = 20_000
const SHORT_VISITORS = 1000
const QUESTIONS = 10
const NAMES_EACH = 5
const MINUTE_MS = 60_000

type Take = Counters['take']

/** Prints the table; called by `npm run bench`. */
export async function benchRates({ isShort }: BenchRun): Promise<Figures> {
  const visitors = isShort ? SHORT_VISITORS : VISITORS
  const [ours, theirs] = [await weigh(createOurs, visitors), await weigh(createLists, visitors)]
  const row = (what: string, { timeUs, bytes }: Weight) => [
    what,
    `${timeUs.toFixed(1)} µs`,
    `${Math.round(bytes)} bytes`,
  ]
  printTable(
    [`${visitors} visitors, ${QUESTIONS} questions each`, 'a question', 'kept for each name'],
    [row('one time for each name', ours), row('a list of times for each name', theirs)],
  )
  if (!isShort) {
    const what = 'What is kept of a list, over what is kept of one time'
    requireRatio(what, theirs.bytes / ours.bytes, { least: 1.5 })
  }
  return {
    'docent.question.ms': ours.timeUs / 1000,
    'docent.name.bytes': ours.bytes,
    'lists.question.ms': theirs.timeUs / 1000,
    'lists.name.bytes': theirs.bytes,
  }
}

interface Weight {
  readonly timeUs: number
  readonly bytes: number
}

async function weigh(create: () => Take, visitors: number): Promise<Weight> {
  const time = await measure(() => askAll(create(), visitors))
  const before = readHeap()
  const take = create()
  await askAll(take, visitors)
  const bytes = (readHeap() - before) / (visitors * NAMES_EACH)
  // Held until it has been weighed.
  await take([])
  return { timeUs: (time * 1000) / (visitors * QUESTIONS), bytes }
}

async function askAll(take: Take, visitors: number): Promise<void> {
  for (let question = 0; question < QUESTIONS; question++) {
    for (let visitor = 0; visitor < visitors; visitor++) await take(listBuckets(visitor))
  }
}

function createOurs(): Take {
  const counters = createMemoryCounters({
    maxBuckets: DEFAULT_LIMITS.ratesRemembered,
    now: () => 0,
  })
  return (buckets) => counters.take(buckets)
}

function createLists(): Take {
  const lists = new Map<string, number[]>()
  return async (buckets) => {
    const now = 0
    const found = buckets.map(({ name, everyMs }) =>
      (lists.get(name) ?? []).filter((time) => time > now - everyMs),
    )
    if (found.some((times, index) => times.length >= (buckets[index]?.per ?? 0))) return 1
    for (const [index, { name }] of buckets.entries())
      lists.set(name, [...(found[index] ?? []), now])
    return 0
  }
}

/** As many as a question uses, large enough that none is refused. */
function listBuckets(visitor: number): Bucket[] {
  return Array.from({ length: NAMES_EACH }, (_, index) => ({
    name: `chat session ${visitor} ${index}`,
    cost: 1,
    burst: QUESTIONS,
    per: QUESTIONS,
    everyMs: MINUTE_MS,
  }))
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function readHeap(): number {
  collect()
  return process.memoryUsage().heapUsed
}
