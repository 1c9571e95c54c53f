import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentReader, loadContent } from './load.node.ts'
import type { LoadOptions } from './load.node.ts'
import { formatProblem } from './problem.ts'
import { writeFolder } from '../testing/folder.node.ts'
import type { Content } from '../types.ts'

describe('loadContent', () => {
  it('reads every page, in the order of their routes', async () => {
    const { routes, problems } = await load({
      'products/widget.md': page('Widget'),
      'index.md': page('Home'),
      'notes.markdown': page('Notes'),
      'products/_part.md': 'a part',
      '.git/config.md': 'hidden',
      'node_modules/a/readme.md': 'foreign',
      'readme.txt': 'no page',
    })
    expect(problems).toEqual([])
    expect(routes).toEqual(['/', '/notes', '/products/widget'])
  })

  it('reads lines however they end, and a mark before the first', async () => {
    const { content } = await load({
      'a.md': '\uFEFF---\r\ntitle: A\r\n---\r\nOne\r\ntwo\rthree\r\n',
    })
    expect(content.documents[0]).toMatchObject({ title: 'A', markdown: 'One\ntwo\nthree\n' })
  })

  it('loads a picture with its versions for dense screens, the dark theme and phones', async () => {
    const { content } = await load({
      'index.md': page('Home', '![a](a.png) [b](b.png)'),
      'a.png': 'a',
      'a@2x.png': 'a',
      'a.dark.png': 'a',
      'a.dark@2x.png': 'a',
      'a.phone.png': 'a',
      'a.dark.phone.png': 'a',
      'b.png': 'b',
      'b@2x.png': 'b',
      'c@2x.png': 'c',
    })
    expect(content.assets).toEqual([
      'a.dark.phone.png',
      'a.dark.png',
      'a.dark@2x.png',
      'a.phone.png',
      'a.png',
      'a@2x.png',
      'b.png',
    ])
  })

  it('names pictures that no browser shows', async () => {
    const text = '![a](a.heic)\n![b](b.mov)\n[c](b.mov) ![d](d.PNG) ![e](e.tiff)'
    const { problems } = await load({
      'index.md': `---\ntitle: Home\nimage: a.heic\n---\n${text}\n`,
      'film.md': page('Film', '![f](f.mp4)').replace('title', 'image: f.mp4\ntitle'),
      'a.heic': 'a',
      'b.mov': 'b',
      'd.PNG': 'd',
      'e.tiff': 'e',
      'f.mp4': 'f',
    })
    const photo = 'is a HEIC photo, which browsers do not show: export it as JPEG.'
    expect(problems).toEqual([
      'film.md:2  image: The image "f.mp4" is a video, and this field takes a picture: put it into the text as ![caption](f.mp4).',
      `index.md:3  image: The image "a.heic" ${photo}`,
      `index.md:5  The image "a.heic" ${photo}`,
      'index.md:6  The image "b.mov" is a video that browsers do not play: save it as MP4 with H.264, or as WebM.',
      'index.md:7  The image "e.tiff" has a format that browsers do not show: save it as JPEG, PNG, WebP, AVIF, GIF or SVG.',
    ])
  })

  it('loads the poster and the captions that are next to a video', async () => {
    const { content, problems } = await load({
      'index.md': page('Home', '![The film](film.mp4)'),
      'film.mp4': 'f',
      'film.jpg': 'p',
      'film.vtt': 'WEBVTT',
      'film.de.vtt': 'WEBVTT',
      'film-two.vtt': 'WEBVTT',
      'other.jpg': 'o',
    })
    expect(problems).toEqual([])
    expect(content.assets).toEqual(['film.de.vtt', 'film.jpg', 'film.mp4', 'film.vtt'])
  })

  it('names files that are nearly pages, and addresses that are not followed', async () => {
    const { problems } = await load({
      'index.md': page('Home', '[a](C:\\a.md)\n[b](javascript:b) [c](www.c.example) [d](tel:1)'),
      'notes.mdx': 'a',
    })
    const reason =
      'is shown as plain text: pages only link to http, https, mailto and tel addresses.'
    expect(problems).toEqual([
      `index.md:4  warning: The link "C:\\\\a.md" ${reason}`,
      `index.md:5  warning: The link "javascript:b" ${reason}`,
      'index.md:5  The link "www.c.example" leads nowhere. Did you mean https://www.c.example?',
      'notes.mdx  warning: The file is not a page: the name of a page ends in .md or .markdown.',
    ])
  })

  it('loads a file that is named, even if no page links to it', async () => {
    const own = { 'favicon.svg': 'a', 'robots.txt': 'b', 'apple-touch-icon.png': 'c' }
    const { content } = await load({ 'index.md': page('Home'), 'other.svg': 'd', ...own })
    expect(content.assets).toEqual(['apple-touch-icon.png', 'favicon.svg', 'robots.txt'])
  })

  it('names files that cannot be read and goes on with the others', async () => {
    const { routes, problems } = await load({
      'index.md': page('Home', '[latin](/latin) and [large](large.md)'),
      'latin.md': Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'),
      'large.md': 'x'.repeat(2 * 1024 * 1024 + 1),
    })
    expect(routes).toEqual(['/'])
    expect(problems).toEqual([
      'index.md:4  The link "/latin" leads to a page that is not published: latin.md cannot be read.',
      'index.md:4  The link "large.md" leads to a page that is not published: large.md cannot be read.',
      'large.md  The file is larger than 2 MiB: split it into several pages.',
      'latin.md:2  The file is not in UTF-8: save it as UTF-8.',
    ])
  })

  it('reports the problems of all files at once', async () => {
    const { problems } = await load({
      'b.md': '---\ntitle: B\ndate: soon\ntags: a, b\n---\n[c](/nowhere)\n',
      'a.md': 'No title.',
    })
    expect(problems).toEqual([
      'a.md:1  title: expected a line such as "title: My page", found no front matter',
      'b.md:3  date: expected a day such as 2026-11-21, found "soon"',
      'b.md:4  tags: expected a list such as [chat, search], found "a, b"',
      'b.md:6  The link "/nowhere" leads nowhere.',
    ])
  })

  it('names both files of a route that two have', async () => {
    const { routes, problems } = await load({
      'a.md': page('A'),
      'a/index.md': page('B'),
      'c-d.md': page('C'),
      'C-d.md': page('D'),
    })
    expect(routes).toEqual(['/C-d', '/a'])
    expect(problems).toEqual([
      'a/index.md  The route /a already belongs to a.md. Rename one of the two files.',
      'c-d.md  The route /c-d already belongs to C-d.md. Rename one of the two files.',
    ])
  })

  // Such a page answered 404 or something else without a word, and llms.txt.md ended the build with a stack.
  it('refuses a page at an address that the server answers itself', async () => {
    const files = {
      'api/users.md': page('Users'),
      'api.md': page('API'),
      'llms.txt.md': page('Models'),
      'mcp.md': page('MCP'),
      'search.md': page('Search'),
      'widget.js.md': page('Script'),
      'widget.md': page('Widget'),
      'tools/search.md': page('Other'),
    }
    const reserved = 'itself, so visitors would never see this page. Rename the file.'
    expect((await load(files)).problems).toEqual([
      'api/users.md  The server answers all addresses below /api/ itself, so visitors would never see /api/users. Move the page to another folder, such as api-reference.',
      `llms.txt.md  Docent uses the address /llms.txt ${reserved}`,
      `mcp.md  Docent uses the address /mcp ${reserved}`,
      `search.md  Docent uses the address /search ${reserved}`,
      `widget.js.md  Docent uses the address /widget.js ${reserved}`,
    ])
    expect((await load(files, { lenient: true })).problems).toEqual([])
  })

  it('leaves drafts out unless they are asked for', async () => {
    const files = { 'a.md': page('A', '[b](b)'), 'b.md': '---\ntitle: B\ndraft: true\n---\n' }
    const without = await load(files)
    expect(without.routes).toEqual(['/a'])
    expect(without.problems).toEqual([
      'a.md:4  The link "b" leads to a page that is not published: b.md is a draft.',
    ])
    const drafts = await load(files, { drafts: true })
    expect(drafts).toMatchObject({ routes: ['/a', '/b'], problems: [] })
  })

  it('lists the files that pages refer to', async () => {
    const { content, problems } = await load({
      'docs/a.md': page('A', '![b](/images/b.png) [c](<my file.pdf#page=2>) ![b](../images/b.png)'),
      'docs/my file.pdf': '',
      'images/b.png': '',
      'images/unused.png': '',
    })
    expect(problems).toEqual([])
    expect(content.assets).toEqual(['docs/my file.pdf', 'images/b.png'])
    expect(content.documents[0]?.links.map(({ target }) => target)).toEqual([
      '/images/b.png',
      '/docs/my%20file.pdf#page=2',
      '/images/b.png',
    ])
  })

  it('makes warnings of all problems when it is lenient', async () => {
    const { content } = await load({ 'a.md': '# A\n\n[b](/b)' }, { lenient: true })
    expect(content.problems).toMatchObject([{ severity: 'warning', line: 3 }])
    expect(content.documents[0]?.title).toBe('A')
  })

  it('reads the page of a folder of Hugo when it is lenient', async () => {
    const files = { 'guide/_index.md': '# Guide\n\nx', 'guide/_part.md': 'y' }
    const { content } = await load(files, { lenient: true })
    expect(content.documents.map(({ route, title }) => [route, title])).toEqual([
      ['/guide', 'Guide'],
    ])
  })

  it('reads pages of another tool with components when it is lenient', async () => {
    const files = {
      'setup.mdx': 'import Box from "./box"\n\n# Set up\n\n<Box>\n\nRun it.\n\n</Box>\n',
      'index.md': '# Home\n\n[Set up](./setup.mdx) or [again](/setup)',
      '_part.mdx': 'A part',
    }
    const { content, problems } = await load(files, { lenient: true })
    expect(problems).toEqual([])
    expect(content.documents.map(({ route, title }) => [route, title])).toEqual([
      ['/', 'Home'],
      ['/setup', 'Set up'],
    ])
    expect(content.documents[0]?.links.map(({ target }) => target)).toEqual(['/setup', '/setup'])
  })

  it('puts parts into the pages of another tool that show them', async () => {
    const folder = await writeFolder({
      'a.mdx': 'import S from "/snippets/s.mdx"\n\n# A\n\n<S />\n\n--8<-- "../out.md"\n',
      'b.md': '# B\n\n--8<-- "link.md"\n--8<-- "huge.txt"\n',
      'guide/_index.md': '# Guide',
      'snippets/s.mdx': 'Shared.',
      'snippets/own.md': '# Own',
      'huge.txt': 'x'.repeat(256 * 1024 + 1),
    })
    const outside = await writeFolder({ 'secret.md': 'Secret.' })
    await symlink(join(outside, 'secret.md'), join(folder, 'link.md'))
    const read = createContentReader(folder, { lenient: true })
    const { documents } = await read()
    expect(documents.map(({ route }) => route)).toEqual(['/a', '/b', '/guide', '/snippets/own'])
    expect(documents.slice(0, 2).map(({ sections }) => sections[0]?.text)).toEqual(['Shared.', ''])

    await writeFile(join(folder, 'snippets/s.mdx'), 'Shared by all.')
    expect((await read()).documents[0]?.sections[0]?.text).toBe('Shared by all.')
  })

  it('says that a folder has no pages, or does not exist', async () => {
    expect((await load({ 'a.txt': '' })).problems).toEqual([
      'The content folder has no pages: write an index.md.',
    ])
    const folder = await writeFolder({ 'a.md': page('A') })
    await expect(loadContent(join(folder, 'gone'))).rejects.toThrow('gone: it does not exist.')
    await expect(loadContent(join(folder, 'a.md'))).rejects.toThrow('a.md: it is not a folder.')
  })

  it('follows symbolic links within the folder, once round a loop', async () => {
    const folder = await writeFolder({ 'a/b.md': page('B'), 'parts/c.md': page('C') })
    await symlink(folder, join(folder, 'a', 'loop'))
    await symlink('parts/c.md', join(folder, 'd.md'))
    const { documents, problems } = await loadContent(folder)
    expect(documents.map(({ route }) => route)).toEqual(['/a/b', '/d', '/parts/c'])
    expect(problems).toEqual([])
  })

  // Their pages and pictures were missing, and nothing said so.
  it('names symbolic links that lead nowhere', async () => {
    const folder = await writeFolder({ 'index.md': page('Home', '[b](/broken)') })
    await symlink(join(folder, 'gone.md'), join(folder, 'broken.md'))
    await symlink('circle', join(folder, 'circle'))
    await symlink('gone.png', join(folder, '.hidden'))
    const { documents, problems } = await loadContent(folder)
    expect(documents.map(({ route }) => route)).toEqual(['/'])
    const reason = 'warning: The symbolic link leads nowhere, so Docent leaves it out'
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(`^broken\\.md  ${reason}`),
      expect.stringMatching(`^circle  ${reason}`),
      'index.md:4  The link "/broken" leads to a page that is not published: broken.md is a symbolic link that leads nowhere.',
    ])
  })

  // A link published pages and pictures from anywhere on the machine.
  it('names symbolic links that lead out of the folder, and follows none', async () => {
    const outside = await writeFolder({ 'c.md': page('C'), 'secret.png': 'x' })
    const folder = await writeFolder({
      'index.md': page('Home', '![A](secret.png) [c](/c) [other](/other/c)'),
    })
    await symlink(join(outside, 'c.md'), join(folder, 'c.md'))
    await symlink(join(outside, 'secret.png'), join(folder, 'secret.png'))
    await symlink(outside, join(folder, 'other'))
    const { documents, assets, problems } = await loadContent(folder)
    expect(documents.map(({ route }) => route)).toEqual(['/'])
    expect(assets).toEqual([])
    const reason = 'The symbolic link leads out of the content folder, so Docent does not follow it'
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(`^c\\.md  ${reason}`),
      'index.md:4  The image "secret.png" is not in the content folder. Put the file there, or correct the path.',
      'index.md:4  The link "/c" leads to a page that is not published: c.md is a symbolic link to a file outside the folder.',
      'index.md:4  The link "/other/c" leads nowhere.',
      expect.stringMatching(`^other  ${reason}`),
      expect.stringMatching(`^secret\\.png  ${reason}`),
    ])
  })

  it('reads a content folder that is itself a symbolic link', async () => {
    const folder = await writeFolder({ 'site/index.md': page('Home') })
    await symlink(join(folder, 'site'), join(folder, 'content'))
    const { documents, problems } = await loadContent(join(folder, 'content'))
    expect([documents.length, problems]).toEqual([1, []])
  })

  it('has a hash that changes with the pages and with nothing else', async () => {
    const files = { 'a.md': page('A'), 'b/c.md': page('C') }
    const before = (await load(files)).content.hash
    const same = { 'b/c.md': page('C').replaceAll('\n', '\r\n'), 'a.md': page('A'), 'd.txt': '' }
    expect((await load(same)).content.hash).toBe(before)
    expect((await load({ ...files, 'a.md': page('A.') })).content.hash).not.toBe(before)
    expect((await load({ 'a.md': page('A'), 'b/d.md': page('C') })).content.hash).not.toBe(before)
  })

  it('reads a folder again after it has gone and come back', async () => {
    const folder = await writeFolder({ 'a.md': page('A') })
    await rm(folder, { recursive: true })
    await expect(loadContent(folder)).rejects.toThrow('Cannot read the content folder')
    await mkdir(folder)
    expect((await loadContent(folder)).documents).toEqual([])
  })
})

