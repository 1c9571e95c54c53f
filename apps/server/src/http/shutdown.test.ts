// A server that is told to end while an answer is being written.

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConversationsToRead } from '@docent/chat-server/node'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type { ScriptedProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import { ENTRY, endProcess, readAddress } from '../testing/runDocent.ts'
import { askNode, readUntil } from '../testing/startNodes.ts'

let folder: string
let provider: ScriptedProvider
let child: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-shutdown-'))
  writeFileSync(
    join(folder, 'lamp.md'),
    '---\ntitle: Lamp\n---\n\nThe lamp has a red colour. The lamp weighs two kilos.\n',
  )
})
afterEach(async () => {
  await endProcess(child, 'SIGKILL')
  await provider.close()
  rmSync(folder, { recursive: true })
})

const TOKEN = 'a-token-for-all-colleagues-0123456789'

/** Asks the assistant of colleagues, which there is because one page is internal. */
function askInternally({ address }: { readonly address: string }): Promise<Response> {
  return fetch(`${address}/api/internal/gen-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What is the lamp like?' }] }),
  })
}

const FIRST = 'The lamp has a red colour [1].\n\n'
const SECOND = 'The lamp weighs two kilos [1].\n\n'

/** Asks, waits for the first words, ends the server and reads what still comes. */
async function endWhileAnswering(
  script: Parameters<typeof startProvider>[0]['script'],
  shutdownMs: number,
  ask: typeof askInternally = askNode,
) {
  provider = await startProvider({ script })
  const config = { brand: 'Lamps', limits: { shutdownMs }, models: { cache: false } }
  writeFileSync(join(folder, 'docent.config.ts'), `export default ${JSON.stringify(config)}\n`)
  const args = ['serve', '--no-site', '--no-limits', '--content', '.', '--data', 'data', '--port=0']
  const server = spawn(process.execPath, [ENTRY, ...args, '--config', 'docent.config.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      DOCENT_MODEL: 'openai-compatible:small',
      DOCENT_MODEL_URL: `${provider.url}/v1`,
      DOCENT_MODEL_KEY: 'sk-test',
      DOCENT_INTERNAL_TOKEN: TOKEN,
    },
  })
  child = server
  const address = await readAddress(server)
  const reader = (await ask({ address })).body!.getReader()
  const begun = await readUntil(reader, 'red')
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  const wire = begun + (await readUntil(reader, 'nothing that is ever said'))
  return { wire, code: await ended, answer: await readAnswer() }
}

async function readAnswer() {
  const store = openConversationsToRead(join(folder, 'data/docent.db'))
  const [conversation] = await Array.fromAsync(store.list())
  await store.close()
  return conversation?.turns[0]?.answers[0]
}

it('lets an answer end that needs less than its time', async () => {
  const script = () => ({ pieces: [FIRST, SECOND], pieceMs: 300 })
  const { wire, code, answer } = await endWhileAnswering(script, 60_000)
  expect(wire).toMatch(/^d:/m)
  expect(code).toBe(0)
  expect(answer).toMatchObject({ status: 'complete' })
})

// Internal answers were cut while public ones could end.
it('lets an internal answer end as well', async () => {
  const fields = 'title: Vault\naudience: internal\naddress: https://wiki.example/vault'
  writeFileSync(join(folder, 'vault.md'), `---\n${fields}\n---\n\nThe vault is in the cellar.\n`)
  const script = () => ({ pieces: [FIRST, SECOND], pieceMs: 300 })
  const { wire, code } = await endWhileAnswering(script, 60_000, askInternally)
  expect(wire).toMatch(/^d:/m)
  expect(code).toBe(0)
})

it('ends a longer answer with an error line and keeps the text so far', async () => {
  const script = () => ({ pieces: [FIRST, SECOND], fault: 'hang' as const })
  const { wire, code, answer } = await endWhileAnswering(script, 1_000)
  expect(wire).toMatch(/^3:"[^"]+"\n$/m)
  expect(wire).not.toMatch(/^d:/m)
  expect(code).toBe(0)
  expect(answer).toMatchObject({ status: 'partial' })
  expect(answer?.content).toContain('red colour')
})
