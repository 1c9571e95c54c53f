import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findPage } from '../pages/index.ts'
import { createDocument, createTestSite } from '../testing.ts'
import type { Site } from '../site.ts'

const editUrl = 'https://code.example/edit/{path}?from={path}'

function render(site: Site, route: string): string {
  return renderToStaticMarkup(findPage(site, route)?.main)
}

function readEditor(site: Site, route: string): string | undefined {
  return /<a class="link" href="([^"]+)" rel="external noopener"[^>]*>Edit this page</.exec(
    render(site, route),
  )?.[1]
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

it('has nothing to edit if nobody has written a page', () => {
  const site = createTestSite([], new Map(), { editUrl })
  expect(readEditor(site, '/privacy')).toBeUndefined()
})

it.each([
  ['tutorials', true],
  ['articles', true],
  ['', false],
])(
  'asks at the end of a page of the folder "%s" whether it was helpful: %s',
  (collection, asks) => {
    const document = createDocument('', { route: '/a', collection })
    expect(render(createTestSite([document]), '/a').includes('Was this page helpful?')).toBe(asks)
  },
)

it('names the assistant that counts, and asks nobody if the owner does not want it', () => {
  const document = createDocument('', { route: '/a', collection: 'articles' })
  const assistantUrl = 'https://assistant.docent.example'
  expect(render(createTestSite([document], new Map(), { assistantUrl }), '/a')).toContain(
    'data-page="/a" data-to="https://assistant.docent.example/api/page-feedback"',
  )
  const silent = createTestSite([document], new Map(), { feedback: false })
  expect(render(silent, '/a')).not.toContain('helpful')
})
