import { expect, it } from 'vitest'
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
