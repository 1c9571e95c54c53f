import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PHRASES } from '@docent/texts/phrases'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { judgeSections } from '../choosing/judgeSections.ts'
import { LIST_LENGTH } from '../tuning.ts'
import { tellList } from './tellList.ts'

const POTS = ['clay', 'tin', 'glass', 'stone', 'cork'].map((kind) => `| ${kind} pot | 3 kg |`)
const MANY = Array.from({ length: 200 }, (_, place) => `- spade ${place}, for planting\n`)

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    ...PLANT_SHOP,
    'pots.md': `---\ntitle: Pots\n---\nPots for plants.\n\n## Kinds of pots\n\nEach pot has a weight.\n\n| Pot | Weight |\n| --- | --- |\n${POTS.join('\n')}\n`,
    'tools.md': `---\ntitle: Tools\n---\nTools.\n\n## Kinds of spades\n\n${MANY.join('')}`,
    'baskets.md': `---\ntitle: Baskets\n---\nThe list of baskets says which baskets there are.\n\n## All of them\n\n- bread basket\n- fruit basket\n- wood basket\n- tin basket\n`,
    'hats.md': `---\ntitle: Hats\n---\nHats.\n\n## Kinds of hats\n\nThe straw hat, the rain hat.\n\n- straw hat\n- rain hat\n`,
  })
})

afterAll(() => site.close())

function tell(question: string): string | undefined {
  const query = site.knowledge.readQuery(question)
  const sections = judgeSections(query, site.knowledge.search(query))
  return tellList(question, sections, PHRASES.en)
    ?.map((one) => (typeof one === 'string' ? one : ` [${one.passage.id}]`))
    .join('')
}

describe('tellList', () => {
  it('shows every row of the table', () => {
    const told = tell('list of all pots')
    for (const row of POTS) expect(told).toContain(row)
    expect(told).not.toContain('](/pots#kinds-of-pots)')
  })

  it('shows the beginning of a list that is too long, and links to the rest', () => {
    const told = tell('list of all spades') ?? ''
    expect(told).toContain('- spade 0, for planting\n- spade 1, for planting')
    expect(told).not.toContain('spade 199')
    expect(told).toContain('](/tools#kinds-of-spades)')
    expect(told.length).toBeLessThan(LIST_LENGTH + 1000)
  })

  // The answer used to be the text that mentions the list.
  it('shows the section of the page with the list', () => {
    const told = tell('Is there a list of baskets?')
    expect(told).toContain('- bread basket\n- fruit basket\n- wood basket\n- tin basket')
  })

  it('leaves other questions and short lists alone', () => {
    expect(tell('how heavy is a tin pot')).toBeUndefined()
    expect(tell('list of all hats')).toBeUndefined()
    expect(tell('')).toBeUndefined()
  })
})
