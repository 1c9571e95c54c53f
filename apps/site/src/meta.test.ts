import { describe, expect, it } from 'vitest'
import { readFacts, readMetaText } from './meta.ts'
import { createDocument } from './testing.ts'

describe('readFacts', () => {
  it('reads a map and a list to the same facts', () => {
    const facts = [{ label: 'Panel', value: '750' }]
    expect(readFacts(createDocument('', { meta: { facts: { Panel: 750 } } }))).toEqual(facts)
    expect(readFacts(createDocument('', { meta: { facts } }))).toEqual(facts)
  })

  it.each([undefined, null, 'words', [1, null, { value: 2 }], { Panel: {} }])(
    'finds none in %j',
    (facts) => {
      expect(readFacts(createDocument('', { meta: { facts } }))).toEqual([])
    },
  )
})

it('reads numbers as text, and blank or other values as nothing', () => {
  const document = createDocument('', { meta: { minutes: 8, level: ' ', group: ['a'] } })
  expect(readMetaText(document, 'minutes')).toBe('8')
  expect(readMetaText(document, 'level')).toBeUndefined()
  expect(readMetaText(document, 'group')).toBeUndefined()
})
