import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildKnowledge } from '@docent/retrieval/node'
import { openConversations } from '@docent/chat-server/node'
import { loadContent, readConfig } from '@docent/content'
import type { DocentConfig } from '@docent/content'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAssistant } from './assistant.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

async function readSettings(source: DocentConfig): Promise<unknown> {
  const knowledgeFile = join(folder, 'knowledge.db')
  buildKnowledge(await loadContent(folder), knowledgeFile)
  const config = readConfig(source)
  const log = { info: () => undefined, error: () => undefined }
  const assistant = await openAssistant({
    config,
    dataFolder: folder,
    knowledgeFile,
    isLimited: true,
    log,
  })
  const request = new Request('http://localhost/api/assistant')
  const response = await assistant.api(request, { address: '' })
  await assistant.close()
  return response.json()
}

it('ends its warm-up before the files are closed', async () => {
  await writeFile(join(folder, 'lamp.md'), '---\ntitle: Lamp\n---\n\nThe lamp is red.\n')
  const knowledgeFile = join(folder, 'knowledge.db')
  buildKnowledge(await loadContent(folder), knowledgeFile)
  const log = { info: () => undefined, error: vi.fn() }
  const config = readConfig({ brand: 'Lamps' })
  const options = { config, dataFolder: folder, knowledgeFile, isLimited: true, log }
  const assistant = await openAssistant(options)
  assistant.warmUp()
  await assistant.close()
  await setTimeout(1200)
  expect(log.error).not.toHaveBeenCalled()
})

// A page of another site reads only this part of the configuration: settings missing here had no
// effect there.
it('tells a widget the settings of the owner for its behaviour', async () => {
  const choices = {
    scroll: 'always',
    persist: 'local',
    restoreOpen: true,
    announce: 'off',
    feedback: false,
    showReasoning: true,
    resume: true,
    theme: { accent: '#0a6647' },
  } as const
  expect(await readSettings({ brand: 'Acme', ...choices })).toMatchObject({
    brand: 'Acme',
    enabled: true,
    ...choices,
  })
})

it('tells a widget which lengths the owner allows', async () => {
  const limits = { messageLength: 500, noteLength: 80 }
  expect(await readSettings({ brand: 'Acme', limits })).toMatchObject({ limits })
})

// The erasure was never called, so the promise on the privacy page was not kept.
it('erases expired conversations at its start', async () => {
  const store = openConversations(join(folder, 'docent.db'))
  const asked = { label: '', key: 'k', text: 'Hello', answerId: 'a', turns: 0 }
  const day = 86_400_000
  await store.begin({ ...asked, conversationId: 'old', askedAt: Date.now() - 8 * day })
  await store.begin({ ...asked, conversationId: 'young', askedAt: Date.now() - 6 * day })
  await store.close()

  await readSettings({ brand: 'Acme', limits: { keepDays: 7 } })
  const after = openConversations(join(folder, 'docent.db'))
  const left = await Array.fromAsync(after.list())
  await after.close()
  expect(left.map(({ id }) => id)).toEqual(['young'])
})
