import { lexMarkdown } from '@docent/content'
import { describe, expect, it } from 'vitest'
import type { Unit } from '@docent/retrieval'
import { readUnits } from '../../../retrieval/src/passages/units.ts'
import { whatIsAnnounced } from './announced.ts'

/** The texts that the first unit announces. */
function announced(markdown: string): string[] {
  const units: Unit[] = readUnits(lexMarkdown(markdown), (href) => href)
  const places = whatIsAnnounced(
    units,
    0,
    units.map(() => 0),
  )
  return places.map((place) => units[place]?.text ?? '')
}

const LIST = '- The seeds\n- The labels'

describe('whatIsAnnounced', () => {
  it.each(['Pack these things:', 'Pack the following.', 'The things to pack are below.'])(
    'finds the list right after %j',
    (sentence) => {
      expect(announced(`${sentence}\n\n${LIST}`)).toEqual(['The seeds', 'The labels'])
    },
  )

  it.each([
    'Below is a list of the things to pack.',
    'You need to pack the below things.',
    'You need the following garden files.',
  ])('finds the list after the rest of the paragraph that begins with %j', (sentence) => {
    const text = `${sentence} They fit into one box. Leave it open.\n\n${LIST}`
    expect(announced(text)).toEqual(['The seeds', 'The labels'])
  })

  it('finds the code in the same way', () => {
    const text = 'Set the below options. Some depend on the pump.\n\n```\nPUMP=slow\n```'
    expect(announced(text)).toEqual(['PUMP=slow'])
  })

  it.each([
    ['A box holds two things. It is green.', 'the paragraph announces nothing'],
    ['Water it as follows, or it dries up. It needs much.', 'only the next unit can follow'],
    ['Below is a list of things.\n\nThe box is green.', 'another paragraph is between'],
    ['Below is a list. One. Two. Three. Four.', 'too many sentences are between'],
  ])('finds nothing after %j: %s', (text) => {
    expect(announced(`${text}\n\n${LIST}`)).toEqual([])
  })

  it('finds nothing at the end of a section', () => {
    expect(announced('Below is a list of things. It is empty.')).toEqual([])
  })
})
