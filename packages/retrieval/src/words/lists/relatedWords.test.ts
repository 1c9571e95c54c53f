import { expect, it } from 'vitest'
import { findRelatedWords } from './relatedWords.ts'
import { stem } from '../stemming/stem.ts'

it.each([
  ['pictures', 'image'],
  ['skip', 'exclude'],
  ['2fa', 'authentication'],
])('knows that questions about %s are answered with %s', (asked, written) => {
  expect(findRelatedWords(stem(asked))).toContain(stem(written))
})

it('leads only from the words of visitors to those of documentation', () => {
  expect(findRelatedWords(stem('film'))).toContain(stem('video'))
  expect(findRelatedWords(stem('video'))).toEqual([])
  expect(findRelatedWords('marmalade')).toEqual([])
})
