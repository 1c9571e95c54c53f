import { setTimeout } from 'node:timers/promises'
import { BenchError } from '../measure.ts'
import { readSpread, type Spread } from './figures.ts'
import { withServer } from './withServer.ts'

const WARM_UPS = 20
/** Longer than a server of this size prepares itself after its start. */
const PREPARING_MS = 6000

/**
 * Serves a folder and asks it one question after the other over HTTP. The time that passes counts,
 * from the request to the first line of text.
 */
export async function measureFirstText(
  content: string,
  data: string,
  questions: readonly string[],
): Promise<Spread> {
  return withServer(['--no-site', `--content=${content}`, `--data=${data}`], async (address) => {
    const times: number[] = []
    await setTimeout(PREPARING_MS)
    for (const question of questions) times.push(await askForText(address, question))
    return readSpread(times.slice(WARM_UPS))
  })
}

async function askForText(address: string, question: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${address}/api/gen-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
  })
  let time: number | undefined
  let text = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(
    new TextDecoderStream(),
  )) {
    text += chunk
    if (/^0:/m.test(text)) time ??= performance.now() - startedAt
  }
  if (time === undefined) {
    throw new BenchError(`Cannot measure an answer: ${response.status} ${text.slice(0, 200)}`)
  }
  return time
}
