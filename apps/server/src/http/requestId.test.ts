// A whole server whose model always fails, which it logs while it writes the answer.

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import type { ScriptedProvider } from '../../../../packages/models/src/testing/provider/startProvider.node.ts'
import { createLog } from '../printing/log.ts'
import { ENTRY, endProcess, readAddress } from '../testing/runDocent.ts'
import { logOutsideRequests, runInRequest } from './requestId.ts'

let folder: string
let provider: ScriptedProvider
let child: ChildProcess | undefined
let said: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-requests-'))
  writeFileSync(join(folder, 'lamp.md'), '---\ntitle: Lamp\n---\n\nThe lamp has a red colour.\n')
  provider = await startProvider({ script: () => ({ status: 401 }) })
  said = ''
})

afterEach(async () => {
  await endProcess(child, 'SIGKILL')
  child = undefined
  await provider.close()
  rmSync(folder, { recursive: true })
})

async function start(proxyHops: number, format: 'json' | 'text'): Promise<string> {
  const config = { brand: 'Lamps', limits: { proxyHops } }
  writeFileSync(join(folder, 'docent.config.ts'), `export default ${JSON.stringify(config)}\n`)
  const where = ['--content', '.', '--config', 'docent.config.ts', '--data', 'data', '--port=0']
  child = spawn(process.execPath, [ENTRY, 'serve', '--no-site', '--no-limits', ...where], {
    cwd: folder,
    env: {
      ...process.env,
      LOG_FORMAT: format,
      DOCENT_MODEL: 'openai-compatible:small',
      DOCENT_MODEL_URL: `${provider.url}/v1`,
      DOCENT_MODEL_KEY: 'sk-test',
    },
  })
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return readAddress(child)
}

const SECRET = 'Is my lamp from Zanzibar red?'

/** Asks, and returns the id of the request. */
async function ask(address: string, question: string, id?: string): Promise<string> {
  const response = await fetch(`${address}/api/gen-ai`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(id !== undefined && { 'x-request-id': id }),
    },
    body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
  })
  expect(await response.text()).toMatch(/^d:/m)
  return response.headers.get('x-request-id') ?? ''
}

interface Line {
  readonly event: string
  readonly requestId?: string
}

/** The ids of the requests for which no model answered. */
function listFailed(): (string | undefined)[] {
  const lines = said.split('\n').filter(Boolean)
  const all = lines.map((line) => JSON.parse(line) as Line)
  return all.filter(({ event }) => event === 'no model answered').map(({ requestId }) => requestId)
}

it('is in every line about a request, and no line has the words of the question', async () => {
  const address = await start(0, 'json')
  // Both run at the same time. The same question twice would be one answer.
  const ids = await Promise.all([ask(address, SECRET), ask(address, `${SECRET} Or blue?`)])
  expect(ids[0]).not.toBe(ids[1])
  await vi.waitFor(() => expect(listFailed().toSorted()).toEqual(ids.toSorted()))
  expect(said).not.toContain('Zanzibar')
})

it('is in a line for people too', async () => {
  const address = await start(0, 'text')
  const id = await ask(address, SECRET)
  await vi.waitFor(() => expect(said).toContain(`info no model answered {"requestId":"${id}",`))
})

it("is the proxy's if its form is right, and nothing hostile reaches the log", async () => {
  const address = await start(1, 'json')
  const hostile = 'zanzibar","level":"error","x":"\u00e9<script>'
  const ids = [await ask(address, SECRET, 'from-the-proxy'), await ask(address, SECRET, hostile)]
  expect(ids[0]).toBe('from-the-proxy')
  await vi.waitFor(() => expect(listFailed()).toEqual(ids))
  expect(said).not.toMatch(/zanzibar|script/i)
})

it('is not in later log lines of a lasting connection', () => {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  runInRequest('a-request', () => {
    log.info('asked')
    logOutsideRequests(log).info('away')
    logOutsideRequests(log).error('lost', 'why')
  })
  log.info('ended')
  const shown = lines.map((line) => line.includes('a-request'))
  expect(shown).toEqual([true, false, false, false])
})
