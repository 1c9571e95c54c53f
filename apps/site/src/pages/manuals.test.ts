import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { Config, Document, Link, Manual } from '@docent/content'
import { Footer } from '../shell/Footer.tsx'
import { createDocument, createTestSite } from '../testing.ts'
import { findPage, listRoutes } from './index.ts'
import { listManuals, type ManualEntry } from './manuals.ts'

const DOCS: Manual = { name: 'Docs', root: '/docs' }

/** A page of a source, by the path of its file. */
function createPage(
  sourceFile: string,
  markdown = 'Text.',
  fields: Partial<Document> = {},
): Document {
  const path = sourceFile.replace(/\.md$/, '').replace(/\/?index$/, '')
  const route = path === '' ? '/docs' : `/docs/${path}`
  return createDocument(markdown, {
    file: route,
    sourceFile,
    route,
    title: path || 'Start',
    manual: DOCS,
    ...fields,
  })
}

function render(
  documents: readonly Document[],
  route: string,
  files: readonly string[] = [],
): string {
  const site = createTestSite(documents, undefined, {}, [], files)
  return renderToStaticMarkup(findPage(site, route)?.main)
}

describe('listManuals', () => {
  const list = (...documents: Document[]): (readonly string[])[] =>
    listManuals(createTestSite(documents)).map((one) => one.documents.map(({ route }) => route))

  it('lists the first page first, pages before folders, and all by their names', () => {
    const files = ['guide/b.md', 'z.md', '10-ten.md', '9-nine.md', 'guide/index.md', 'index.md']
    expect(list(...files.map((file) => createPage(file)))).toEqual([
      ['/docs', '/docs/9-nine', '/docs/10-ten', '/docs/z', '/docs/guide', '/docs/guide/b'],
    ])
  })

  it.each([
    ['getting-started', 'Getting started'],
    ['02-api-keys', 'API keys'],
    ['apis', 'APIs'],
    ['aws', 'AWS'],
    ['rest_API', 'Rest API'],
    ['build', 'Build'],
    ['guides-for-ui', 'Guides for UI'],
  ])('calls the folder %s %s', (folder, name) => {
    const pages = [`${folder}/a.md`, 'z/b.md'].map((file) => createPage(file))
    const [manual] = listManuals(createTestSite(pages))
    expect(manual?.entries.map((entry) => entry.name)).toContain(name)
  })

  // The pages were by folders only, with the names of folders, whatever their authors had written.
  it('shows the navigation that their authors wrote', () => {
    const group = (name: string, key = name) => ({ key, name })
    const pages = [
      createPage('index.md', 'Text.', { place: { number: 9, groups: [], name: 'Home' } }),
      createPage('z.md', 'Text.', { place: { number: 0, groups: [group('Use')] } }),
      createPage('use/index.md', 'Text.', {
        place: { number: 1, groups: [group('Use'), group('More')], isFirst: true },
      }),
      createPage('a.md', 'Text.', { place: { number: 2, groups: [group('Use')], name: 'An A' } }),
      createPage('left/b.md', 'Text.', {
        place: { groups: [{ key: 'left', name: 'Others', order: 2 }] },
      }),
      createPage('first/c.md', 'Text.', {
        place: { groups: [{ key: 'first', order: 1 }], name: 'C' },
      }),
    ]
    const [manual] = listManuals(createTestSite(pages))
    const nameAll = (entries: readonly ManualEntry[] = []): unknown[] =>
      entries.map(({ name, document, entries: own }) => [name, document?.title, ...nameAll(own)])
    expect(nameAll(manual?.entries)).toEqual([
      ['Use', undefined, ['z', 'z'], ['More', 'use'], ['An A', 'a']],
      ['First', undefined, ['C', 'first/c']],
      ['Others', undefined, ['left/b', 'left/b']],
    ])
    expect(manual?.documents.map(({ title }) => title).slice(0, 3)).toEqual(['Start', 'z', 'use'])
    expect(render(pages, '/docs')).toContain('aria-current="page">Home</a>')
  })

  // A reader who came to an old version had to look for the page in the new one.
  it('links to the same page of the other versions', () => {
    const pages = ['1.x/guide/a.md', '2.x/guide/a.md', '2.x/guide/b.md'].map((file) =>
      createPage(file, 'Text.', { version: file.slice(0, 3) }),
    )
    const translated = createPage('1.x/de/guide/b.md', 'Text.', {
      version: '1.x',
      meta: { language: 'de' },
    })
    const other = createPage('guide/b.md', 'Text.', {
      manual: { name: 'Other', root: '/other' },
      route: '/other/guide/b',
    })
    const all = [...pages, translated, other]
    expect(render(all, '/docs/1.x/guide/a')).toContain('href="/docs/2.x/guide/a">Docs 2.x</a>')
    expect(render(all, '/docs/2.x/guide/a')).toContain('href="/docs/1.x/guide/a">Docs 1.x</a>')
    expect(render(all, '/docs/2.x/guide/b')).not.toContain('>Docs 1.x</a>')
  })

  it('takes the order that pages name', () => {
    const pages = ['a.md', 'b.md', 'c/index.md', 'c/d.md'].map((file, at) =>
      createPage(file, 'Text.', { order: 4 - at }),
    )
    expect(list(...pages)).toEqual([['/docs/c', '/docs/c/d', '/docs/b', '/docs/a']])
  })

  it('keeps a page next to a folder of the same name', () => {
    const pages = [createPage('a.md'), createPage('a/b.md'), createPage('a/index.md')]
    const [, , index] = pages
    expect(list(...pages.slice(0, 2))).toEqual([['/docs/a', '/docs/a/b']])
    expect(list(...pages.slice(0, 2), { ...index!, route: '/docs/a-2' })[0]).toHaveLength(3)
  })

  it('keeps versions and sources apart', () => {
    const pages = [
      createPage('2.x/a.md', 'Text.', { version: '2.x' }),
      createPage('1.x/a.md', 'Text.', { version: '1.x' }),
      createPage('b.md', 'Text.', { manual: { name: 'Other', root: '/other' } }),
    ]
    expect(list(...pages)).toEqual([['/docs/2.x/a'], ['/docs/1.x/a'], ['/docs/b']])
  })
})

