import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateKnowledge } from '../store/build.node.ts'
import { openKnowledge } from '../store/open.node.ts'
import { openSite, type TestSite } from '../testing/site.node.ts'
import type { Knowledge } from '../types.ts'
import { inWordsOf } from '../words/wordScope.node.ts'

const PAGES = {
  'index.md': '# Notes app\n\nA place for your notes, on every device.\n',
  'sharing.md': '# Sharing\n\nInvite a colleague to read a notebook with you.\n',
  'export.md':
    '# Export\n\nDownload every record as a CSV file.\n\nThe archive has all attachments.\n',
  'themes.md': '# Themes\n\nThe sidebar has a dark mode. Records keep their colour.\n',
}

let site: TestSite
beforeAll(async () => {
  site = await openSite(PAGES)
})
afterAll(() => site.close())

describe('the likeness of sections', () => {
  it('puts a section first that says the same in other words', () => {
    const hits = site.knowledge.search('can I take all my records with me as a spreadsheet')
    expect(hits[0]?.passage.route).toBe('/export')
    expect(hits[0]?.likeness?.standing).toBeGreaterThan(0)
    expect(hits[0]?.likeness?.behind).toBe(0)
  })

  it('compares each unit', () => {
    for (const { passage, likeness } of site.knowledge.search('download a record')) {
      expect(likeness?.units).toHaveLength(passage.units.length)
    }
  })

  it('finds nothing for a question without a word of the pages', () => {
    expect(site.knowledge.search('xylophone')).toEqual([])
  })

  it('is the same after an update as after a new build', async () => {
    const other = await openSite({ ...PAGES, 'export.md': '# Export\n\nNothing yet.\n' })
    updateKnowledge(site.content, other.file)
    const updated = openKnowledge(other.file)
    const read = (knowledge: Knowledge) =>
      knowledge.search('download a record').map(({ likeness }) => likeness?.section.toFixed(4))
    expect(read(updated)).toEqual(read(site.knowledge))
    updated.close()
    other.close()
  })

  it('is unknown on a site in a language without vectors', async () => {
    await inWordsOf('de', async () => {
      const german = await openSite({ 'index.md': '# Lampen\n\nEine Lampe für das Regal.\n' })
      const [hit] = german.knowledge.search('Welche Lampe passt in das Regal?')
      expect(hit?.passage.route).toBe('/')
      expect(hit?.likeness).toBeUndefined()
      german.close()
    })
  })
})
