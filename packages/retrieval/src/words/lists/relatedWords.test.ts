import { expect, it } from 'vitest'
import { RELATED_ENTRIES } from './relatedEntries.ts'
import { findRelatedWords } from './relatedWords.ts'
import { readOneTerm } from './thesaurus.ts'
import { stem } from '../stemming/stem.ts'

it.each([
  ['pictures', 'image'],
  ['skip', 'exclude'],
  ['2fa', 'authentication'],
])('knows that questions about %s are answered with %s', (asked, written) => {
  expect(findRelatedWords(stem(asked))).toContain(stem(written))
})

it('leads from the words of visitors to those of documentation, not back', () => {
  expect(findRelatedWords(stem('film'))).toContain(stem('video'))
  expect(findRelatedWords(stem('video'))).not.toContain(stem('film'))
  expect(findRelatedWords('marmalade')).toEqual([])
})

it('never leads from a word to itself', () => {
  const heads = RELATED_ENTRIES.trim()
    .split(/;\s+/)
    .map((entry) => readOneTerm(entry.split(':')[0] ?? ''))
  expect(new Set(heads).size).toBe(heads.length)
  expect(heads.filter((head) => findRelatedWords(head).includes(head))).toEqual([])
})
