import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildKnowledge } from '@docent/retrieval/node'
import { loadContent, readConfig } from '@docent/content'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAssistant } from './assistant.ts'
import type { Assistant } from './assistant.ts'
import { callDocent } from '../testing/callDocent.ts'

let folder: string
let assistant: Assistant

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-'))
  await writeFile(join(folder, 'start.md'), '---\ntitle: Start\n---\nThe lamp is red.\n')
  await writeFile(join(folder, 'next.md'), '---\ntitle: Next\n---\nThe lamp is green.\n')
  const knowledgeFile = join(folder, 'knowledge.db')
  buildKnowledge(await loadContent(folder), knowledgeFile)
  assistant = await openAssistant({
    config: readConfig({ brand: 'Lamps', limits: { addressBurst: 4, addressPerMinute: 1 } }),
    dataFolder: folder,
    knowledgeFile,
    isLimited: true,
    log: { info: () => undefined, error: () => undefined },
  })
})

afterEach(async () => {
  await assistant.close()
  await rm(folder, { recursive: true })
})

async function rate(page: string, vote: string, headers: object = {}): Promise<number> {
  const request = new Request('http://localhost/api/page-feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ page, vote, ballot: crypto.randomUUID() }),
  })
  return (await assistant.api(request, { address: '192.0.2.1' })).status
}

it('counts votes for existing pages and reports them to the owner', async () => {
  expect(await rate('/start', 'up')).toBe(204)
  expect(await rate('/start', 'up')).toBe(204)
  expect(await rate('/next', 'down')).toBe(204)
  expect(await rate('/nowhere', 'up')).toBe(404)

  const { code, said } = await callDocent(folder, ['export', '--pages', '--data', folder])
  const lines = said.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { page: '/next', up: 0, down: 1, lastAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    { page: '/start', up: 2, down: 0, lastAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ])
  expect(code).toBe(0)
  expect((await callDocent(folder, ['export', '--data', folder])).said).toBe('')
})

it('limits the votes of an address', async () => {
  for (let vote = 0; vote < 4; vote++) expect(await rate('/start', 'up')).toBe(204)
  expect(await rate('/start', 'up')).toBe(429)
})

it('rejects votes from pages of other sites', async () => {
  expect(await rate('/start', 'up', { origin: 'https://other.example' })).toBe(403)
})
