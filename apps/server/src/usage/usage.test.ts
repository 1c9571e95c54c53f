import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConversations } from '@docent/chat-server/node'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { callDocent } from '../testing/callDocent.ts'
import { sumUsage } from './sumUsage.ts'
import { writeUsageCsv, writeUsageTable } from './writeUsage.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-usage-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const COUNT = {
  day: '2026-11-22',
  engine: 'model',
  status: 'complete',
  grounded: true,
  replies: 2,
  promptTokens: 2_000,
  completionTokens: 100,
  cost: 0.0125,
  currency: 'USD',
} as const

const COUNTS = [
  { ...COUNT, day: '2026-10-31' },
  COUNT,
  { ...COUNT, grounded: false, replies: 1 },
  { ...COUNT, engine: '', status: 'partial', promptTokens: 0, completionTokens: 0, cost: 0 },
] as const

it('adds up days or months, by engine and outcome', () => {
  const [october, november, died] = sumUsage(COUNTS, 'month')
  expect(october).toMatchObject({ period: '2026-10', answered: 2, promptTokens: 2_000 })
  expect(november).toMatchObject({ period: '2026-11', answered: 2, refused: 1, cost: 0.025 })
  expect(died).toMatchObject({ engine: 'unknown', stopped: 2 })
  expect(sumUsage(COUNTS, 'day').map(({ period }) => period)).toEqual([
    '2026-10-31',
    '2026-11-22',
    '2026-11-22',
  ])
})

it('writes a table with sums, and lines for a spreadsheet', () => {
  const rows = sumUsage([COUNT], 'day')
  expect(writeUsageTable(rows, rows).split('\n')).toHaveLength(3)
  expect(writeUsageTable([], [])).toBe('There were no answers in this period.')
  expect(writeUsageCsv(rows).split('\r\n')).toEqual([
    'period,engine,answered,refused,stopped,failed,promptTokens,completionTokens,cost,currency',
    '2026-11-22,model,2,0,0,0,2000,100,0.0125,USD',
  ])
})

it('reads the store of a server', async () => {
  const store = openConversations(join(folder, 'docent.db'))
  const asked = { conversationId: 'chat', label: '', key: 'k', text: 'Is it red?', turns: 0 }
  const begun = await store.begin({ ...asked, askedAt: Date.now(), answerId: 'a' })
  const cost = { promptCost: 0.5, completionCost: 1, totalCost: 1.5, currency: 'EUR' }
  await store.finish({
    ...begun,
    status: 'complete',
    engine: 'model',
    content: 'Yes.',
    parts: [],
    annotations: [],
    finishReason: 'stop',
    usage: { promptTokens: 10, completionTokens: 5, totalTokens: 15, cost },
    grounded: true,
    confidence: 1,
    startedAt: Date.now(),
    finishedAt: Date.now(),
  })
  await store.close()
  const { code, said } = await callDocent(folder, ['usage', '--data', '.', '--json', '--months'])
  expect(code).toBe(0)
  expect(JSON.parse(said)).toEqual([
    {
      period: new Date().toISOString().slice(0, 7),
      engine: 'model',
      answered: 1,
      refused: 0,
      stopped: 0,
      failed: 0,
      promptTokens: 10,
      completionTokens: 5,
      cost: 1.5,
      currency: 'EUR',
    },
  ])
  expect(await callDocent(folder, ['usage', '--data', '.', '--days', '0'])).toEqual({
    code: 1,
    said: expect.stringContaining('--days must be a whole number from 1 to') as string,
  })
})
