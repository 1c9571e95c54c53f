// @vitest-environment jsdom
// Shares its document: it reads text with it.

// A small site in three languages, as machines read it. Not every page is translated.

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadContent, readConfig } from '@docent/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from './build.ts'
import { findHtmlFaults } from './testing/findHtmlFaults.ts'

const HOST = 'https://lumen.example'

const page = (title: string, text: string, fields = ''): string =>
  `---\ntitle: ${title}\nsummary: ${title} in one sentence.\n${fields}---\n\n${text}\n`

const FILES: Readonly<Record<string, string>> = {
  'index.md': page('Lumen', 'See the [desk lamp](/products/desk).'),
  'about-us.md': page('About Lumen', 'Four people in Leeds.'),
  'products/desk.md': page('Desk lamp', '## Battery\n\nTwelve hours.', 'category: Lamps\n'),
  'products/floor.md': page('Floor lamp', 'It is high.', 'category: Lamps\n'),
  'articles/oak.md': page('Why oak', 'Oak is hard.', 'date: 2026-03-01\n'),
  'de/index.md': page('Lumen', 'Die [Tischleuchte](/products/desk), die [hohe](/products/floor).'),
  'de/products/desk.md': page('Tischleuchte', '## Akku\n\nZwölf Stunden.', 'category: Leuchten\n'),
  'de/articles/oak.md': page('Warum Eiche', 'Eiche ist hart.', 'date: 2026-03-01\n'),
  'ar/index.md': page('لومن', 'انظر إلى [مصباح المكتب](/products/desk).'),
  'ar/products/desk.md': page('مصباح المكتب', 'تدوم البطارية طويلا.'),
}

