import { describe, expect, it } from 'vitest'
import { createContentReader, loadContent } from './load.node.ts'
import { formatProblem } from './problem.ts'
import { listScheduled } from './schedule.node.ts'
import { writeFolder } from '../testing/folder.node.ts'

const FILES = {
  'index.md': '---\ntitle: Home\n---\n[Soon](articles/soon.md)\n',
  'articles/soon.md': '---\ntitle: Soon\ndate: 2026-12-01\nredirects: /soon\n---\nText.\n',
  'articles/later.md': '---\r\ntitle: Later\r\n"date": "2027-01-01"\r\n---\r\nText.\r\n',
  'articles/out.md': '---\ntitle: Out\ndate: 2026-11-22\n---\ndate: 2030-01-01\n',
  'articles/draft.md': '---\ntitle: Draft\ndate: 2026-11-30\ndraft: true\n---\nText.\n',
}
const NOVEMBER = Date.parse('2026-11-22T10:00:00Z')
const DECEMBER = Date.parse('2026-12-01T00:00:00Z')

describe('a page with a day to come', () => {
  it('is left out until its day, and a link to it says so', async () => {
    const folder = await writeFolder(FILES)
    const content = await loadContent(folder, { now: () => NOVEMBER })
    expect(content.documents.map(({ route }) => route)).toEqual(['/', '/articles/out'])
    expect(content.nextDue).toBe('2026-12-01')
    expect(content.problems.map(formatProblem)).toEqual([
      'index.md:4  The link "articles/soon.md" leads to a page that is not published: articles/soon.md is scheduled for 2026-12-01.',
    ])
  })

  it('is there from its day on, also for a reader that has read it before', async () => {
    let now = NOVEMBER
    const read = createContentReader(await writeFolder(FILES), { now: () => now })
    const before = await read()
    now = DECEMBER
    const after = await read()
    expect(after.documents.map(({ route }) => route)).toContain('/articles/soon')
    expect(after.nextDue).toBe('2027-01-01')
    expect(after.problems).toEqual([])
    expect(after.hash).not.toBe(before.hash)
  })

  it('is there for a reader of drafts, with all drafts', async () => {
    const { documents } = await loadContent(await writeFolder(FILES), {
      drafts: true,
      now: () => NOVEMBER,
    })
    expect(documents).toHaveLength(5)
  })
})

describe('listScheduled', () => {
  it('lists the files that wait for a day, the next one first', async () => {
    const folder = await writeFolder(FILES)
    expect(await listScheduled(folder, NOVEMBER)).toEqual([
      '2026-11-30 articles/draft.md',
      '2026-12-01 articles/soon.md',
      '2027-01-01 articles/later.md',
    ])
    expect(await listScheduled(folder, DECEMBER)).toEqual(['2027-01-01 articles/later.md'])
  })

  it('is empty for a folder that cannot be read', async () => {
    expect(await listScheduled('/nowhere/at/all', NOVEMBER)).toEqual([])
  })
})
