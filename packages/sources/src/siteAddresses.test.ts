import { expect, it } from 'vitest'
import { createSiteAddresses } from './siteAddresses.ts'

const NONE: readonly string[] = []

it.each([
  ['/docs/', 'index.md', '/docs'],
  ['/docs/', 'guide/README.md', '/docs/guide'],
  ['/docs/', 'guide/_index.md', '/docs/guide'],
  ['/docs/', 'My page (2).mdx', '/docs/My-page-2'],
  ['/docs/', 'Größe.docx', '/docs/Größe'],
  ['/%E6%89%8B%E5%86%8C/', 'a.md', '/手册/a'],
  ['/', 'index.md', '/'],
  ['/', 'guide/install.md', '/guide/install'],
  // At the root of a site, these are addresses of Docent.
  ['/', 'api/start.md', '/api-2/start'],
  ['/', 'search.md', '/search-2'],
  ['/', 'assets/a.md', '/assets-2/a'],
  ['/docs/', 'api/start.md', '/docs/api/start'],
])('gives a page below %s in the file %s the address %s', (base, file, address) => {
  expect(createSiteAddresses(base, { pages: [file], others: NONE })(file)).toBe(address)
})

it('has the index of a folder before its README', () => {
  const pages = ['README.md', 'guide/README.md', 'guide/index.md', 'index.md']
  const find = createSiteAddresses('/docs/', { pages, others: NONE })
  expect(pages.map(find)).toEqual(['/docs/page-2', '/docs/guide-2', '/docs/guide', '/docs'])
})

it('gives no two files one address', () => {
  const pages = ['guide.md', 'guide/index.md', 'Guide.mdx', 'logo.png.md']
  const find = createSiteAddresses('/docs/', { pages, others: ['logo.png', 'a b.pdf'] })
  expect(pages.map(find)).toEqual([
    '/docs/guide',
    '/docs/guide-2',
    '/docs/Guide-3',
    '/docs/logo.png-2',
  ])
  expect(['logo.png', 'a b.pdf', 'other.md'].map(find)).toEqual([
    '/docs/logo.png',
    '/docs/a%20b.pdf',
    undefined,
  ])
})

// The build used to end, because a folder and a file had the same path.
it('gives no file the path of a folder', () => {
  const pages = ['a b.png/x.md', 'a b.png/y/z.md', 'foo.md', 'foo.md.md', 'foo.md/x.md']
  const find = createSiteAddresses('/docs/', { pages, others: ['a-b.png', 'c/d.png'] })
  expect(pages.map(find)).toEqual([
    '/docs/a-b.png-2/x',
    '/docs/a-b.png-2/y/z',
    '/docs/foo',
    '/docs/foo-2',
    '/docs/foo.md-2/x',
  ])
})

it('leaves the files of the site alone', () => {
  const pages = ['404.html.md', 'articles.md', 'articles.md/a.md', 'index.html.md']
  const find = createSiteAddresses('/', { pages, others: ['favicon.svg'] })
  expect([...pages, 'favicon.svg'].map(find)).toEqual([
    '/404.html-2',
    '/articles',
    '/articles.md-2/a',
    '/index.html-2',
    '/favicon.svg-2',
  ])
})