describe('a page of a source', () => {
  it('leads to the other pages, and to those before and after it', () => {
    const pages = ['index.md', 'a.md', 'guide/b.md'].map((file) => createPage(file))
    const page = render(pages, '/docs/a')
    expect(page).toMatch(/<nav class="side[^"]*" aria-label="Docs">.*aria-current="page">a<\/a>/)
    expect(page).toMatch(/href="\/docs">Previous<b>Start.*href="\/docs\/guide\/b">Next<b>guide\/b/)
    expect(render(pages, '/docs/guide/b')).toContain('<a href="/docs">Docs</a></li><li>Guide</li>')
  })

  it('has one heading of the first level, and no gap between the levels below it', () => {
    const markdown = '# One\n\n#### Two\n\n###### Three\n\n# Four\n\n### Five'
    const text = render([createPage('a.md', markdown)], '/docs/a').replace(/^.*<h1/s, '<h1')
    const depths = [...text.matchAll(/<h(\d)[^>]*>/g)].map(([, depth]) => Number(depth))
    expect(depths.slice(0, 6)).toEqual([1, 2, 3, 4, 2, 3])
  })

  // The deepest was an `h7`, which is not a heading.
  it('has no heading below the sixth level', () => {
    const markdown = [1, 2, 3, 4, 5, 6].map((depth) => `${'#'.repeat(depth)} Lamp ${depth}`)
    const html = render([createPage('a.md', markdown.join('\n\n'))], '/docs/a')
    const levels = html.replace(/^.*<h1/s, '<h1').match(/<h\d/g)
    expect(levels?.slice(0, 7)).toEqual(['<h1', '<h2', '<h3', '<h4', '<h5', '<h6', '<h6'])
  })

  it('has links only to pages that are there, and pictures only of its source', () => {
    const links: Link[] = [
      { type: 'link', to: 'b.md', target: '/docs/b#x', line: 0 },
      { type: 'link', to: '../gone', target: '/gone', line: 0 },
      { type: 'image', to: 'menu.png', target: '/docs/menu%20a.png', line: 0 },
      { type: 'link', to: 'a.pdf', target: '/docs/a.pdf', line: 0 },
    ]
    const markdown =
      '[b](b.md) [gone](../gone) [lost](lost.md) [away](https://a.example/) [here](#x) [paper](a.pdf) ![Menu](menu.png) ![Old](old.png) ![Far](https://a.example/x.png)'
    const pages = [createPage('a.md', markdown, { links }), createPage('b.md')]
    const page = render(pages, '/docs/a', ['docs/menu a.png', 'docs/a.pdf'])
    const text = /<p>.*?<\/p>/s.exec(page)?.[0] ?? ''
    expect([...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      '/docs/b#x',
      'https://a.example/',
      '#x',
      '/docs/a.pdf',
      '/docs/menu%20a.png',
      'https://a.example/x.png',
    ])
    expect(text).toContain(' gone lost ')
    expect(text).toContain(' Old ')
  })

  it.each([
    ['own', 'b#own'],
    ['the-words', 'b#own'],
    ['named', 'b#own'],
    ['in-it', 'b#own'],
    ['title-of-b', 'b'],
    ['with-data', 'b#data'],
    ['another', 'b#another'],
    ['gone', 'b#gone'],
  ])('links to #%s as %s', (anchor, href) => {
    const other = createPage('b.md', '## The words {#own}\n\nText.', {
      title: 'Title of B',
      sections: [
        {
          anchor: 'own',
          heading: 'The words',
          depth: 2,
          path: [],
          markdown: '',
          text: '',
          line: 1,
        },
      ],
      otherAnchors: [
        ['chatwithdata', 'data'],
        ['anotherone', 'own'],
        ['anothertwo', 'data'],
        ['named', 'own'],
        ['init', 'own'],
      ],
    })
    const page = render([createPage('a.md', `[x](/docs/b#${anchor})`), other], '/docs/a')
    expect(page).toContain(`href="/docs/${href}">x</a>`)
  })

  // Each tool makes its own anchors, so the links of many pages led to the top of a page.
  it('links to a heading by the anchor that it has here', () => {
    const [a, b] = ['a.md', 'b.md'].map((file) =>
      createPage(file, '## 1. Tags & emojis\n\nx\n\n## tags\n\ny\n\n## Tags\n\nz'),
    ) as [Document, Document]
    const hrefs = ['_1-tags-emojis', '1-Tags-Emojis', 'tags-1', 'TAGS', 'gone', '%E0%A4%A']
    const text = hrefs.map((anchor) => `[x](/docs/b#${anchor})`).join(' ')
    const page = render([createPage('c.md', text), a, b], '/docs/c')
    expect([...page.matchAll(/b#([^"]*)"/g)].map(([, anchor]) => anchor)).toEqual([
      '1-tags--emojis',
      '1-tags--emojis',
      'tags-1',
      'tags',
      'gone',
      '%E0%A4%A',
    ])
  })

  // Some components repeat the description in the text.
  it('shows its description once', () => {
    const text = 'Read files. All of them.'
    const page = createPage('a.md', text)
    const sections = page.sections.map((section) => ({ ...section, text }))
    const show = (summary: string): boolean =>
      render([{ ...page, sections, summary }], '/docs/a').includes('class="lede"')
    expect([show('Read files.'), show('All of them.'), show('')]).toEqual([false, true, false])
  })

  it('names its language, if it is not that of the site', () => {
    const page = (language: string): string =>
      render([createPage('a.md', 'Text.', { meta: { language } })], '/docs/a')
    expect(page('de')).toContain('<article class="prose" lang="de">')
    expect(page('en')).toContain('<article class="prose">')
  })

  it('wins over the list that the site has at its address', () => {
    const products = createPage('index.md', 'Text.', {
      route: '/products',
      title: 'Ours',
      manual: { name: 'Docs', root: '/' },
    })
    expect(render([products], '/products')).toContain('<h1 class="h1 h1-doc">Ours</h1>')
  })

  it('shows nothing of a hostile page as HTML', () => {
    const evil = '</title></script><script>alert(1)</script>'
    const markdown = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<iframe src="https://evil.example"></iframe>',
      '[a](javascript:alert(1)) [b](JaVaScRiPt&colon;alert(1)) [c](data:text/html,x) [d](vbscript:x) [e](\u0001javascript:alert(1))',
      '![x](javascript:alert(1)) ![y](x" onerror="alert(1))',
      `## ${evil}`,
      '```html"><script>alert(1)</script>\nx\n```',
      '| a |\n|---|\n| <b onclick=alert(1)>x</b> |',
    ].join('\n\n')
    const document = createPage('a.md', markdown, { title: evil, summary: evil })
    const main = render([document], '/docs/a')
    expect(main).not.toMatch(/<(?:script|img|iframe|b\s)/)
    expect(main).not.toMatch(/(?:href|src)="(?!\/|#|https?:)/)
  })
})

it('the foot of each page leads to a source that the navigation leaves out', () => {
  const foot = (navigation: Config['navigation']): string => {
    const home = createDocument('', { route: '/' })
    const site = createTestSite([home, createPage('a.md')], undefined, { navigation })
    return renderToStaticMarkup(createElement(Footer, { site, route: '/' }))
  }
  expect(foot([])).toContain('<a href="/docs">Docs</a>')
  expect(foot([])).not.toContain('/docs/a')
  expect(foot([{ label: 'Manual', to: '/docs' }])).not.toContain('>Docs<')
})

describe('the list of pages', () => {
  const pages = ['a.md', 'guide/b.md', 'guide/deep/c.md'].map((file) => createPage(file))

  it('is at the address of a source without a first page', () => {
    expect(listRoutes(createTestSite(pages))).toContain('/docs')
    expect(render(pages, '/docs')).toMatch(/<h1[^>]*>Docs<.*href="\/docs\/a".*Guide › Deep/)
    expect(render([...pages, createPage('index.md')], '/docs')).toContain(
      '<h1 class="h1 h1-doc">Start',
    )
  })

  // Search engines found four pages that said "Nothing here yet."
  it('has no empty lists next to it on a site of sources', () => {
    const start = createDocument('', { route: '/', meta: { 'x-shows': 'sources' } })
    const first = createPage('index.md', 'Text.', { route: '/', manual: { ...DOCS, root: '/' } })
    const article = createPage('x.md', 'Text.', { route: '/articles' })
    expect(listRoutes(createTestSite([start, ...pages]))).not.toContain('/articles')
    expect(listRoutes(createTestSite([first, ...pages]))).not.toContain('/articles')
    expect(listRoutes(createTestSite([first, article]))).toContain('/articles')
    expect(listRoutes(createTestSite(pages))).toContain('/articles')
    expect(findPage(createTestSite([start, ...pages]), '/articles')).toBeUndefined()
  })

  it('is on a home page that nobody has written, and on the start page of Docent', () => {
    expect(render(pages, '/')).toContain('href="/docs/guide/b"')
    const home = createDocument('', { route: '/' })
    expect(render([...pages, home], '/')).not.toContain('href="/docs/guide/b"')
    const start = { ...home, meta: { 'x-shows': 'sources' } }
    expect(render([...pages, start], '/')).toContain('href="/docs/guide/b"')
  })
})

it('each page of a large documentation lists the pages around it only', () => {
  const pages = Array.from({ length: 200 }, (_, at) => createPage(`f${at % 2}/p${at}.md`))
  const links = [...render(pages, '/docs/f0/p100').matchAll(/href="\/docs\//g)]
  expect(links.length).toBeLessThan(180)
})
