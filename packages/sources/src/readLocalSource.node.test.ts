import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFolder } from '../../content/src/testing/folder.node.ts'
import { MAX_PAGE_BYTES } from './limits.ts'
import { readLocalSource } from './readLocalSource.node.ts'
import { SourceError } from './sourceError.ts'
import type { SourceOptions } from './sourceOptions.ts'
import { describeTally } from './tally.ts'

const html = (title: string): string =>
  `<html><body><main><h1>${title}</h1><p>About ${title}.</p></main></body></html>`

describe('readLocalSource', () => {
  it('takes the wanted pages, and none of the generator’s own', async () => {
    const folder = await writeFolder({
      'index.html': html('Home'),
      'guide/a.html': html('A'),
      'old/b.html': html('B'),
      '404.html': html('Missing'),
      'genindex.html': html('Index'),
      '_modules/x.html': html('Code'),
      'guide/notes.md': '# Not read next to HTML',
    })
    const { pages, tally } = await readLocalSource(folder, { exclude: ['/old'] })
    expect([...pages()].map(({ title }) => title)).toEqual(['A', 'Home'])
    expect(tally.pages).toBe(2)
  })

  // One template of MkDocs hid all pages of Markdown.
  it('reads the Markdown if more pages are Markdown, and says how much HTML it left out', async () => {
    const folder = await writeFolder({
      '_overrides/main.html': '{% extends "base.html" %}',
      'index.md': '# Home\n\nx',
      'guide/a.md': '# A\n\ny',
    })
    const { pages, tally } = await readLocalSource(folder, {})
    expect([...pages()].map(({ title }) => title)).toEqual(['A', 'Home'])
    expect(tally.unreadHtml).toEqual(['_overrides/main.html'])
    expect(describeTally(tally)).toBe('2 pages, 2 sections (skipped: 1 HTML next to Markdown)')
    const html = await readLocalSource(folder, { include: ['/_overrides'] })
    expect(html.tally.unreadHtml).toEqual([])
  })

  it('counts no templates as pages of HTML', async () => {
    const hugo = `<!doctype html><title>{{ .Title }}</title><body>{{ .Content }}</body>`
    const about =
      '<html><body><main><h1>Templates</h1><p>Write {{ title }}.</p></main></body></html>'
    const layouts = { 'layouts/list.html': hugo, 'layouts/foot.html': '{{ partial "x" . }}' }
    const page = { 'content/a.md': '# A\n\nx' }
    const site = await readLocalSource(await writeFolder({ ...layouts, ...page }), {})
    expect([...site.pages()].map(({ title }) => title)).toEqual(['A'])
    const built = await readLocalSource(await writeFolder({ 'a.html': about, ...page }), {})
    expect([...built.pages()].map(({ title }) => title)).toEqual(['Templates'])
    expect(describeTally(built.tally)).toContain('1 Markdown next to HTML')
  })

  it('takes one of several files that are the same, and reads each in its charset', async () => {
    const latin = Buffer.from(html('Kühl').replace('<body>', '<meta charset="latin1">'), 'latin1')
    const folder = await writeFolder({ 'a.html': html('A'), 'b.html': html('A'), 'c.html': latin })
    const { pages, tally } = await readLocalSource(folder, {})
    expect([...pages()].map(({ title }) => title)).toEqual(['A', 'Kühl'])
    expect(tally.duplicates).toEqual(['b.html'])
  })

  it('counts a page that is larger than the limit, and reads one that is not', async () => {
    const pad = (text: string, bytes: number): string => text + ' '.repeat(bytes - text.length)
    const folder = await writeFolder({
      'a.html': pad(html('A'), MAX_PAGE_BYTES),
      'b.html': pad(html('B'), MAX_PAGE_BYTES + 1),
    })
    const { pages, tally } = await readLocalSource(folder, {})
    expect([...pages()].map(({ title }) => title)).toEqual(['A'])
    expect(tally.tooLarge).toEqual(['b.html'])
    expect(describeTally(tally)).toContain('(skipped: 1 larger than 4 MB)')
    await expect(readLocalSource(folder, { include: ['/b.html'] })).rejects.toThrow(
      'b.html is larger than 4 MB, so split it.',
    )
  })

  it('counts symbolic links that lead nowhere or out of the folder', async () => {
    const outside = await writeFolder({ 'secret.html': html('Secret') })
    const folder = await writeFolder({ 'a.html': html('A') })
    symlinkSync(join(folder, 'gone.html'), join(folder, 'b.html'))
    symlinkSync(join(folder, 'gone.html'), join(folder, 'left-out.html'))
    symlinkSync(join(outside, 'secret.html'), join(folder, 'c.html'))
    const { pages, tally } = await readLocalSource(folder, { exclude: ['/left-out.html'] })
    expect([...pages()].map(({ title }) => title)).toEqual(['A'])
    expect(describeTally(tally)).toContain(
      '(skipped: 1 behind broken links, 1 behind links out of the folder)',
    )
  })

  it('follows no link out of the folder, and reads no name that is not text', async () => {
    const outside = await writeFolder({ 'secret.html': html('Secret'), 'in/x.html': html('X') })
    const folder = await writeFolder({ 'a.html': html('A') })
    symlinkSync(join(outside, 'secret.html'), join(folder, 'b.html'))
    symlinkSync(join(outside, 'in'), join(folder, 'c'))
    symlinkSync(folder, join(folder, 'd'))
    writeFileSync(join(folder, 'e..%2f..\\?#&.html'), html('E'))
    writeFileSync(
      Buffer.concat([Buffer.from(join(folder, 'f')), Buffer.from([0xff]), Buffer.from('.html')]),
      html('F'),
    )
    const { pages } = await readLocalSource(folder, { url: 'https://a.example/' })
    expect([...pages()].map(({ url }) => url)).toEqual([
      'https://a.example/a.html',
      'https://a.example/e..%252f..%5C%3F%23%26.html',
    ])
  })

  it('refuses a place that is neither a folder nor a file', async () => {
    await expect(readLocalSource('/dev/null', {})).rejects.toThrow(SourceError)
  })

  it('changes its hash with a page and with the options, and not with time', async () => {
    const folder = await writeFolder({ 'a.html': html('A') })
    const other = await writeFolder({ 'a.html': html('A') })
    const changed = await writeFolder({ 'a.html': html('B') })
    const { hash } = await readLocalSource(folder, {})
    expect((await readLocalSource(other, {})).hash).toBe(hash)
    expect((await readLocalSource(changed, {})).hash).not.toBe(hash)
    expect((await readLocalSource(folder, { selector: 'main' })).hash).not.toBe(hash)
  })

  it('puts pages of Markdown where their paths are, index pages at their folder', async () => {
    const filled = await writeFolder({
      'README.md': '# Home\n\nx',
      'guide/a.mdx': '# A\n\ny',
      'guide/_index.md': '# Guide\n\nz',
      'x.md': '# Only a title',
    })
    const read = await readLocalSource(filled, { url: 'https://a.example/docs' })
    expect([...read.pages()].map(({ url, file }) => [url, file])).toEqual([
      ['https://a.example/docs/', 'README.md'],
      ['https://a.example/docs/guide/', 'guide/_index.md'],
      ['https://a.example/docs/guide/a', 'guide/a.mdx'],
    ])
  })

  it('leaves out drafts, and internal pages unless they are wanted', async () => {
    const folder = await writeFolder({
      'a.md': '# A\n\nx',
      'draft.md': '---\ndraft: true\n---\n\n# Draft\n\nx',
      'staff.md': '---\naudience: internal\n---\n\n# Staff\n\nx',
      'unread.md': '---\naudience: internal\n bad: [\n---\n\n# Unread\n\nx',
    })
    const list = async (options: SourceOptions): Promise<string[]> =>
      [...(await readLocalSource(folder, options)).pages()].map(({ title }) => title)
    expect(await list({})).toEqual(['A'])
    expect(await list({ audience: 'internal' })).toEqual(['A', 'Staff', 'Unread'])
  })

  it('follows links to files, also those from the root of the folder', async () => {
    const folder = await writeFolder({
      'guide/a.md':
        '# A\n\n[b](b.md#x), [start](../README.md), [c](c.md), [gone](gone.md), [me](mailto:a@b.md)',
      'guide/b.md': '# B\n\nx',
      'README.md': '# Start\n\ny',
      'c.md': '# C\n\nz',
    })
    const { pages } = await readLocalSource(folder, { url: 'https://a.example/docs/' })
    const page = [...pages()].find(({ title }) => title === 'A')
    expect(page?.links).toEqual({
      'b.md#x': 'https://a.example/docs/guide/b#x',
      '../README.md': 'https://a.example/docs/',
      'c.md': 'https://a.example/docs/c',
    })
  })

  // The index could not be written with two pages at one address.
  it('takes one of two index pages of a folder', async () => {
    const folder = await writeFolder({ 'README.md': '# A\n\nx', 'index.md': '# B\n\ny' })
    const { pages, tally } = await readLocalSource(folder, {})
    expect([...pages()].map(({ title }) => title)).toEqual(['A'])
    expect(tally.duplicates).toEqual(['index.md'])
  })

  it('puts parts into the pages that show them, and does not take them for pages', async () => {
    const files = {
      '_index.md': '# Home\n\nWelcome.',
      'guide/a.mdx': 'import S from "/snippets/s.mdx"\n\n# A\n\n<S />',
      'guide/_b.md': 'b',
      'snippets/s.mdx': 'Shared.',
      'snippets/own.mdx': '# Own\n\nNobody shows it.',
    }
    const read = async (given: Readonly<Record<string, string>>) =>
      readLocalSource(await writeFolder(given), { url: 'https://a.example/' })
    const source = await read(files)
    const pages = [...source.pages()]
    expect(pages.map(({ url }) => url)).toEqual([
      'https://a.example/',
      'https://a.example/guide/a',
      'https://a.example/snippets/own',
    ])
    expect(pages[1]?.sections.map(({ markdown }) => markdown)).toEqual(['Shared.'])
    expect((await read({ ...files, 'snippets/s.mdx': 'Other.' })).hash).not.toBe(source.hash)
  })

  it('reads one file of text with all pages', async () => {
    const folder = await writeFolder({
      'llms-full.txt': '# A\nSource: https://a.example/a\n\nText of A.',
    })
    const { pages } = await readLocalSource(`${folder}/llms-full.txt`, {})
    expect([...pages()]).toMatchObject([{ url: 'https://a.example/a', title: 'A' }])
  })

  it.each([
    ['nowhere', 'There is no folder or file'],
    ['empty', 'contains no pages: name a folder of built HTML'],
    ['a.png', 'is not a text file such as llms-full.txt'],
  ])('refuses %s', async (name, reason) => {
    const folder = await writeFolder({ 'empty/x.png': '', 'a.png': '' })
    await expect(readLocalSource(`${folder}/${name}`, {})).rejects.toThrow(reason)
  })
})

