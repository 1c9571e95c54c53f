import { describe, expect, it } from 'vitest'
import { loadContent } from './load.node.ts'
import { formatProblem } from './problem.ts'
import { collectRedirects } from './redirects.ts'
import type { Redirects } from './redirects.ts'
import { writeFolder } from '../testing/folder.node.ts'

const FILES = {
  'index.md': '---\ntitle: Home\n---\n[A file](/files/list.pdf)\n',
  'files/list.pdf': '%PDF',
  'products/lamp.md': '---\ntitle: Lamp\nredirects: [/lamp, /shop/lamp.html/]\n---\n## Care\n',
  'products/vase.md': '---\ntitle: Vase\nredirects: /vase%20old\n---\nText.\n',
}

async function collect(
  configured: Record<string, string> = {},
  files: Record<string, string> = FILES,
): Promise<Redirects> {
  const content = await loadContent(await writeFolder(files))
  expect(content.problems).toEqual([])
  return collectRedirects(content, configured, { file: 'docent.config.ts', lineOf: () => 7 })
}

async function explain(configured: Record<string, string>): Promise<string[]> {
  return (await collect(configured)).problems.map(formatProblem)
}

describe('collectRedirects', () => {
  it('knows the old paths of pages and of the configuration, by path', async () => {
    const { list, problems } = await collect({
      '/old/': '/products',
      '/care': '/products/lamp#care',
      '/prices': '/files/list.pdf',
      '/blog': 'https://blog.example/a',
    })
    expect(problems).toEqual([])
    expect(list).toEqual([
      { from: '/blog', to: 'https://blog.example/a' },
      { from: '/care', to: '/products/lamp#care' },
      { from: '/lamp', to: '/products/lamp' },
      { from: '/old', to: '/products' },
      { from: '/prices', to: '/files/list.pdf' },
      { from: '/shop/lamp.html', to: '/products/lamp' },
      { from: '/vase old', to: '/products/vase' },
    ])
  })

  it('leads to the end of a chain, and says so', async () => {
    const { list, problems } = await collect({ '/a': '/b', '/b': '/lamp' })
    expect(list).toContainEqual({ from: '/a', to: '/products/lamp' })
    expect(problems.map(formatProblem)).toEqual([
      'docent.config.ts:7  warning: redirects: "/a" leads to /b, which redirects too: write "/products/lamp".',
      'docent.config.ts:7  warning: redirects: "/b" leads to /lamp, which redirects too: write "/products/lamp".',
    ])
  })

  it.each<[Record<string, string>, string]>([
    [
      { '/a': '/b', '/b': '/a' },
      '"/a" redirects in a loop: /a → /b → /a. Let one of them lead to a page.',
    ],
    [{ '/a': '/a/' }, '"/a" redirects in a loop: /a → /a. Let one of them lead to a page.'],
    [
      { '/products/lamp': '/products' },
      '"/products/lamp" is the address of the page products/lamp.md, so it would never redirect: remove it or that page.',
    ],
    [
      { '/files/list.pdf': '/products' },
      '"/files/list.pdf" is the address of the file files/list.pdf, so it would never redirect: remove it or that page.',
    ],
    [
      { '/products': '/' },
      '"/products" is the address of a page that every site has, so it would never redirect: remove it or that page.',
    ],
    [
      { '/api/x': '/' },
      `"/api/x" is the address of one of the server's own paths, so it would never redirect: remove it or that page.`,
    ],
    [
      { '/lamp': '/' },
      '"/lamp" redirects twice, here and at products/lamp.md:3: remove one of the two.',
    ],
    [
      { '/a': '/products/lmap' },
      '"/a" leads to /products/lmap, where there is no page. Did you mean "/products/lamp"?',
    ],
    [
      { '/a': '/elsewhere/entirely' },
      '"/a" leads to /elsewhere/entirely, where there is no page: write the path of a page.',
    ],
    [
      { '/a': '/products/lamp#cure' },
      '"/a" leads to /products/lamp#cure, but products/lamp.md has no heading with this anchor.',
    ],
  ])('refuses %j', async (configured, message) => {
    expect((await explain(configured))[0]).toBe(`docent.config.ts:7  redirects: ${message}`)
  })

  it('leaves out what cannot work', async () => {
    const { list } = await collect({ '/a': '/b', '/b': '/a', '/c': '/nowhere/at/all' })
    expect(list.map(({ from }) => from)).toEqual(['/lamp', '/shop/lamp.html', '/vase old'])
  })
})

it('names the new address if a page links to an old one', async () => {
  const files = { ...FILES, 'index.md': '---\ntitle: Home\n---\n[The lamp](/lamp)\n' }
  const { problems } = await loadContent(await writeFolder(files))
  expect(problems.map(formatProblem)).toEqual([
    'index.md:4  The link "/lamp" leads to an old address of a page. Did you mean /products/lamp?',
  ])
})
