import { BenchError } from '../measure.ts'

export interface LoadFigures {
  readonly perSecond: number
  /** The 95th percentile, from the request to the first text. */
  readonly firstTextMs: number
}

const QUESTION = 'How do I install Docent?'
let asked = 0

/** Asks until all replies were read to their end. Each visitor asks the next server in turn. */
export async function askMany(
  addresses: readonly string[],
  { replies, visitors }: { replies: number; visitors: number },
): Promise<LoadFigures> {
  const times: number[] = []
  let left = replies
  const startedAt = performance.now()
  const visit = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      times.push(await ask(addresses[asked++ % addresses.length] ?? ''))
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  const seconds = (performance.now() - startedAt) / 1_000
  const sorted = times.toSorted((a, b) => a - b)
  const firstTextMs = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
  return { perSecond: replies / seconds, firstTextMs }
}

/** Reads one reply to its end. Resolves with the milliseconds to its first text. */
async function ask(address: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${address}/api/gen-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: `chat-${String(asked).padStart(8, '0')}`,
      messages: [{ role: 'user', content: QUESTION }],
    }),
  })
  let firstTextMs: number | undefined
  let wire = ''
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    wire += decoder.decode(bytes, { stream: true })
    if (firstTextMs === undefined && /^0:/m.test(wire)) firstTextMs = performance.now() - startedAt
  }
  if (firstTextMs === undefined || !/^d:/m.test(wire)) {
    throw new BenchError(`${address} gave no whole reply: ${wire.slice(0, 200)}`)
  }
  return firstTextMs
}
