import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHAT_HEADER, CHAT_PATH, RESUME_HEADER, createId } from '@docent/protocol/api'
import { readTestRedis } from '@docent/chat-server/testing'
import { startProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type { ScriptedProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import { ENTRY, endProcess, readAddress } from './runDocent.ts'

export interface TestNode {
  readonly address: string
  readonly process: ChildProcess
  readonly said: () => string
}

/** Servers of one site that share a Postgres and a Redis, over a model that answers slowly. */
export interface TestCluster {
  readonly nodes: readonly TestNode[]
  readonly provider: ScriptedProvider
  /** Starts a node again that has ended, at the same address. */
  restart(place: number): Promise<void>
  end(): Promise<void>
}

const QUESTION = 'What colour is the lamp?'

/**
 * A sentence is sent after the firewall has checked it. Each takes a while, so that something can
 * happen in between.
 */
const SENTENCES = [
  'The lamp has a red colour',
  'The lamp weighs two kilos',
  'The lamp is one metre high',
  'The lamp stands on three legs',
  'The lamp needs a small bulb',
  'The lamp lasts for twenty years',
]
const SENTENCE_MS = 250

export async function startCluster(
  databaseUrl: string,
  { count = 2, options = [] as readonly string[], redisUrl = readTestRedis() } = {},
): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'docent-nodes-'))
  const content = join(folder, 'content')
  writeContent(content)
  // An answer from the cache would finish at once.
  const config = "export default { brand: 'Lamps', models: { cache: false } }\n"
  writeFileSync(join(folder, 'docent.config.ts'), config)
  const pieces = SENTENCES.map((sentence) => `${sentence} [1].\n\n`)
  const script = () => ({ pieces, pieceMs: SENTENCE_MS })
  const provider = await startProvider({ script })
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    DOCENT_SECRET: 'a secret that all nodes of the test share',
    DOCENT_MODEL: 'openai-compatible:small',
    DOCENT_MODEL_URL: `${provider.url}/v1`,
    DOCENT_MODEL_KEY: 'sk-test',
  }
  const nodes: TestNode[] = []
  const start = async (place: number, port = '0'): Promise<void> => {
    const data = join(folder, `data-${place}`)
    const args = ['serve', '--no-site', '--content', content, '--data', data, '--port', port]
    const child = spawn(process.execPath, [ENTRY, ...args, ...options], { cwd: folder, env })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    nodes[place] = { address: await readAddress(child), process: child, said: () => said }
  }
  await Promise.all(Array.from({ length: count }, (_, place) => start(place)))
  return {
    nodes,
    provider,
    restart: (place) => start(place, new URL(nodes[place]!.address).port),
    async end() {
      await Promise.all(nodes.map((node) => endProcess(node.process, 'SIGKILL')))
      await provider.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeContent(folder: string): void {
  const page = `---\ntitle: Lamp\n---\n\n${SENTENCES.join('. ')}.\n`
  mkdirSync(folder)
  writeFileSync(join(folder, 'lamp.md'), page)
}

export interface AskOptions {
  readonly token?: string
  readonly id?: string
  readonly question?: string
}

/** Asks like a panel that may resume its answer. */
export function askNode(
  { address }: Pick<TestNode, 'address'>,
  { token, id = createId(), question = QUESTION }: AskOptions = {},
): Promise<Response> {
  const message = { id, role: 'user', content: question }
  return fetch(address + CHAT_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [RESUME_HEADER]: 'on',
      ...(token !== undefined && { [CHAT_HEADER]: token }),
    },
    body: JSON.stringify({ id: 'chat-0001', messages: [message] }),
  })
}

/** Resumes the latest answer of a conversation. */
export function resumeAt({ address }: Pick<TestNode, 'address'>, token: string): Promise<Response> {
  return fetch(`${address}${CHAT_PATH}?chatId=chat-0001`, { headers: { [CHAT_HEADER]: token } })
}

export function stopAt({ address }: TestNode, token: string): Promise<Response> {
  return fetch(`${address}${CHAT_PATH}/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CHAT_HEADER]: token },
    body: JSON.stringify({ chatId: 'chat-0001' }),
  })
}

export function readToken(response: Response): string {
  return response.headers.get(CHAT_HEADER) ?? ''
}

/** Reads until some words have arrived. The caller handles a broken connection. */
export async function readUntil(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  words: string,
): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  while (!text.includes(words)) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
  return text
}