let folder: string
const texts = new Map<string, string>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-languages-'))
  for (const [file, text] of Object.entries(FILES)) {
    const path = join(folder, 'content', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  const languages = { en: {}, de: { tagline: 'Licht, das bleibt' }, ar: {} }
  const config = readConfig({ brand: 'Lumen', url: HOST, description: 'Good lamps.', languages })
  const content = await loadContent(join(folder, 'content'), { languages: ['en', 'de', 'ar'] })
  if (content.problems.length > 0) throw new Error(content.problems[0]?.message)
  await buildSite({ content, config, folder: join(folder, 'site') })
  for (const file of await readdir(join(folder, 'site'), { recursive: true })) {
    if (!/\.(html|xml|json|md|txt)$/.test(file)) continue
    texts.set(file, await readFile(join(folder, 'site', file), 'utf8'))
  }
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const read = (file: string): string => texts.get(file) ?? ''
const open = (file: string): Document =>
  new DOMParser().parseFromString(
    read(file),
    file.endsWith('.xml') ? 'application/xml' : 'text/html',
  )
const pages = (): string[] => [...texts.keys()].filter((file) => file.endsWith('.html'))
const routeOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`
const alternatesOf = (file: string): [string, string][] =>
  [...open(file).querySelectorAll('link[hreflang]')].map((link) => [
    link.getAttribute('hreflang') ?? '',
    link.getAttribute('href') ?? '',
  ])

it('has the pages of each language under its own path, and none that nobody has translated', () => {
  expect(pages().map(routeOf).toSorted()).toEqual(
    `/ /404.html /about-us /articles /articles/oak /privacy /products /products/category/lamps
    /products/desk /products/floor /search /tutorials
    /de /de/404.html /de/articles /de/articles/oak /de/privacy /de/products
    /de/products/category/leuchten /de/products/desk /de/search
    /ar /ar/404.html /ar/privacy /ar/products /ar/products/desk /ar/search`
      .split(/\s+/)
      .toSorted(),
  )
})

it('is valid HTML on every page', async () => {
  expect(await findHtmlFaults(pages().map((file) => [file, read(file)]))).toEqual([])
})

it('has no link that leads nowhere', () => {
  const byRoute = new Set(pages().map(routeOf))
  const found = pages().flatMap((file) =>
    [...open(file).querySelectorAll('a[href]')].flatMap((link) => {
      const { origin, pathname } = new URL(link.getAttribute('href') ?? '', HOST + routeOf(file))
      const isThere = origin !== HOST || byRoute.has(pathname) || texts.has(pathname.slice(1))
      return isThere ? [] : `${file}: ${pathname}`
    }),
  )
  expect(found).toEqual([])
})

it('says its language and its direction, and speaks it', () => {
  const german = open('de/products/desk/index.html')
  expect(german.documentElement.lang).toBe('de')
  expect(german.querySelector('nav ul.menu')?.textContent).toBe('StartseiteProdukteArtikel/Blog')
  expect(german.querySelector('.docent')?.getAttribute('data-options')).toContain('"language":"de"')
  const arabic = open('ar/index.html')
  expect([arabic.documentElement.lang, arabic.documentElement.dir]).toEqual(['ar', 'rtl'])
  expect(open('de/index.html').title).toContain('Licht, das bleibt')
})

describe('hreflang', () => {
  it('names a page in each language that has it, and the one for everybody else', () => {
    const expected = [
      ['en', `${HOST}/products/desk`],
      ['de', `${HOST}/de/products/desk`],
      ['ar', `${HOST}/ar/products/desk`],
      ['x-default', `${HOST}/products/desk`],
    ]
    for (const base of ['', 'de/', 'ar/']) {
      expect(alternatesOf(`${base}products/desk/index.html`)).toEqual(expected)
    }
    expect(alternatesOf('products/floor/index.html')).toEqual([])
    expect(alternatesOf('404.html')).toEqual([])
  })

  it('leads back from every page that it names', () => {
    const groups = pages().map((file) => [HOST + routeOf(file), alternatesOf(file)] as const)
    const byAddress = new Map(groups)
    for (const [address, alternates] of groups) {
      for (const [, other] of alternates) expect(byAddress.get(other)).toEqual(alternates)
      if (alternates.length > 0) expect(alternates.map(([, one]) => one)).toContain(address)
    }
  })

  it('is in the sitemap as it is on the pages', () => {
    const map = open('sitemap.xml')
    for (const url of map.querySelectorAll('url')) {
      const address = url.querySelector('loc')?.textContent ?? ''
      const route = address.slice(HOST.length + 1)
      const links = [...url.children].filter(({ localName }) => localName === 'link')
      expect(
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ).toEqual(alternatesOf(route === '' ? 'index.html' : `${route}/index.html`))
    }
    expect(map.querySelectorAll('url')).toHaveLength(pages().length - 6)
  })
})

describe('the menu of languages', () => {
  const linksOf = (file: string): (string | null)[][] =>
    [...open(file).querySelectorAll('#Languages a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('lang'),
      link.textContent,
    ])

  it('leads to the same page, in its own name', () => {
    expect(linksOf('de/products/desk/index.html')).toEqual([
      ['/products/desk', 'en', 'English'],
      ['/de/products/desk', 'de', 'Deutsch'],
      ['/ar/products/desk', 'ar', 'العربية'],
    ])
    const current = open('de/products/desk/index.html').querySelector('#Languages [aria-current]')
    expect(current?.getAttribute('href')).toBe('/de/products/desk')
  })

  it('leads to the nearest list or home page if there is no translation, and says so', () => {
    expect(linksOf('products/floor/index.html').map(([to, , words]) => [to, words])).toEqual([
      ['/products/floor', 'English'],
      ['/de/products', 'DeutschDiese Seite ist nicht übersetzt. Weiter zu: Produkte'],
      ['/ar/products', 'العربيةهذه الصفحة غير مترجمة. انتقل إلى: المنتجات'],
    ])
    expect(linksOf('about-us/index.html')[1]).toEqual([
      '/de',
      'de',
      'DeutschDiese Seite ist nicht übersetzt. Weiter zu: Startseite',
    ])
  })
})

it('has a search file for each language, with its own pages', () => {
  const titlesOf = (file: string): unknown[] =>
    (JSON.parse(read(file)) as { pages: unknown[][] }).pages.map(([, title]) => title)
  expect(titlesOf('de/search.json')).toEqual(['Lumen', 'Warum Eiche', 'Tischleuchte'])
  expect(titlesOf('search.json')).not.toContain('Tischleuchte')
  expect(open('de/search/index.html').querySelector('main form')?.getAttribute('action')).toBe(
    '/de/search',
  )
})

it('gives machines the files of each language', () => {
  expect(read('de/llms.txt')).toContain('[Tischleuchte](https://lumen.example/de/products/desk.md)')
  expect(read('de/llms.txt')).toContain('- [English](https://lumen.example/llms.txt)')
  expect(read('llms.txt')).not.toContain('Tischleuchte')
  expect(read('de/articles/atom.xml')).toContain('xml:lang="de"')
  expect(read('articles/atom.xml')).not.toContain('Eiche')
  expect(read('de/articles/oak/index.html')).toContain('"inLanguage":"de"')
  expect(read('de/products/desk.md')).toContain('canonical: https://lumen.example/de/products/desk')
  expect(read('de.md')).toContain('title: "Lumen"')
})
