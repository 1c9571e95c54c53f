import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findPage } from '../pages/index.ts'
import { createDocument, createTestSite } from '../testing.ts'
import type { Site } from '../site.ts'

const editUrl = 'https://code.example/edit/{path}?from={path}'

function readEditor(site: Site, route: string): string | undefined {
  const html = renderToStaticMarkup(findPage(site, route)?.main)
  return /<a href="([^"]+)" rel="external noopener"[^>]*>Edit this page</.exec(html)?.[1]
}

it.each([
  ['tutorials', 'tutorials/a.md'],
  ['articles', 'articles/a.md'],
  ['', 'a.md'],
])('leads from a page of the folder "%s" to its file', (collection, file) => {
  const document = createDocument('', { route: '/a', collection, file })
  const site = createTestSite([document], new Map(), { editUrl })
  expect(readEditor(site, '/a')).toBe(`https://code.example/edit/${file}?from=${file}`)
  expect(readEditor(createTestSite([document]), '/a')).toBeUndefined()
})

it('names a file as an address does, whatever signs are in its name', () => {
  const document = createDocument('', { route: '/a', file: 'notes/Über $& #1?.md' })
  const site = createTestSite([document], new Map(), { editUrl: 'https://code.example/{path}' })
  expect(readEditor(site, '/a')).toBe('https://code.example/notes/%C3%9Cber%20%24%26%20%231%3F.md')
})

it('has nothing to edit where nobody has written a page', () => {
  const site = createTestSite([], new Map(), { editUrl })
  expect(readEditor(site, '/privacy')).toBeUndefined()
})
