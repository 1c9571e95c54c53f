import type { Browser, Page } from '@playwright/test'
import { BenchError } from '../measure.ts'

/** A task of a page's main thread: nothing else could happen meanwhile. */
interface Task {
  /** Processor time, which other processes do not lengthen. */
  readonly ms: number
  /** Its longest part, of script, style, layout and painting, with its share in ms. */
  readonly parts: readonly (readonly [name: string, ms: number])[]
}

export interface Tasks {
  readonly longest: Task
  /** How many took over 50 ms. */
  readonly long: number
}

/** An event of Chromium's trace. Times are in microseconds; `tdur` is processor time. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly frame?: string } }
}

const LONG_MS = 50

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']

const PARTS: ReadonlyMap<string, string> = new Map([
  ['EventDispatch', 'script'],
  ['FunctionCall', 'script'],
  ['EvaluateScript', 'script'],
  ['RunMicrotasks', 'script'],
  ['UpdateLayoutTree', 'style'],
  ['Layout', 'layout'],
  ['PrePaint', 'painting'],
  ['Paint', 'painting'],
  ['Layerize', 'painting'],
  ['Commit', 'painting'],
  ['MinorGC', 'memory'],
  ['MajorGC', 'memory'],
])

/** Runs something that has a page at work, and says which tasks its main thread had. */
export async function traceTasks(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<Tasks> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await run()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[]
  }
  return readTasks(trace.traceEvents)
}

function readTasks(events: readonly TraceEvent[]): Tasks {
  const thread = findMainThread(events)
  const own = events.filter(
    ({ pid, tid, ph }) => pid === thread.pid && tid === thread.tid && ph === 'X',
  )
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const [first, ...rest] = tasks
  if (!first) throw new BenchError('Cannot find the tasks of the page: the trace has none.')
  const longest = rest.reduce((most, task) => (readMs(task) > readMs(most) ? task : most), first)
  const outermost = tasks.filter((task) => readMs(task) > LONG_MS)
  return { longest: describeTask(longest, own), long: outermost.length }
}

/** The renderer's thread that has the page: of all, the one that has run the most. */
function findMainThread(events: readonly TraceEvent[]): TraceEvent {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const workOf = ({ pid, tid }: TraceEvent) =>
    events.filter((event) => event.pid === pid && event.tid === tid).length
  const [busiest] = threads.toSorted((one, other) => workOf(other) - workOf(one))
  if (!busiest) throw new BenchError('Cannot find the page in the trace.')
  return busiest
}

function describeTask(task: TraceEvent, events: readonly TraceEvent[]): Task {
  const end = task.ts + (task.dur ?? 0)
  const inside = events.filter(({ ts }) => ts >= task.ts && ts < end)
  const parts = new Map<string, number>()
  for (const event of inside) {
    const part = PARTS.get(event.name)
    // Work inside another event of its kind is counted there already.
    const isNested = inside.some(
      (other) =>
        other !== event &&
        PARTS.get(other.name) === part &&
        other.ts <= event.ts &&
        other.ts + (other.dur ?? 0) >= event.ts + (event.dur ?? 0),
    )
    if (part && !isNested) parts.set(part, (parts.get(part) ?? 0) + readMs(event))
  }
  return { ms: readMs(task), parts: [...parts].toSorted(([, one], [, other]) => other - one) }
}

function readMs({ tdur, dur }: TraceEvent): number {
  return (tdur ?? dur ?? 0) / 1000
}
