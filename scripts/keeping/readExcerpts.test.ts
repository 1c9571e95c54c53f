import { describe, expect, it } from 'vitest'
import { readExcerpts, signUnit } from './readExcerpts.ts'

describe('readExcerpts', () => {
  it('reads the signs of the units that each question needs', () => {
    const text =
      '/fern#Water\n\thow much\t1a2b3c 4d5e6f\t000000\n\twhen\t4d5e6f\n/palm\n\tlight\t777777\n'
    expect(readExcerpts(text)).toEqual([
      {
        section: '/fern#Water',
        question: 'how much',
        must: new Set(['1a2b3c', '4d5e6f']),
        good: new Set(['000000']),
      },
      { section: '/fern#Water', question: 'when', must: new Set(['4d5e6f']), good: new Set() },
      { section: '/palm', question: 'light', must: new Set(['777777']), good: new Set() },
    ])
  })

  it('gives each text its own sign', () => {
    expect(signUnit('Water it.')).toMatch(/^[0-9a-f]{6}$/)
    expect(signUnit('Water it.')).not.toBe(signUnit('Water it'))
  })
})
