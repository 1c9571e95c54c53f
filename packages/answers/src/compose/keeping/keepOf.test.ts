import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../../retrieval/src/testing/site.node.ts'
import { judgeSections, type JudgedSection } from '../../choosing/judgeSections.ts'
import { COMPLETE_LENGTH, SHORT_COMPLETE_LENGTH } from '../../tuning.ts'
import { keepOf } from '../compose.ts'

/** A long section: the answer has no room for all its sentences, each of which may belong to it. */
const SENTENCES = Array.from(
  { length: 30 },
  (_, number) => `Lamp number ${number} of the hall shines on table ${number}.`,
)

let site: TestSite
beforeAll(async () => {
  site = await openSite({
    'hall.md': `---\ntitle: Hall\n---\n## The lamps of the hall\n\n${SENTENCES.join('\n\n')}\n`,
    'sky.md': '---\ntitle: Sky\n---\nThe sky is blue.\n',
  })
})
afterAll(() => site.close())

/** The characters of the answer from the section, with these odds for all units. */
function measure(share: number, odds?: number): number {
  const query = site.knowledge.readQuery('which table does lamp number 7 shine on')
  const [section] = judgeSections(query, site.knowledge.search(query))
  const keeps = section!.worths.map(() => odds ?? 0)
  const { readKeeps: _, ...rest } = section!
  const judged: JudgedSection = {
    ...rest,
    share,
    ...(odds !== undefined && { readKeeps: () => keeps }),
  }
  return keepOf(judged).reduce((sum, { markdown }) => sum + markdown.length, 0)
}

describe('keepOf', () => {
  it('fills the room of an answer with what likely belongs to it, less below a section in doubt', () => {
    expect(measure(1, 5)).toBeGreaterThan(COMPLETE_LENGTH - 60)
    expect(measure(1, 5)).toBeLessThanOrEqual(COMPLETE_LENGTH)
    expect(measure(0.6, 5)).toBeGreaterThan(SHORT_COMPLETE_LENGTH - 60)
    expect(measure(0.6, 5)).toBeLessThanOrEqual(SHORT_COMPLETE_LENGTH)
  })

  it('adds nothing that hardly belongs to it, and nothing if nobody knows', () => {
    expect(measure(1, -3)).toBe(measure(1))
    expect(measure(1)).toBeLessThan(COMPLETE_LENGTH - 60)
  })
})
