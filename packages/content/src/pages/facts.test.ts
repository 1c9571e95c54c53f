import { describe, expect, it } from 'vitest'
import { readFacts } from './facts.ts'

describe('readFacts', () => {
  it('reads a map and a list to the same facts', () => {
    const facts = [{ label: 'Panel', value: '750' }]
    expect(readFacts({ meta: { facts: { Panel: 750 } } })).toEqual(facts)
    expect(readFacts({ meta: { facts } })).toEqual(facts)
  })

  it.each([undefined, null, 'words', [1, null, { value: 2 }], { Panel: {} }])(
    'finds none in %j',
    (facts) => {
      expect(readFacts({ meta: { facts } })).toEqual([])
    },
  )
})