function page(title: string, text = ''): string {
  return `---\ntitle: ${title}\n---\n${text}\n`
}

async function load(
  files: Readonly<Record<string, string | Uint8Array>>,
  options?: LoadOptions,
): Promise<{ content: Content; routes: string[]; problems: string[] }> {
  const content = await loadContent(await writeFolder(files), options)
  return {
    content,
    routes: content.documents.map(({ route }) => route),
    problems: content.problems.map(formatProblem),
  }
}

describe('createContentReader', () => {
  it('reads again what has changed, and nothing else', async () => {
    const folder = await writeFolder({
      'index.md': page('Home', '[there](/there)'),
      'there.md': page('There'),
      'gone.md': page('Gone'),
    })
    const read = createContentReader(folder)
    const before = await read()
    await writeFile(join(folder, 'there.md'), page('Elsewhere'))
    await writeFile(join(folder, 'new.md'), page('New'))
    await rm(join(folder, 'gone.md'))
    const after = await read()

    const title = ({ documents }: Content, route: string) =>
      documents.find((document) => document.route === route)?.title
    expect(title(before, '/there')).toBe('There')
    expect(after.documents.map(({ route }) => route)).toEqual(['/', '/new', '/there'])
    expect(title(after, '/there')).toBe('Elsewhere')
    expect(after.documents[0]?.tokens).toBe(before.documents[0]?.tokens)
    expect(after).toEqual(await loadContent(folder))
  })

  it('keeps reporting the fault of a file until it is fixed', async () => {
    const folder = await writeFolder({ 'index.md': '---\ntitel: Home\n---\n' })
    const read = createContentReader(folder)
    const { problems } = await read()
    expect(problems.length).toBeGreaterThan(0)
    expect((await read()).problems).toEqual(problems)
    await writeFile(join(folder, 'index.md'), page('Home'))
    expect((await read()).problems).toEqual([])
  })
})
