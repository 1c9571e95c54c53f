// @vitest-environment jsdom

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Content, loadContent, readConfig } from '@docent/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from './build.ts'
import { readImageSize } from './pictures/imageSize.ts'

const FILES: Readonly<Record<string, string>> = {
  'index.md': `---
title: Docent
art: answer
---

## One

Words.

## Two

Words.
`,
  'products/widget.md': `---
title: Widget
summary: A place to ask.
for: [site owners]
facts: { Needs: a server }
---

## Menu

<b>Bold</b> words.

![Dots](dots.png)

## Theme

See [the start](/tutorials/start#1-begin).
`,
  'tutorials/start.md': `---
title: Start
---

## 1. Begin

\`\`\`sh
npm start
\`\`\`
`,
  'articles/made.md': `---
title: How it is made
date: 2026-11-12
---

Words.[^a]

[^a]: A note.
`,
  'about-us.md': `---
title: About us
---

A docent knows the rooms.
`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="own"/>',
  'deep/er/page.md': `---
title: A deep page
---

Words.
`,
}
const DOTS =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const HOST = 'https://docent.example'

let work: string
let folder: string
let content: Content
let files: ReadonlySet<string>
let pages: readonly { readonly route: string; readonly page: Document }[]

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'docent-site-'))
  folder = join(work, 'site')
  for (const [file, text] of Object.entries(FILES)) await write(file, text)
  await write('products/dots.png', Buffer.from(DOTS, 'base64'))
  content = await loadContent(join(work, 'content'))

  const config = readConfig({ brand: 'Docent', url: HOST, theme: { accent: '#0a6647' } })
  await buildSite({ content, config, folder })
  files = new Set(await readdir(folder, { recursive: true }))
  pages = await Promise.all([...files].filter((file) => file.endsWith('.html')).map(readPage))
}, 60_000)

afterAll(() => rm(work, { recursive: true, force: true }))

async function write(file: string, data: string | Buffer): Promise<void> {
  const path = join(work, 'content', file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, data)
}

async function readPage(file: string): Promise<{ route: string; page: Document }> {
  const html = await readFile(join(folder, file), 'utf8')
  const page = new DOMParser().parseFromString(html, 'text/html')
  return { route: `/${file.replace(/\/?index\.html$/, '')}`, page }
}

/** The results of `find` on each page, each after the page's route. */
function findOnPages(find: (page: Document) => readonly string[]): string[] {
  return pages.flatMap(({ route, page }) => find(page).map((found) => `${route}: ${found}`))
}

describe('the built site', () => {
  it('has a file for every route, written or not, and one for all others', () => {
    const written = content.documents.map(({ route }) => join(route, 'index.html').slice(1))
    const fixed = ['products', 'tutorials', 'articles'].map((route) => join(route, 'index.html'))
    const expected = [...written, ...fixed, '404.html', 'favicon.svg', 'products/dots.png']
    expect(expected.filter((file) => !files.has(file))).toEqual([])
  })

  it('has no script or style within a page, and no attribute that runs or styles', () => {
    const inline = findOnPages((page) =>
      [...page.querySelectorAll('style, script:not([src], [type="application/ld+json"])')].map(
        ({ outerHTML }) => outerHTML,
      ),
    )
    const attributes = findOnPages((page) =>
      [...page.querySelectorAll('*')]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name === 'style' || name.startsWith('on')),
    )
    expect([...inline, ...attributes]).toEqual([])
  })

  // Docent's own icon used to overwrite it.
  it("keeps the owner's icon, though no page links to it", async () => {
    expect(await readFile(join(folder, 'favicon.svg'), 'utf8')).toBe(FILES['favicon.svg'])
  })

  it('has one first heading a page', () => {
    expect(pages.map(({ page }) => page.querySelectorAll('h1').length)).toEqual(pages.map(() => 1))
  })

  it('has no id twice on a page, whatever its headings are called', () => {
    const repeated = findOnPages((page) => {
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, place) => ids.indexOf(id) !== place)
    })
    expect(repeated).toEqual([])
  })

  it('has no link that leads nowhere, to a page or to a heading on it', () => {
    const lost = pages.flatMap(({ route, page }) =>
      [...page.querySelectorAll('[href], [src]')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((address) => !leadsSomewhere(new URL(address, HOST + route)))
        .map((address) => `${route}: ${address}`),
    )
    expect(lost).toEqual([])
  })

  it('says its title, description and address to other machines', () => {
    const head = pages.find(({ route }) => route === '/products/widget')?.page.head
    expect(head?.querySelector('title')?.textContent).toBe('Widget · Docent')
    expect(head?.querySelector('[name=description]')?.getAttribute('content')).toBe(
      'A place to ask.',
    )
    expect(head?.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
      `${HOST}/products/widget`,
    )
  })

  it('has a picture for links to each page, at a whole address', async () => {
    const images = pages.flatMap(({ route, page }) =>
      route === '/404.html'
        ? []
        : [page.querySelector('[property="og:image"]')?.getAttribute('content') ?? route],
    )
    for (const image of images) {
      const bytes = await readFile(join(folder, new URL(image, `${HOST}/none`).pathname))
      expect(readImageSize(bytes)).toEqual({ width: 1200, height: 630 })
    }
    expect(images.length).toBeGreaterThan(6)
  })

  it('gives pictures their size, so that nothing moves when they arrive', () => {
    const sizes = findOnPages((page) =>
      [...page.querySelectorAll('img')].map(({ width, height }) => `${width} by ${height}`),
    )
    expect(sizes).toEqual(['/products/widget: 1 by 1'])
  })

  it("has the owner's colours in its one sheet", async () => {
    const sheet = [...files].find((file) => /^assets\/site-.*\.css$/.test(file))
    expect(await readFile(join(folder, sheet!), 'utf8')).toContain('--docent-accent:#0a6647')
  })

  it('loads at most 3 KB of script, compressed, before a visitor does anything', async () => {
    const home = pages.find(({ route }) => route === '/')!.page
    const scripts = [...home.querySelectorAll<HTMLScriptElement>('script[src]')].map(
      ({ src }) => new URL(src, HOST).pathname,
    )
    const sizes = await Promise.all(
      scripts.map(async (src) => gzipSync(await readFile(join(folder, src)), { level: 9 }).length),
    )
    expect(scripts).toHaveLength(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3 * 1024)
  })

  it('has a theme script that is a plain script', async () => {
    const script = await readFile(join(folder, 'theme.js'), 'utf8')
    expect(script).toContain('localStorage')
    expect(script).not.toMatch(/\b(import|export)\b/)
  })

  it('ends every page with the pill, ready for the script that brings it to life', () => {
    for (const { page } of pages) {
      const chat = page.body.lastElementChild as HTMLElement
      expect(chat.id).toBe('docent')
      expect(chat.querySelector('button')?.textContent).toBe('Talk to the assistant')
      expect(JSON.parse(chat.dataset['options']!)).toMatchObject({ endpoint: '/api/gen-ai' })
    }
  })
})

function leadsSomewhere(url: URL): boolean {
  if (url.origin !== HOST) return true
  const target = pages.find(({ route }) => route === url.pathname)
  if (!target) return files.has(url.pathname.slice(1))
  return url.hash === '' || target.page.getElementById(url.hash.slice(1)) !== null
}

it('refuses a picture in the reserved folder', async () => {
  const config = readConfig({ brand: 'Docent' })
  const taken = { ...content, assets: ['assets/map.png'] }
  await expect(buildSite({ content: taken, config, folder: join(work, 'no') })).rejects.toThrow(
    "/assets/ is reserved for the site's own files",
  )
})
