import { expect, it } from 'vitest'
import { findListingFaults } from './listing.ts'
import type { Document } from './types.ts'

const FITTING = 'A lamp for desks that gives a warm light and needs no more than a plug.'

const page = (fields: Partial<Document>): Document => ({
  file: 'lamp.md',
  route: '/lamp',
  collection: '',
  title: 'Lamp',
  summary: FITTING,
  tags: [],
  for: [],
  notFor: [],
  actions: [],
  questions: [],
  draft: false,
  meta: {},
  markdown: '',
  tokens: [],
  sections: [],
  links: [],
  hash: '',
  ...fields,
})

const KNOWN = { url: 'https://docent.example' }

it('finds nothing wrong with pages that fit, and no fault in drafts', () => {
  const draft = page({ file: 'draft.md', draft: true, summary: '' })
  expect(findListingFaults([page({}), draft], KNOWN)).toEqual([])
})

it.each([
  ['title', 'x'.repeat(61), 'The title has 61 characters, of which lists show about 60'],
  ['summary', '', 'There is no summary'],
  ['summary', 'Short.', 'The summary has 6 characters, and lists have room for 160'],
  ['summary', 'x'.repeat(161), 'The summary has 161 characters, of which lists show about 160'],
])('warns of a %s that does not fit: %s', (field, value, message) => {
  expect(findListingFaults([page({ [field]: value })], KNOWN)).toEqual([
    expect.objectContaining({
      severity: 'warning',
      file: 'lamp.md',
      field,
      message: expect.stringContaining(message),
    }),
  ])
})

it('warns of what two pages say alike, and names the other', () => {
  const found = findListingFaults([page({}), page({ file: 'other.md' })], KNOWN)
  expect(found.map(({ file, field }) => [file, field])).toEqual([
    ['other.md', 'title'],
    ['other.md', 'summary'],
  ])
  expect(found[0]?.message).toContain('lamp.md')
})

it('says once what a site without an address lacks', () => {
  const found = findListingFaults([page({})], { url: '' })
  expect(found.map(({ file, field }) => [file, field])).toEqual([['', 'url']])
})
