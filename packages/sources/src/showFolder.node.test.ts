import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makePdf, makeZip } from './testing/documentFiles.node.ts'
import { readLocalSource } from './readLocalSource.node.ts'
import { toDocument } from './toDocument.node.ts'
import type { ImportedPage, ReadSource } from './types.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-shown-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

interface Read {
  readonly source: ReadSource
  readonly pages: readonly ImportedPage[]
}

async function read(exclude: readonly string[] = []): Promise<Read> {
  const source = await readLocalSource(join(folder, 'docs'), { url: '/docs/', exclude })
  return { source, pages: [...source.pages()] }
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">'

describe('a folder of Markdown that Docent shows', () => {
  it('has the addresses of a site, and follows links that other tools resolve', async () => {
    const links =
      '[a](b.md#x) [b](../index.md) [c](/guide/b/) [d](/docs/guide/b) [e](./b) [f](../b/) [g](gone.md) [h](b.html)'
    await write({
      'docs/index.md': '# Start\n\nx',
      'docs/guide/a.md': `# A\n\n${links}`,
      'docs/guide/b.md': '# B\n\ny',
    })
    const { pages } = await read()
    expect(pages.map(({ url }) => url)).toEqual(['/docs/guide/a', '/docs/guide/b', '/docs'])
    expect(pages[0]?.links).toEqual({
      'b.md#x': '/docs/guide/b#x',
      '../index.md': '/docs',
      '/guide/b/': '/docs/guide/b',
      '/docs/guide/b': '/docs/guide/b',
      './b': '/docs/guide/b',
      '../b/': '/docs/guide/b',
      'b.html': '/docs/guide/b',
    })
  })

  // The first page of two projects was "This website is built using Docusaurus".
  it.each([
    ['See the [site](https://a.example) and `npm install`.', {}, '/docs/README'],
    ['![a](a.png) [x](#x) [y](README.md)', {}, '/docs/README'],
    ['Begin with [the guide](guide.md).', {}, '/docs'],
    ['Begin with [the guide][1].\n\n[1]: ./guide/', {}, '/docs'],
    ['<a href="guide">x</a>', {}, '/docs'],
    ['[x](guide.md)', { 'docs/index.md': '# Start\n\nx' }, '/docs/README'],
  ])('has the README %j with %j at %s', async (text, more, url) => {
    await write({ 'docs/README.md': `# Readme\n\n${text}`, 'docs/guide.md': '# G\n\nx', ...more })
    expect((await read()).pages.find(({ file }) => file === 'README.md')?.url).toBe(url)
  })

  it('leaves out the page for lost visitors', async () => {
    await write({ 'docs/404.md': '# Not found\n\nx', 'docs/a.md': '# A\n\nx' })
    expect((await read()).pages.map(({ url }) => url)).toEqual(['/docs/a'])
  })

  it('knows the order that other tools read', async () => {
    const front = [
      'sidebar_position: 2',
      'weight: 1',
      'sidebar:\n  order: 3',
      'order: 4',
      'weight: x',
    ]
    await write(
      Object.fromEntries(
        front.map((line, at) => [`docs/${at}.md`, `---\n${line}\n---\n\n# A\n\nx`]),
      ),
    )
    const { pages } = await read()
    expect(pages.map(({ order }) => order)).toEqual([2, 1, 3, 4, undefined])
  })

  it('serves the pictures that its pages show, and no other file', async () => {
    await write({
      'docs/a.md':
        '# A\n\n![m](img/menu.png) ![r](/logo.svg) ![s](secret.png) ![k](key.txt) ![u](../up.png) ![w](https://a.example/x.png)',
      'docs/img/menu.png': 'x',
      'docs/static/logo.svg': `${SVG}<path d="M0 0"/></svg>`,
      'docs/unused.png': 'x',
      'docs/key.txt': 'x',
      'up.png': 'x',
    })
    await symlink(join(folder, 'up.png'), join(folder, 'docs/secret.png'))
    const { source, pages } = await read()
    expect([...(source.files ?? [])]).toEqual([
      ['/docs/img/menu.png', join(folder, 'docs/img/menu.png')],
      ['/docs/static/logo.svg', join(folder, 'docs/static/logo.svg')],
    ])
    const [page] = pages.map((one) => toDocument(one, 'docs'))
    expect(page?.links.filter(({ type }) => type === 'image')).toEqual([
      { type: 'image', to: 'img/menu.png', target: '/docs/img/menu.png', line: 0 },
      { type: 'image', to: '/logo.svg', target: '/docs/static/logo.svg', line: 0 },
    ])
  })

  it.each([
    `${SVG}<script>alert(1)</script></svg>`,
    `${SVG}<svg:script href="x.js"/></svg>`,
    `${SVG}<a href="javascript:alert(1)"><path/></a></svg>`,
    `${SVG}<path onload = "alert(1)"/></svg>`,
    `${SVG}<foreignObject><p>x</p></foreignObject></svg>`,
    `<!DOCTYPE svg [<!ENTITY x "y">]>${SVG}</svg>`,
    `${SVG}<a href="java&#115;cript:alert(1)"/></svg>`,
    `<svg xmlns:a-b="http://www.w3.org/2000/svg"><a-b:script>alert(1)</a-b:script></svg>`,
    `<svg xmlns:ä="http://www.w3.org/2000/svg"><ä:script>alert(1)</ä:script></svg>`,
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${SVG}</svg>`,
    `<?xml-stylesheet type="text/xsl" href="#s"?>${SVG}</svg>`,
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${SVG}</svg>`,
    `<svg xmlns:h="http://www.w3.org/1999/xhtml"><h:form action="https://a.example"/></svg>`,
  ])('does not serve the drawing %s', async (svg) => {
    await write({ 'docs/a.md': '# A\n\n![x](a.svg)', 'docs/a.svg': svg })
    expect([...((await read()).source.files ?? [])]).toEqual([])
  })

  it('serves no drawing in another encoding than it is judged in', async () => {
    await write({ 'docs/a.md': '# A\n\n![x](a.svg) ![y](b.svg)' })
    const script = `${SVG}<script>alert(1)</script></svg>`
    await writeFile(join(folder, 'docs/a.svg'), Buffer.from(`\ufeff${script}`, 'utf16le'))
    await writeFile(join(folder, 'docs/b.svg'), Buffer.from(`\ufeff${script}`, 'utf16le').swap16())
    expect((await read()).source.files?.size).toBe(0)
  })

  // These pages are left out, but their pictures used to be served.
  it('serves no picture that only drafts and internal pages show', async () => {
    await write({
      'docs/a.md': '# A\n\n![x](shared.png)',
      'docs/draft.md': '---\ndraft: true\n---\n# D\n\n![x](draft.png) ![y](shared.png)',
      'docs/plan.md': '---\naudience: internal\n---\n# P\n\n![x](plan.png)',
      'docs/shared.png': 'x',
      'docs/draft.png': 'x',
      'docs/plan.png': 'x',
    })
    expect([...((await read()).source.files?.keys() ?? [])]).toEqual(['/docs/shared.png'])
  })

  it('serves a PDF as it is, and a Word file as a page', async () => {
    const word =
      '<w:document><w:body><w:p><w:r><w:t>Wipe it.</w:t></w:r></w:p></w:body></w:document>'
    await write({ 'docs/a.md': '# A\n\n[m](manual.pdf#page=2) [w](clean.docx)' })
    await writeFile(join(folder, 'docs/manual.pdf'), makePdf(['The lamp is red.']))
    await writeFile(join(folder, 'docs/clean.docx'), makeZip('word/document.xml', word))
    const { source, pages } = await read()
    expect(pages.map(({ url }) => url)).toEqual(['/docs/a', '/docs/clean', '/docs/manual.pdf'])
    expect(pages[0]?.links).toEqual({
      'manual.pdf#page=2': '/docs/manual.pdf#page=2',
      'clean.docx': '/docs/clean',
    })
    expect([...(source.files ?? [])].map(([path]) => path)).toEqual(['/docs/manual.pdf'])
  })

  it('serves nothing of a folder that is left out', async () => {
    await write({ 'docs/a.md': '# A\n\n![x](drafts/a.png)', 'docs/drafts/a.png': 'x' })
    expect((await read(['/drafts'])).source.files?.size).toBe(0)
    expect((await read()).source.files?.size).toBe(1)
  })

  it('changes its hash with a picture', async () => {
    await write({ 'docs/a.md': '# A\n\n![x](a.png)', 'docs/a.png': 'x' })
    const before = (await read()).source.hash
    await write({ 'docs/a.png': 'y' })
    expect((await read()).source.hash).not.toBe(before)
  })

  it('is not shown if its pages have an address', async () => {
    await write({ 'docs/a.md': '# A\n\n![x](a.png)', 'docs/a.png': 'x' })
    const source = await readLocalSource(join(folder, 'docs'), { url: 'https://a.example/' })
    expect([...source.pages()].map(({ url }) => url)).toEqual(['https://a.example/a'])
    expect(source.files).toBeUndefined()
  })
})

it('a reference of an API that Docent shows has a page for each tag', async () => {
  const paths = ['Lamps', 'lamps', 'A/B', 'index', ''].map((tag, at) => [
    `/p${at}`,
    { get: { operationId: `get${at}`, description: 'x', ...(tag !== '' && { tags: [tag] }) } },
  ])
  const api = { openapi: '3.1.0', info: { title: 'API' }, paths: Object.fromEntries(paths) }
  await write({ 'openapi.json': JSON.stringify(api) })
  const { pages } = await readLocalSource(join(folder, 'openapi.json'), { url: '/docs/' })
  expect([...pages()].map(({ url }) => url)).toEqual([
    '/docs',
    '/docs/Lamps',
    '/docs/lamps-2',
    '/docs/A-B',
    '/docs/page-2',
  ])
})

it('a page may link to the name of a property of all objects', () => {
  const page = {
    url: '/docs/a',
    title: 'A',
    description: '',
    language: '',
    version: '',
    links: {},
    sections: [
      { anchor: '', heading: '', depth: 0, path: [], markdown: '[x](constructor) ![y](toString)' },
    ],
  }
  expect(toDocument(page, 'docs').links).toEqual([
    { type: 'link', to: 'constructor', target: '/docs/constructor', line: 0 },
  ])
})

describe('the pictures next to the folder', () => {
  // 1,500 of 2,000 pictures of nineteen projects were missing, because their tools have them next to the pages.
  it.each([
    ['docusaurus.config.js', 'static/img/a.png', '/img/a.png'],
    ['docusaurus.config.js', 'static/img/a.png', '@site/static/img/a.png'],
    ['hugo.toml', 'static/img/a.png', 'img/a.png'],
    ['astro.config.mjs', 'public/img/a.png', '/img/a.png'],
    ['astro.config.mjs', 'public/img/a.png', '/docs/img/a.png'],
    ['astro.config.mjs', 'src/assets/img/a.png', '../../assets/img/a.png'],
    ['astro.config.mjs', 'src/assets/img/a.png', '@assets/img/a.png'],
  ])('are those that a tool with %s publishes: %s as %s', async (config, file, href) => {
    await write({ 'docs/guide/a.md': `# A\n\n![x](${href})`, [config]: '', [file]: 'picture' })
    const { source } = await read()
    expect([...(source.files?.values() ?? [])]).toEqual([join(folder, file)])
  })

  it('leave out those behind a link, with a script, in another folder, or excluded', async () => {
    const pictures = ['/a.png', '/b.svg', '/c.png', '/d.png', '../other/e.png', '../../f.png']
    await write({
      'docs/guide/a.md': `# A\n\n${pictures.map((href) => `![x](${href})`).join('\n')}`,
      'docusaurus.config.js': '',
      'static/b.svg': `${SVG}<script/></svg>`,
      'static/c.png': 'picture',
      'secret/a.png': 'picture',
      'public/d.png': 'picture',
      'other/e.png': 'picture',
      'f.png': 'picture',
    })
    await symlink(join(folder, 'secret', 'a.png'), join(folder, 'static', 'a.png'))
    expect([...((await read()).source.files ?? [])].map(([address]) => address)).toEqual([
      '/docs/static/c.png',
    ])
    expect((await read(['/static'])).source.files?.size).toBe(0)
  })

  it('change the value of the source', async () => {
    const files = { 'docs/a.md': '# A\n\n![x](/a.png)', 'docusaurus.config.js': '' }
    await write({ ...files, 'static/a.png': 'picture' })
    const before = (await read()).source.hash
    await write({ 'static/a.png': 'other' })
    expect((await read()).source.hash).not.toBe(before)
  })
})

// Half of the links in a project with names such as "Process Model.md" led nowhere.
it('follows links by the addresses that tools make of names', async () => {
  await write({
    'docs/Core Ideas/Process Model.md': '# A\n\nx',
    'docs/02-entities/Token.md': '# B\n\nx',
    'docs/a.md':
      '# C\n\n[a](/core-ideas/process-model/) [b](entities/token) [c](/core/process-model)',
  })
  const { pages } = await read()
  expect(pages.find(({ file }) => file === 'a.md')?.links).toEqual({
    '/core-ideas/process-model/': '/docs/Core-Ideas/Process-Model',
    'entities/token': '/docs/02-entities/Token',
  })
})
