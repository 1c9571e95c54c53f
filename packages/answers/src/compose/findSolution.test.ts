import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createDrafter } from '../drafter.ts'
import { findSolution } from './findSolution.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    ...PLANT_SHOP,
    'pump.md':
      '---\ntitle: Pump\n---\nThe pump moves water.\n\n## Symptoms\n\nThe pump shows `gurgle 7`.\n\n## Possible causes\n\nAir is in the pipe.\n\n## Solution\n\nOpen the valve and wait.\n\n## Fixing prices for all the many shops\n\nThey stay.\n',
  })
})

afterAll(() => site.close())

function find(question: string, heading: string): string | undefined {
  const passage = site.knowledge.page('/pump').find((one) => one.heading === heading)
  return passage && findSolution(question, passage, site.knowledge)?.heading
}

describe('findSolution', () => {
  it('finds the solution after symptoms and causes', () => {
    expect(find('gurgle 7', 'Symptoms')).toBe('Solution')
    expect(find('gurgle 7', 'Possible causes')).toBe('Solution')
  })

  it('finds none for another section, or after the solution', () => {
    expect(find('what does the pump do', '')).toBeUndefined()
    expect(find('the pump does not work', '')).toBe('Solution')
    expect(find('the pump does not work', 'Solution')).toBeUndefined()
    expect(find('the pump does not work', 'Fixing prices for all the many shops')).toBeUndefined()
  })

  // The answer used to be only the symptom that the visitor had described.
  it('adds the solution to the answer, with its citation', () => {
    const write = createDrafter({ knowledge: site.knowledge, brand: 'Green Corner' })
    const text = 'the pump shows gurgle 7'
    const { draft } = write({ text, history: [], again: 0, avoid: [] })
    const said = draft.said.map((one) => (typeof one === 'string' ? one : ` [${one.passage.url}]`))
    expect(said.join('')).toContain(
      '[/pump#symptoms]\n\n**Solution** Open the valve and wait. [/pump#solution]',
    )
  })
})