describe('the files around the pages of a folder', () => {
  // `CLAUDE.md` and the licence were shown as pages of the product.
  it('leaves out files about the repository, unless the navigation lists them, and says so', async () => {
    const folder = await writeFolder({
      'docs/index.md': '# Home\n\nx',
      'docs/CLAUDE.md': '# Rules\n\nx',
      'docs/sub/LICENSE.md': '# Licence\n\nx',
      'docs/CONTRIBUTING.md': '# How to help\n\nx',
      'docs/license.md': '# Licence\n\nx',
      'mkdocs.yml': 'nav:\n- index.md\n- Help us: CONTRIBUTING.md\n',
    })
    const { pages, tally } = await readLocalSource(join(folder, 'docs'), { url: '/docs/' })
    expect([...pages()].map(({ file }) => file)).toEqual([
      'CONTRIBUTING.md',
      'index.md',
      'license.md',
    ])
    expect(describeTally(tally)).toContain('(skipped: 2 about the repository)')
  })

  it('gives pages their places, changes its hash with them, and shows no list as a page', async () => {
    const files = {
      'SUMMARY.md': '- [The lamp](a.md)\n',
      'a.md': '---\nsidebar_label: x\n---\n\n# A\n\nx',
    }
    const other = { ...files, 'SUMMARY.md': '- [A lamp](a.md)\n' }
    const read = async (all: Readonly<Record<string, string>>) =>
      readLocalSource(await writeFolder(all), { url: '/docs/' })
    const source = await read(files)
    expect([...source.pages()].map(({ file, place }) => ({ file, place }))).toEqual([
      { file: 'a.md', place: { name: 'The lamp', number: 0, groups: [] } },
    ])
    expect((await read(other)).hash).not.toBe(source.hash)
    const [alone] = [...(await read({ 'a.md': files['a.md'] })).pages()]
    expect(alone?.place).toEqual({ name: 'x', groups: [] })
  })
})
