import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { dropReadingSheet } from './readingSheet.ts'

const LINK = '<link rel="stylesheet" href="/assets/reading-1.css"/>'

function drop(body: string): string {
  return dropReadingSheet(`${LINK}<body>${body}</body>`, '/assets/reading-1.css')
}

describe('dropReadingSheet', () => {
  it.each([
    '<article class="prose mid">',
    '<figure class="code">',
    '<aside class="note">',
    '<kbd>',
  ])('leaves the sheet to a page with %s', (body) => {
    expect(drop(body)).toContain(LINK)
  })

  it('says nothing of the sheet on a page without a text', () => {
    const body = '<p class="noted"><code>class</code></p>'
    expect(drop(body)).toBe(`<body>${body}</body>`)
  })

  it('takes no words for a text of their own', () => {
    const words = renderToStaticMarkup(createElement('p', {}, 'write class="prose" there'))
    expect(drop(words)).not.toContain(LINK)
  })
})
