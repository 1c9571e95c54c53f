import { describe, expect, it } from 'vitest'
import { countTexts } from './noteTerms.ts'
import { weighSection, type AskedSection } from './sectionWorth.ts'

const share = (term: string): number => (term === 'fern' ? 0.5 : 0.01)
const section = (...asked: readonly string[]): AskedSection => ({
  questions: asked.length,
  counts: countTexts(asked),
})

describe('countTexts', () => {
  it('counts a term once for each text', () => {
    const counts = countTexts(['water, water and more water', 'water the fern'])
    expect([counts.get('water'), counts.get('fern')]).toEqual([2, 1])
  })
})

describe('weighSection', () => {
  const watering = section('water the fern', 'my fern is thirsty', 'how much water')

  it('is greater for a section whose questions have the words', () => {
    const light = section('a dark room', 'sun for the fern', 'how much light')
    expect(weighSection(['water'], watering, share)).toBeGreaterThan(0)
    expect(weighSection(['water'], light, share)).toBeLessThan(0)
  })

  it('learns more from a rare word than from one that every section has', () => {
    const [rare, common] = ['water', 'fern'].map((term) => weighSection([term], watering, share))
    expect(rare).toBeGreaterThan(common ?? 0)
  })

  it('believes many questions more than one', () => {
    const once = section('water it')
    const often = section(...Array<string>(20).fill('water it'))
    const read = (one: AskedSection) => weighSection(['water'], one, share)
    expect(read(often)).toBeGreaterThan(read(once))
  })

  it('is 0 for a section without questions, and for a question without words', () => {
    expect(weighSection(['water'], section(), share)).toBeCloseTo(0)
    expect(weighSection([], watering, share)).toBe(0)
  })
})
