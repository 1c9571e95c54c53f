import type { Hit, Unit } from '@docent/retrieval'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { readFindings } from '../compose/findings.ts'
import { judgeFindings } from '../compose/judgeFindings.ts'
import { chooseUnits, MOST_READ } from './chooseUnits.ts'
import { judgeSections } from './judgeSections.ts'

const LENGTH = MOST_READ * 4
const ANSWER = 'The batteries of the amber lantern last nine hours.'

let site: TestSite

beforeAll(async () => {
  // Each word of the question is in thousands of sentences, and all of them only in the last one.
  const sentences = Array.from({ length: LENGTH }, (_, place) =>
    place % 2 === 0
      ? `Row ${place} has a lantern for walls.`
      : `Row ${place} has one battery of any kind.`,
  )
  site = await openSite({
    'index.md': '# Home\n\nWelcome to the list.\n',
    'list.md': `# The list\n\n${sentences.join(' ')} ${ANSWER}\n`,
  })
})
afterAll(() => site.close())

const question = { text: 'amber lantern battery', history: [], again: 0, avoid: [] }

/** The units that are read closely: only then their Markdown is looked at. */
function countRead({ passage, ...hit }: Hit): { readonly hit: Hit; readonly read: Set<number> } {
  const read = new Set<number>()
  const units = passage.units.map((unit, place): Unit => ({
    ...unit,
    get markdown() {
      read.add(place)
      return unit.markdown
    },
  }))
  return { hit: { ...hit, passage: { ...passage, units } }, read }
}

describe('chooseUnits', () => {
  it('chooses all units of a section that is not very long', () => {
    const { query, hits } = readFindings(question, site.knowledge)
    expect(chooseUnits(hits[0]!.passage.units.slice(0, MOST_READ), query)).toBeUndefined()
    expect(chooseUnits(hits[0]!.passage.units, query)?.size).toBe(MOST_READ)
  })

  // A section of two megabytes took seconds: each of its units was read, several times.
  it('bounds the units of a section that are read, and the last one still answers', () => {
    const { query, hits } = readFindings(question, site.knowledge)
    const { hit, read } = countRead(hits[0]!)
    expect(hit.passage.units.length).toBeGreaterThan(LENGTH)
    const [section] = judgeSections(query, [hit])
    expect(read.size).toBe(MOST_READ)
    const worths = section!.worths
    const best = worths.indexOf(Math.max(...worths))
    expect(hit.passage.units[best]?.text).toBe(ANSWER)
  })

  it('judges the sections of a question once', () => {
    const findings = readFindings(question, site.knowledge)
    expect(judgeFindings(findings)).toBe(judgeFindings(findings))
  })
})
