import { expect, it } from 'vitest'
import { openSite } from '../../../retrieval/src/testing/site.node.ts'
import { cite } from './draft.ts'

// The panel shows the quote and points at it, so it has to be on the page as it is.
it('quotes a row of a table without the names of its columns', async () => {
  const table = '| Call | Allowed |\n|---|---|\n| `a \\| b` | not **counted** |\n'
  const site = await openSite({ 'calls.md': `---\ntitle: Calls\n---\n${table}` })
  try {
    const [passage] = site.knowledge.page('/calls')
    const row = passage?.units.find(({ kind }) => kind === 'row')
    expect(row?.text).toContain('Call: ')
    expect(passage && cite(passage, row?.text ?? '').quote).toBe('a | b · not counted')
  } finally {
    site.close()
  }
})
