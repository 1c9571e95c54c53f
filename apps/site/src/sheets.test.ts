import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { dropSheets } from './sheets.ts'

const READING = '<link rel="stylesheet" href="/assets/reading-1.css"/>'
const SHOWN = '<link rel="stylesheet" href="/assets/shown-1.css"/>'

function drop(body: string): string {
  return dropSheets(`${SHOWN}${READING}<body>${body}</body>`, {
    reading: '/assets/reading-1.css',
    shown: '/assets/shown-1.css',
  })
}

describe('dropSheets', () => {
  it.each([
    '<article class="prose mid">',
    '<figure class="code">',
    '<aside class="note">',
    '<kbd>',
  ])('leaves the sheet of texts to a page with %s', (body) => {
    expect(drop(body)).toBe(`${READING}<body>${body}</body>`)
  })

  it.each([
    '<svg class="art plan">',
    '<div class="wrap hero alone">',
    '<figure class="demo">',
    '<div class="legend">',
    '<ol class="score">',
    '<ul class="cols-2 cards wide-gap">',
    '<div class="statement">',
  ])('leaves the sheet of exhibits to a page with %s', (body) => {
    expect(drop(body)).toBe(`${SHOWN}<body>${body}</body>`)
  })

  it('links neither on a page with neither', () => {
    const body = '<p class="noted"><code>class</code></p>'
    expect(drop(body)).toBe(`<body>${body}</body>`)
  })

  it('does not mistake words for a text', () => {
    const words = renderToStaticMarkup(createElement('p', {}, 'write class="prose" there'))
    expect(drop(words)).not.toContain(READING)
  })
})
