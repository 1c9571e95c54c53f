import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../../retrieval/src/testing/site.node.ts'
import { judgeSections, type JudgedSection } from '../../choosing/judgeSections.ts'
import { judgeKeeping } from './judgeKeeping.ts'
import { KEEP_NETWORK } from './keepNetwork.ts'
import { createKeepReader } from './keepSigns.ts'

const BACKUP = `---
title: Backups
---
## Restore a backup

A backup is a copy of your data. Many people forget how important they are.

To restore a backup, stop the server and run:

\`\`\`sh
lamp restore backup.zip
\`\`\`

The moon has no weather.
`

let site: TestSite
beforeAll(async () => {
  site = await openSite({
    'backup.md': BACKUP,
    'light.md': '---\ntitle: Light\n---\nLight is fast.\n',
  })
})
afterAll(() => site.close())

function judge(question: string): JudgedSection {
  const query = site.knowledge.readQuery(question)
  const sections = judgeSections(query, site.knowledge.search(query))
  const section = sections.find(({ hit }) => hit.passage.heading === 'Restore a backup')
  if (section === undefined) throw new Error('The section was not found.')
  return section
}

describe('createKeepReader', () => {
  it('reads as many inputs as the network has', () => {
    const section = judge('how do I restore a backup')
    const read = createKeepReader('how do I restore a backup', section)
    for (const place of section.hit.passage.units.keys()) {
      expect(read(place)).toHaveLength(KEEP_NETWORK.means.length)
      expect(read(place)?.every(Number.isFinite)).toBe(true)
    }
  })

  it('reads nothing of a unit without signs', () => {
    const section = judge('how do I restore a backup')
    const read = createKeepReader('how do I restore a backup', { ...section, signs: [] })
    expect(read(0)).toBeUndefined()
  })
})

describe('judgeKeeping', () => {
  it('finds the command likelier than what is about something else', () => {
    const section = judge('how do I restore a backup')
    const keeps = judgeKeeping(section, 'how do I restore a backup') ?? []
    const { units } = section.hit.passage
    const of = (text: string) => keeps[units.findIndex((unit) => unit.text.includes(text))] ?? NaN
    expect(of('lamp restore')).toBeGreaterThan(of('Many people'))
    expect(of('To restore')).toBeGreaterThan(of('moon'))
    expect(section.readKeeps?.()).toEqual(keeps)
  })

  it('says nothing on a site without word vectors', () => {
    const section = judge('how do I restore a backup')
    const { likeness: _, ...hit } = section.hit
    expect(judgeKeeping({ ...section, hit }, 'how do I restore a backup')).toBeUndefined()
  })

  it('gives a unit that was not read the least odds', () => {
    const section = judge('how do I restore a backup')
    expect(judgeKeeping({ ...section, signs: [] }, 'restore')?.[0]).toBe(-12)
  })
})
