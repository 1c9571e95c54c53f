// @vitest-environment jsdom
// Shares its document: it reads text with it.

// The shipped site, as machines read it: by the rules of HTML, of feeds and of links.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent, readConfig } from '@docent/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from './build.ts'
import { findHtmlFaults } from './testing/findHtmlFaults.ts'

const HOST = 'https://docent.example'
const CONTENT = join(import.meta.dirname, '../../../content')

let folder: string
let files: readonly string[]
const texts = new Map<string, string>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-validity-'))
  const config = readConfig({ brand: 'Docent', url: HOST, description: 'A site about Docent.' })
  await buildSite({ content: await loadContent(CONTENT), config, folder })
  files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => /\.(html|xml|json|md|txt)$/.test(name))) {
    texts.set(file, await readFile(join(folder, file), 'utf8'))
  }
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const read = (file: string): string => texts.get(file) ?? ''
const listOf = (ending: string): [string, string][] =>
  [...texts].filter(([file]) => file.endsWith(ending))
const parsed = new Map<string, Document>()
function parsePage(html: string): Document {
  const page = parsed.get(html) ?? new DOMParser().parseFromString(html, 'text/html')
  parsed.set(html, page)
  return page
}
const parseXml = (text: string): Document =>
  new DOMParser().parseFromString(text, 'application/xml')
const routeOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`

it('is valid HTML on every page', async () => {
  expect(await findHtmlFaults(listOf('.html'))).toEqual([])
})

it('has no address on a page, in a feed or in Markdown that leads nowhere', () => {
  const pages = listOf('.html').map(([file, html]): [string, Document] => [
    routeOf(file),
    parsePage(html),
  ])
  const byRoute = new Map(pages)
  const leadsSomewhere = (address: string, base: string): boolean => {
    const { origin, pathname, hash } = new URL(address, HOST + base)
    if (origin !== HOST) return true
    const page = byRoute.get(pathname)
    if (!page) return files.includes(pathname.slice(1))
    return hash === '' || page.getElementById(decodeURIComponent(hash.slice(1))) !== null
  }
  const addresses = [
    ...pages.flatMap(([route, page]) =>
      [...page.querySelectorAll('[href], [src], [property="og:image"], [property="og:url"]')].map(
        (element): [string, string] => [
          route,
          ['href', 'src', 'content'].map((name) => element.getAttribute(name)).find(Boolean) ?? '',
        ],
      ),
    ),
    ...[...listOf('.xml'), ...listOf('.md'), ...listOf('.txt'), ...listOf('feed.json')].flatMap(
      ([file, text]) =>
        [...text.matchAll(/https:\/\/docent\.example[^\s"<>()&\\]*/g)].map(
          ([address]): [string, string] => [`/${file}`, address],
        ),
    ),
  ]
  expect(addresses.length).toBeGreaterThan(500)
  expect(addresses.filter(([base, address]) => !leadsSomewhere(address, base))).toEqual([])
})

it('names each page differently, in its title and where it describes itself', () => {
  const pages = listOf('.html').map(([, html]) => parsePage(html))
  const titles = pages.map(({ title }) => title)
  expect(titles).toEqual([...new Set(titles)])
  const descriptions = pages.map((page) =>
    page.querySelector('[name=description]')?.getAttribute('content'),
  )
  expect(descriptions).toEqual([...new Set(descriptions)])
})

it('has data about its pages that can be read, in the words of schema.org', () => {
  const found = listOf('.html').flatMap(([file, html]) =>
    [...parsePage(html).querySelectorAll('[type="application/ld+json"]')].map(
      ({ textContent }): [string, { '@context': string }] => [file, JSON.parse(textContent ?? '')],
    ),
  )
  expect(found.length).toBe(listOf('.html').length - 1)
  for (const [, data] of found) expect(data['@context']).toBe('https://schema.org')
})

describe('feeds', () => {
  const COLLECTIONS = ['articles', 'tutorials'] as const
  const textOf = (parent: Element | null | undefined, name: string): string =>
    [...(parent?.children ?? [])].find(({ tagName }) => tagName === name)?.textContent ?? ''

  it.each(COLLECTIONS)('of %s have everything that Atom requires', (name) => {
    const { documentElement: feed } = parseXml(read(`${name}/atom.xml`))
    const entries = [...feed.querySelectorAll('entry')]
    expect(entries.length).toBeGreaterThan(0)
    for (const element of [feed, ...entries]) {
      for (const required of ['id', 'title']) expect(textOf(element, required)).not.toBe('')
      expect(textOf(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(element.querySelector(':scope > author > name')?.textContent).not.toBe('')
    }
    expect(feed.querySelector('[rel=self]')?.getAttribute('href')).toBe(`${HOST}/${name}/atom.xml`)
    const ids = entries.map((entry) => textOf(entry, 'id'))
    expect(ids).toEqual([...new Set(ids)])
    for (const entry of entries) expectWhole(textOf(entry, 'content'))
  })

  it.each(COLLECTIONS)('of %s have everything that RSS requires', (name) => {
    const channel = parseXml(read(`${name}/rss.xml`)).querySelector('rss[version="2.0"] > channel')
    const items = [...(channel?.querySelectorAll('item') ?? [])]
    expect(items.length).toBeGreaterThan(0)
    for (const required of ['title', 'link', 'description']) {
      expect(textOf(channel, required)).not.toBe('')
    }
    for (const item of items) {
      expect(textOf(item, 'title')).not.toBe('')
      expect(textOf(item, 'guid')).toBe(textOf(item, 'link'))
      expect(new Date(textOf(item, 'pubDate')).toUTCString()).toBe(textOf(item, 'pubDate'))
      expectWhole(textOf(item, 'content:encoded'))
    }
  })

  it.each(COLLECTIONS)('of %s have everything that JSON Feed requires', (name) => {
    const feed = JSON.parse(read(`${name}/feed.json`)) as Record<string, unknown>
    const items = feed['items'] as Record<string, string>[]
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/./),
      feed_url: `${HOST}/${name}/feed.json`,
    })
    expect(items.length).toBeGreaterThan(0)
    for (const { id, url, content_html: html = '' } of items) {
      expect(id).toBe(url)
      expectWhole(html)
    }
  })

  it('are announced on their lists and on the home page', () => {
    const announced = (file: string): number =>
      parsePage(read(file)).querySelectorAll('[rel=alternate][title]').length
    expect([announced('index.html'), announced('articles/index.html')]).toEqual([6, 3])
    const links = parsePage(read('articles/index.html')).querySelectorAll(
      'main a[href^="/articles/"]',
    )
    const names = [...links].map(({ textContent }) => textContent)
    expect(names).toEqual(expect.arrayContaining(['Atom', 'RSS', 'JSON Feed']))
  })

  /** There is some text, and no address in it needs a page around it. */
  function expectWhole(html: string): void {
    const { body } = parsePage(html)
    expect(body.textContent?.length).toBeGreaterThan(100)
    const addresses = [...body.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    )
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([])
  }
})

it('lists in its sitemap the pages that there are, each at its own address', () => {
  const map = parseXml(read('sitemap.xml'))
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const listed = [...map.querySelectorAll('url > loc')].map(({ textContent }) => textContent)
  const canonical = listOf('.html').flatMap(([, html]) => {
    const page = parsePage(html)
    if (page.querySelector('[name=robots][content=noindex]')) return []
    return page.querySelector('[rel=canonical]')?.getAttribute('href') ?? []
  })
  expect(listed.toSorted()).toEqual(canonical.toSorted())
})
