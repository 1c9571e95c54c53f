// The commands of an owner, on a site with internal pages.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callDocent } from '../testing/callDocent.ts'
import { endProcess, ENTRY, readAddress } from '../testing/runDocent.ts'

const QUESTION = 'Who has the key of the safe?'
const TOKEN = 'a-token-for-all-colleagues-0123456789'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-internal-'))
  mkdirSync(join(folder, 'content/staff'), { recursive: true })
  writeFileSync(join(folder, 'docent.config.ts'), "export default { brand: 'Lamps' }\n")
  writeFileSync(
    join(folder, 'content/index.md'),
    '---\ntitle: Home\nsummary: Lamps for all.\n---\n\nThe shop sells lamps and shades.\n',
  )
  writeSafe('Zanzibar')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function writeSafe(guard: string): void {
  writeFileSync(
    join(folder, 'content/staff/safe.md'),
    `---\ntitle: The safe\naudience: internal\naddress: https://wiki.lamps.example/safe\n---\n\nThe key of the safe is with the guard ${guard}.\n`,
  )
}

it('asks internal pages only with --internal, and cites where they are', async () => {
  const open = await callDocent(folder, ['ask', QUESTION])
  expect(open.said).not.toContain('Zanzibar')
  const { said } = await callDocent(folder, ['ask', '--internal', QUESTION])
  expect(said).toContain('Zanzibar')
  expect(said).toContain('[1] https://wiki.lamps.example/safe')
})

it('says that nothing is internal', async () => {
  await rm(join(folder, 'content/staff'), { recursive: true })
  writeFileSync(join(folder, 'questions.jsonl'), '{"question":"x","kind":"unanswerable"}\n')
  for (const command of [
    ['ask', '--internal', QUESTION],
    ['eval', '--internal', 'questions.jsonl'],
  ]) {
    const { code, said } = await callDocent(folder, command)
    expect([code, said]).toEqual([1, expect.stringContaining('no page is internal')])
  }
})

it('measures answers from internal pages with --internal', async () => {
  const expected = [{ file: 'staff/safe.md' }]
  const question = { id: 'safe', question: QUESTION, kind: 'fact', expected, facts: ['Zanzibar'] }
  writeFileSync(join(folder, 'questions.jsonl'), `${JSON.stringify(question)}\n`)
  const measure = async (...options: string[]): Promise<string> => {
    await callDocent(folder, ['eval', 'questions.jsonl', '--json', 'out.json', ...options])
    return JSON.stringify(JSON.parse(await readFile(join(folder, 'out.json'), 'utf8')))
  }
  expect(await measure()).toContain('"isCorrect":false')
  expect(await measure('--internal')).toContain('"isCorrect":true')
})

it('does not show internal pages to a model that studies the site', async () => {
  const { said } = await callDocent(folder, ['study', '--batch', 'requests.jsonl'])
  expect(said).toContain('1 internal page left out')
  expect(await readFile(join(folder, 'requests.jsonl'), 'utf8')).not.toContain('Zanzibar')
})

it('answers colleagues while their pages are written', async () => {
  const child = spawn(process.execPath, [ENTRY, 'dev', '--port', '0', '--no-limits'], {
    cwd: folder,
    env: { ...process.env, DOCENT_INTERNAL_TOKEN: TOKEN },
  })
  try {
    const address = await readAddress(child)
    const find = async (query: string): Promise<string> => {
      const headers = { authorization: `Bearer ${TOKEN}` }
      return (await fetch(`${address}/api/internal/search?q=${query}`, { headers })).text()
    }
    expect(await find('Zanzibar')).toContain('https://wiki.lamps.example/safe')
    expect((await fetch(`${address}/staff/safe`)).status).toBe(404)
    writeSafe('Mombasa')
    await vi.waitFor(async () => {
      expect(await find('Mombasa')).toContain('https://wiki.lamps.example/safe')
    })
  } finally {
    await endProcess(child)
  }
}, 120_000)
