import type { Passage, Unit } from '@docent/retrieval'
import { describe, expect, it } from 'vitest'
import type { JudgedSection } from '../choosing/judgeSections.ts'
import { chooseCards, hasOnlyNumber, nameOf, sayTeaser } from './cards.ts'

const unitOf = (text: string, kind: Unit['kind'] = 'sentence', place = 0): Unit =>
  ({ kind, text, markdown: text, block: place, depth: kind === 'item' ? 1 : 0 }) as Unit

const sectionOf = (units: readonly Unit[], heading = 'Pots'): JudgedSection => {
  const passage = {
    id: '/p',
    url: '/p',
    route: '/p',
    title: 'Shop',
    heading,
    path: ['Large', heading],
    units,
  }
  return { hit: { passage }, worths: units.map(() => 1), share: 0.5 } as unknown as JudgedSection
}

const tease = (...units: Unit[]): unknown =>
  chooseCards([sectionOf(units)]).flatMap((card) => sayTeaser(card, new Set()))[0]

describe('sayTeaser', () => {
  it('begins with a sentence that stands alone', () => {
    expect(tease(unitOf('A pot holds two litres of soil.'))).toBe(
      '\n- A pot holds two litres of soil. ([Shop › Pots](/p))',
    )
  })

  it('is only a link without such a sentence', () => {
    const link = '\n- [Shop › Pots](/p)'
    expect(tease(unitOf('pots: { size: 2, price: 4, stock: 12 }', 'code'))).toBe(link)
    expect(tease(unitOf('It holds more soil than the other one.'))).toBe(link)
  })

  it('quotes a row with the names of its columns', () => {
    expect(tease(unitOf('Size: 2; Price: 4 euros for each pot', 'row'))).toBe(
      '\n- Size: 2; Price: 4 euros for each pot ([Shop › Pots](/p))',
    )
  })

  it('does not announce a list that it does not show', () => {
    const lead = unitOf('The sizes that we have in stock for you are')
    const item = unitOf('2 litres and a saucer for the window', 'item', 1)
    expect(tease(lead, item)).toBe('\n- 2 litres and a saucer for the window ([Shop › Pots](/p))')
  })
})

describe('nameOf', () => {
  it('names what a numbered heading belongs to', () => {
    expect(nameOf(sectionOf([], 'Reason 2').hit.passage as Passage)).toBe('Shop › Large › Reason 2')
    expect(nameOf(sectionOf([], 'Reasons').hit.passage as Passage)).toBe('Shop › Reasons')
  })

  it.each(['Step 1', 'Option 12', 'Method #3'])('knows that %j is one', (heading) =>
    expect(hasOnlyNumber(heading)).toBe(true),
  )
})
