import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../retrieval/src/testing/site.node.ts'
import { findDoubts } from './doubts.ts'
import { createEvalSite, type EvalSite } from './site.ts'
import { readQuestions } from './question.ts'
import { createQuestion } from './testing/builders.ts'

let shop: TestSite
let site: EvalSite

beforeAll(async () => {
  shop = await openSite(PLANT_SHOP)
  site = createEvalSite(shop.content.documents, () => '')
})

afterAll(() => shop.close())

const watering = [{ file: 'products/fern.md', heading: 'Watering' }]

describe('findDoubts', () => {
  // Each of its answers was "answered wrongly", and nothing said why.
  it('names a question without a kind and a place', () => {
    const [doubt, ...others] = findDoubts(
      readQuestions('{"question": "How?"}\n{"question": "Why?", "kind": "unanswerable"}'),
      site,
    )
    expect(doubt).toMatch(/^line-1: it counts as unanswerable, because it has no "expected"/)
    expect(others).toEqual([])
  })

  it('finds nothing doubtful in questions that fit the pages', () => {
    const answer = { file: 'products/fern.md', heading: 'Is the fern safe for cats?' }
    const audience = { file: 'products/fern.md', heading: 'Who it is for' }
    const table = { file: 'products/fern.md', heading: 'Size' }
    expect(
      findDoubts(
        [
          createQuestion({ expected: watering, also: [{ file: 'delivery.md' }] }),
          createQuestion({ expected: [answer, audience], facts: [/may chew/, /direct sun/] }),
          createQuestion({ expected: [table], facts: [/\| Large \| 60 cm \|/] }),
        ],
        site,
      ),
    ).toEqual([])
  })

  it('names pages, sections and facts that are not there', () => {
    const gone = { file: 'products/rose.md', heading: 'Thorns' }
    const renamed = { file: 'products/fern.md', heading: 'Pouring' }
    expect(
      findDoubts(
        [
          createQuestion({ id: 'a', expected: [gone, renamed], facts: [/red/] }),
          createQuestion({ id: 'b', expected: watering, facts: [/twice/, /daily/] }),
        ],
        site,
      ),
    ).toEqual([
      'a: there is no page products/rose.md.',
      'a: products/fern.md has no section "Pouring".',
      'b: no expected section says /daily/.',
    ])
  })
})
