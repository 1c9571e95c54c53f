// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from 'vitest'
import { isSameBuild, showPage } from './showPage.ts'

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

function write(name: string, more = ''): string {
  return `<!doctype html><html lang="en"><head>
    <meta charset="utf-8"><title>${name}</title>
    <meta name="description" content="${name}">
    <link rel="canonical" href="https://docent.example/${name}">
    <meta property="og:title" content="${name}">
    <script src="/theme.js"></script><link rel="stylesheet" href="/site.css">
    <script type="module" src="/boot.js"></script>${more}
  </head><body><main>${name}</main></body></html>`
}

const MORE = (name: string): string => `
  <meta name="twitter:card" content="${name}">
  <link rel="alternate" href="/${name}.md" type="text/markdown">
  <link rel="alternate" href="/${name}/feed.xml" type="application/atom+xml" title="${name}">
  <script type="application/ld+json">{"name":"${name}"}</script>`

function show(html: string): void {
  const next = parse(html)
  showPage({ document: next, main: next.querySelector('main')! })
}

/** The elements of a head, in any order. */
function listHead({ head }: Document): string[] {
  return [...head.children].map((one) => one.outerHTML).toSorted()
}

beforeEach(() => {
  const { head, body } = parse(write('first', MORE('first')))
  document.head.replaceChildren(...head.childNodes)
  document.body.replaceChildren(...body.childNodes)
})

// The Markdown, the feeds and the structured data of the first page used to stay.
it('leaves nothing of the page before in the head, and has all of the new one once', () => {
  show(write('second', MORE('second')))
  expect(listHead(document)).toEqual(listHead(parse(write('second', MORE('second')))))
  show(write('third'))
  expect(document.head.innerHTML).not.toMatch(/first|second/)
  expect(document.querySelectorAll('[rel=alternate], [type="application/ld+json"]')).toHaveLength(0)
})

it('leaves styles, scripts and what others have put there where they are', () => {
  const others = parse('<meta name="verified" content="x"><style>a{}</style>').head.children
  document.head.append(...others)
  const kept = document.head.querySelectorAll('[src], [rel=stylesheet], style, [name=verified]')
  show(write('second', MORE('second')))
  expect([...kept].every((one) => one.isConnected)).toBe(true)
  expect(document.querySelectorAll('script[src], [rel=stylesheet]')).toHaveLength(3)
})

describe('isSameBuild', () => {
  const page = (...assets: string[]): Document =>
    parse(
      assets
        .map((name) =>
          name.endsWith('.js')
            ? `<script src="/assets/${name}"></script>`
            : `<link rel="stylesheet" href="/assets/${name}">`,
        )
        .join(''),
    )
  const first = page('index-a.css', 'boot-a.js')

  it.each([
    ['the same style sheet and script', ['index-a.css', 'boot-a.js'], true],
    ['a style sheet of texts more', ['index-a.css', 'boot-a.js', 'reading-a.css'], true],
    ['a style sheet of the chat more', ['index-a.css', 'boot-a.js', 'chat-a.css'], true],
    ['another style sheet', ['index-b.css', 'boot-a.js'], false],
    ['another script', ['index-a.css', 'boot-b.js'], false],
    ['no script', ['index-a.css'], false],
  ])('compares with a page that has %s', (_, assets, isSame) => {
    expect(isSameBuild(first, page(...assets))).toBe(isSame)
    expect(isSameBuild(page(...assets), first)).toBe(isSame)
  })

  it('tells a page with the chat from one without', () => {
    const chat = parse('<div class="docent" id="Chat"></div>')
    expect(isSameBuild(chat, parse(''))).toBe(false)
    expect(isSameBuild(parse(''), chat)).toBe(false)
    expect(isSameBuild(chat, parse('<div class="docent" id="Chat"><p></p></div>'))).toBe(true)
  })
})
