import { expect, it } from 'vitest'
import { openSite } from '../../retrieval/src/testing/site.node.ts'
import { listSections } from './listSections.ts'

async function listKeys(files: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const site = await openSite(files)
  const sections = await listSections(site.content)
  site.close()
  return new Map(sections.map(({ passage, key }) => [passage.url, key]))
}

const WATER = 'Water it twice a week, and never let it dry out between two Sundays.'
const page = (text: string, title = 'Fern'): string => `---\ntitle: ${title}\n---\n${text}\n`

it('gives a section the same key as long as its text and its place are the same', async () => {
  const before = await listKeys({ 'fern.md': page(`## Water\n\n${WATER}\n\n## Light\n\n${WATER}`) })
  const after = await listKeys({
    'fern.md': page(`## Water\n\n${WATER}\n\n## Light\n\n${WATER} Or Mondays.`),
  })
  expect(after.get('/fern#water')).toBe(before.get('/fern#water'))
  expect(after.get('/fern#light')).not.toBe(before.get('/fern#light'))
})

it('gives each section a different key, even with the same heading and text', async () => {
  const text = `## Water\n\n${WATER}\n\n## Water\n\n${WATER}`
  const keys = await listKeys({ 'fern.md': page(text), 'palm.md': page(text) })
  expect(new Set(keys.values()).size).toBe(4)
})

it('leaves out sections that say almost nothing', async () => {
  const keys = await listKeys({ 'fern.md': page(`## Water\n\nDaily.\n\n## Light\n\n${WATER}`) })
  expect([...keys.keys()]).toEqual(['/fern#light'])
})
