import { describe, expect, it } from 'vitest'
import { readDocument } from './document.ts'
import { createResolver } from './resolve.ts'
import type { Resolution } from './resolve.ts'
import type { Document, Link } from '../types.ts'

const pages = [
  write('index.md', 'Home'),
  write('products/index.md', 'Products'),
  write('products/widget.md', 'The widget', '## Install\n\n## Größe\n\n> ## Quoted'),
  write('docs/v2/guide/start.md', 'Start'),
  write('docs/v2/api.md', 'API'),
  write('My page.md', 'Mine'),
]

describe('createResolver', () => {
  it.each([
    ['/products/widget', '/products/widget'],
    ['/products/widget/', '/products/widget'],
    ['/products/widget.md#install', '/products/widget#install'],
    ['/products/index.md', '/products'],
    ['/', '/'],
    ['widget', '/products/widget'],
    ['./widget.md?tab=1#install', '/products/widget?tab=1#install'],
    ['../products/', '/products'],
    ['..', '/'],
    ['index.md', '/products'],
    ['widget#gr%C3%B6%C3%9Fe', '/products/widget#gr%C3%B6%C3%9Fe'],
    ['widget#größe', '/products/widget#gr%C3%B6%C3%9Fe'],
    ['widget#the-widget', '/products/widget'],
    ['widget#top', '/products/widget#top'],
    ['widget#:~:text=Install', '/products/widget#:~:text=Install'],
    ['widget#install:~:text=it', '/products/widget#install:~:text=it'],
    ['?tab=1', '/products?tab=1'],
    ['#', '/products'],
    ['/My%20page.md', '/My-page'],
    ['/My page', '/My-page'],
    ['widget?a=1&amp;b=2', '/products/widget?a=1&b=2'],
    ['/feed.xml', '/feed.xml'],
  ])('leads %j from the products to %j', (to, target) => {
    expect(resolve({ to })).toEqual({ type: 'page', target })
  })

  it('tries a path from the root in the folders above the page too, the outermost first', () => {
    const from = 'docs/v2/guide/start.md'
    expect(resolve({ to: '/api' }, from)).toMatchObject({ target: '/docs/v2/api' })
    expect(resolve({ to: '/v2/api' }, from)).toMatchObject({ target: '/docs/v2/api' })
    expect(resolve({ to: '/products' }, from)).toMatchObject({ target: '/products' })
    expect(resolve({ to: '/' }, from)).toMatchObject({ target: '/' })
  })

  it.each([
    'https://a.example/x',
    'mailto:a@b.example',
    '//cdn.example/x',
    '/\\evil.example',
    'javascript:x',
  ])('leaves %j alone', (to) => {
    expect(resolve({ to })).toEqual({ type: 'elsewhere' })
  })

  it('leads to files, as links and as images', () => {
    const file = { type: 'file', target: '/images/a%20%231.png', file: 'images/a #1.png' }
    expect(resolve({ to: '/images/a%20%231.png' })).toEqual(file)
    expect(resolve({ type: 'image', to: '../images/a%20%231.png' })).toEqual(file)
  })

  it.each([
    ['/prodcuts/widgit', 'leads nowhere', '/products/widget'],
    ['/Products/Widget', 'leads nowhere', '/products/widget'],
    ['../widget', 'leads nowhere', '/products/widget'],
    [
      'widget#instal',
      'leads to products/widget.md, which has no heading with this anchor',
      '/products/widget#install',
    ],
    [
      'widget#quoted',
      'leads to products/widget.md, which has no heading with this anchor',
      undefined,
    ],
    ['../../outside', 'leads out of the content folder', undefined],
    ['/secret', 'leads to a page that is not published: secret.md is a draft', undefined],
    ['/images/b.png', 'leads nowhere', undefined],
    ['', 'has no address', undefined],
    ['%', 'leads nowhere', undefined],
  ])('says why %j is broken and what may be meant', (to, reason, nearest) => {
    const resolution = resolve({ to })
    expect(resolution).toMatchObject({ type: 'broken', reason })
    expect(resolution.type === 'broken' && resolution.nearest?.()).toBe(nearest)
  })

  it('says which picture may be meant', () => {
    const resolution = resolve({ type: 'image', to: '/image/a%20%231.png' })
    expect(resolution).toMatchObject({ reason: 'is not in the content folder' })
    expect(resolution.type === 'broken' && resolution.nearest?.()).toBe('/images/a%20%231.png')
  })

  it('does not treat a page as a picture', () => {
    expect(resolve({ type: 'image', to: '/products' })).toMatchObject({ type: 'broken' })
  })
})

function resolve(link: Partial<Link>, file = 'products/index.md'): Resolution {
  const from = pages.find((page) => page.file === file)
  const find = createResolver({
    documents: pages,
    moved: new Map(),
    absent: new Map([['/secret', 'secret.md is a draft']]),
    files: new Set(['images/a #1.png']),
    routes: new Set(['/feed.xml']),
  })
  return find({ type: 'link', to: '', line: 1, ...link }, from!)
}

function write(file: string, title: string, text = ''): Document {
  const source = { file, text: `---\ntitle: ${title}\n---\n${text}`, hash: '' }
  return readDocument(source, false, () => {})
}
