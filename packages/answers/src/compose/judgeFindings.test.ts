import { expect, it } from 'vitest'
import type { Unit } from '@docent/retrieval'
import { openSite } from '../../../retrieval/src/testing/site.node.ts'
import { readFindings } from './findings.ts'
import { judgeFindings } from './judgeFindings.ts'

// "What does it cost" used to be answered from a section that says more about what a model may cost.
it('ranks the section first whose author wrote the question', async () => {
  const site = await openSite({
    'index.md': '---\ntitle: Home\n---\nA lamp shop.\n',
    'faq.md': '---\ntitle: Questions\n---\n## What does it cost?\n\nNothing.\n',
    'models.md':
      '---\ntitle: Models\n---\n## What it may cost\n\nA model may cost 5 euros: what it does cost is what you set.\n',
  })
  const ask = (text: string) =>
    judgeFindings(readFindings({ text, history: [], again: 0, avoid: [] }, site.knowledge))
  const [first, ...others] = ask('What does it cost?')
  expect(first).toMatchObject({ hit: { passage: { heading: 'What does it cost?' } }, share: 1 })
  expect(others.length).toBeGreaterThan(0)
  expect(ask('cost of models')[0]?.share).toBeLessThan(1)
  await site.close()
})

// The units were the arguments of one call, which threw, and visitors saw an error.
it('judges a section of more units than the arguments of one call', async () => {
  const site = await openSite({ 'index.md': '---\ntitle: Home\n---\nA lamp shop.\n' })
  const asked = { text: 'Is it a lamp shop?', history: [], again: 0, avoid: [] }
  const findings = readFindings(asked, site.knowledge)
  // Without the likeness, which knows only the units that were found.
  const hits = findings.hits.map(({ likeness: _likeness, ...hit }) => {
    const [unit] = hit.passage.units
    const units = Array.from({ length: 200_000 }, () => ({ ...unit, text: 'It dims.' }) as Unit)
    return { ...hit, passage: { ...hit.passage, units: [...units, unit as Unit] } }
  })
  const [first] = judgeFindings({ ...findings, hits })
  expect(first?.worths).toHaveLength(200_001)
  expect(first?.worths.at(-1)).toBeGreaterThan(first?.worths[0] ?? Infinity)
  await site.close()
})
