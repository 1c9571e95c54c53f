import { describe, expect, it } from 'vitest'
import { fillTemplate, formatFigure } from './template.ts'

const FIGURES = new Map([
  ['weight/ours.bytes', 108_400],
  ['weight/theirs.bytes', 216_800],
  ['search/index.ms', 11_750],
  ['rates/question.ms', 0.0037],
  ['firewall/kept.share', 0.9934],
  ['protocol/theirs.ms', 4151.2],
])

describe('fillTemplate', () => {
  it('replaces the figures of a sentence, wherever its lines are wrapped', () => {
    const page = 'One 1 KB.\nOurs is 99\nKB, theirs 1.5 times as much. Two 2 KB.'
    const template =
      'Ours is {weight/ours.bytes KB.0} KB, theirs {weight/theirs.bytes weight/ours.bytes n.1} times'
    expect(fillTemplate(page, template, FIGURES)).toBe(
      'One 1 KB.\nOurs is 106\nKB, theirs 2.0 times as much. Two 2 KB.',
    )
  })

  it('reads a row of a table literally', () => {
    const row = '| Ours (v1.0) | 1,000 KB | |'
    expect(fillTemplate(row, '| Ours (v1.0) | {weight/ours.bytes KB.1} KB | |', FIGURES)).toBe(
      '| Ours (v1.0) | 105.9 KB | |',
    )
  })

  it.each([
    ['Ours is small.', 'is not there'],
    ['Ours is 1 KB. Ours is 2 KB.', 'stands there more than once'],
  ])('refuses "%s", in which the sentence %s', (page, problem) => {
    expect(() => fillTemplate(page, 'Ours is {weight/ours.bytes KB.0} KB', FIGURES)).toThrow(
      problem,
    )
  })

  it('refuses a figure that no bench has measured', () => {
    expect(() => fillTemplate('It is 1.', 'It is {weight/none.bytes n.0}.', FIGURES)).toThrow(
      'no result is called "weight/none.bytes"',
    )
  })
})

describe('formatFigure', () => {
  it.each([
    ['weight/ours.bytes KB.1', '105.9'],
    ['search/index.ms s.1', '11.8'],
    ['rates/question.ms µs.1', '3.7'],
    ['firewall/kept.share %.1', '99.3'],
    ['protocol/theirs.ms n.0', '4,151'],
    ['rates/question.ms rate.0', '270,270'],
    ['weight/theirs.bytes weight/ours.bytes n.0', '2'],
  ])('writes %s as %s', (name, text) => {
    expect(formatFigure(name, FIGURES)).toBe(text)
  })

  it('refuses a format that it does not know', () => {
    expect(() => formatFigure('weight/ours.bytes GB.1', FIGURES)).toThrow(
      'no format is called "GB.1"',
    )
  })
})
