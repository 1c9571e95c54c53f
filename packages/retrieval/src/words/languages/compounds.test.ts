import { expect, it } from 'vitest'
import { splitCompound } from './compounds.ts'

const PARTS = new Set(['akku', 'laufzeit', 'zeit', 'liefer', 'lieferung', 'tasche', 'lampe'])

function split(compound: string): readonly string[] {
  return splitCompound(compound, (part) => (PARTS.has(part) ? part : undefined))
}

it('splits a compound into two words of the pages', () => {
  expect(split('akkulaufzeit')).toEqual(['akku', 'laufzeit'])
})

it('leaves out the letters that join two words', () => {
  expect(split('lieferungszeit')).toEqual(['lieferung', 'zeit'])
  expect(split('lampentasche')).toEqual(['lampe', 'tasche'])
})

it('does not split a word if the pages have only one of its parts', () => {
  expect(split('akkudeckel')).toEqual([])
  expect(split('zeit')).toEqual([])
})

it('tries no parts of an endless word', () => {
  let tried = 0
  splitCompound('б'.repeat(2000), () => {
    tried += 1
    return undefined
  })
  expect(tried).toBe(0)
})
