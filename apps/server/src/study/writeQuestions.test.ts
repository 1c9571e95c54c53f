import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSite } from '../../../../packages/retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../../packages/retrieval/src/testing/site.node.ts'
import { writeQuestions } from './writeQuestions.ts'

let folder: string
let sites: TestSite[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docent-questions-'))
  sites = await Promise.all(
    ['Lamp', 'Leuchte', 'Lampe'].map((title) =>
      openSite({ 'index.md': `---\ntitle: ${title}\n---\nText.\n` }),
    ),
  )
})
afterEach(() => {
  for (const site of sites) site.close()
  rmSync(folder, { recursive: true })
})

/** Has a model write questions that differ, more than it was asked for; returns how many it was asked for. */
async function write(count: number): Promise<{ asked: string[]; written: string[] }> {
  const asked: string[] = []
  const written = await writeQuestions(count, {
    folder,
    knowledge: sites.map(({ knowledge }) => knowledge),
    signal: new AbortController().signal,
    fail: (error) => {
      throw error
    },
    async send({ user }) {
      const title = /<section>\n(.*)/.exec(user)?.[1]
      const wanted = /^Questions: (\d+)$/m.exec(user)?.[1]
      if (wanted === undefined) return JSON.stringify({ people: ['a buyer'] })
      asked.push(`${title} ${wanted}`)
      const questions = Array.from({ length: count }, (_, place) => `${title} ${place}?`)
      return JSON.stringify({ questions })
    },
  })
  return { asked, written }
}

// Each language got its share rounded up: six questions instead of four.
it('writes as many questions as were asked for, in all languages together', async () => {
  const { asked, written } = await write(4)
  expect(written).toHaveLength(4)
  expect(asked).toEqual(['Lamp 2', 'Leuchte 1', 'Lampe 1'])
})

it('asks nothing in a language without a share', async () => {
  const { asked } = await write(2)
  expect(asked).toEqual(['Lamp 1', 'Leuchte 1'])
})
