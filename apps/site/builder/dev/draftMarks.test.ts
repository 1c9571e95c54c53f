import { expect, it } from 'vitest'
import { createDocument } from '../../src/testing.ts'
import { markUnpublished } from './draftMarks.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const PAGE = '<!doctype html><html><head></head><body class=a><a href="/b">B</a></body></html>'
const pages = [
  createDocument('', { route: '/a', draft: true }),
  createDocument('', { route: '/b', date: '2026-12-01' }),
  createDocument('', { route: '/c', date: '2026-11-22' }),
]

it('says at the top of a page why visitors do not see it', () => {
  expect(markUnpublished(PAGE, pages, '/a', NOW)).toMatch(
    /<body class=a><p role="note"[^>]*>This page is a draft\. Visitors do not see it\.<\/p>/,
  )
  expect(markUnpublished(PAGE, pages, '/b', NOW)).toContain(
    'This page is scheduled for 2026-12-01.',
  )
})

it('marks the links to such pages on every page', () => {
  const html = markUnpublished(PAGE, pages, '/c', NOW)
  expect(html).toContain('<style>:is(a[href="/a"],a[href="/b"])::before{')
  expect(html).not.toContain('role="note"')
})

it('leaves a site alone that has none', () => {
  expect(markUnpublished(PAGE, pages.slice(2), '/c', NOW)).toBe(PAGE)
})
