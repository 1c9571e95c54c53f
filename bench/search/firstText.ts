import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../../scripts/command.ts'
import { BenchError } from '../measure.ts'
import { readSpread, type Spread } from './figures.ts'

const WARM_UPS = 20

/**
 * Serves a folder and asks it one question after the other over HTTP. The time that passes counts,
 * from the request to the first line of text.
 */
export async function measureFirstText(
  content: string,
  data: string,
  questions: readonly string[],
): Promise<Spread> {
  const server = spawn(
    process.execPath,
    [
      join(ROOT, 'apps/server/docent.mjs'),
      'serve',
      '--no-site',
      '--no-limits',
      '--port=0',
      `--content=${content}`,
      `--data=${data}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  try {
    const address = await readAddress(server)
    const times: number[] = []
    for (const question of questions) times.push(await askForText(address, question))
    return readSpread(times.slice(WARM_UPS))
  } finally {
    const ended = once(server, 'exit')
    if (server.exitCode === null && server.kill()) await ended
  }
}

async function readAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  let said = ''
  stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  if (stdout) {
    for await (const line of createInterface(stdout)) {
      const address = / at (http:\S+)$/.exec(line)?.[1]
      if (address !== undefined) return address
    }
  }
  throw new BenchError(`Cannot ask a server: it ended before it could be asked.\n${said.trim()}`)
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
