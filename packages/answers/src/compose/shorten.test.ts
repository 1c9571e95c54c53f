import type { Unit } from '@docent/retrieval'
import { describe, expect, it } from 'vitest'
import { shorten } from './shorten.ts'

describe('shorten', () => {
  it('cuts a sentence between two words', () => {
    const text = 'The lamp is dimmable.'
    const unit: Unit = { kind: 'sentence', block: 0, depth: 0, text, markdown: text }
    expect(shorten(unit, 16).markdown).toBe('The lamp is …')
  })
})
