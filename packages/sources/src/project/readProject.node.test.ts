import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFolder } from '../../../content/src/testing/folder.node.ts'
import { findProjectName, placeOf, readOutline } from './readProject.node.ts'

describe('findProjectName', () => {
  const STARLIGHT = `import starlight from '@astrojs/starlight'
    const meta = { title: 'Other' }
    export default defineConfig({ integrations: [starlight({ title: 'Lamps', sidebar: [] })] })`

  // A site of docs was called after its folder: "trigger" for Trigger.dev.
  it.each<[file: string, text: string, name: string | undefined]>([
    ['mkdocs.yml', 'site_name: Lamps\ntheme:\n  x: !!python/name:y.z\n', 'Lamps'],
    ['zensical.toml', '[project]\nsite_name = "Lamps"\n', 'Lamps'],
    ['docs.json', '{ "name": "Lamps", "navigation": {} }', 'Lamps'],
    ['docs.json', '{ "name": "package" }', undefined],
    ['mint.json', '{ "name": "Lamps", "navigation": [] }', 'Lamps'],
    ['docusaurus.config.ts', `const config: Config = {\n  title: 'Lamps',\n}`, 'Lamps'],
    [
      'docusaurus.config.js',
      `const title = 'Lamps'\nmodule.exports = {\n  title: title,\n}`,
      'Lamps',
    ],
    ['docusaurus.config.js', `module.exports = { title: 'My Site' }`, undefined],
    ['docusaurus.config.js', 'module.exports = { title: process.exit(1) }', undefined],
    ['.vitepress/config.mts', `export default defineConfig({ title: "Lamps Docs" })`, 'Lamps Docs'],
    ['astro.config.mjs', STARLIGHT, 'Lamps'],
    ['astro.config.mjs', 'export default defineConfig({ title: "Other" })', undefined],
    ['book.toml', '[book]\ntitle = "Lamps"\n', 'Lamps'],
    ['hugo.toml', 'baseURL = "/"\ntitle = "Lamps"\n[params]\ntitle = "Other"\n', 'Lamps'],
    ['config.yaml', 'baseURL: /\ntitle: Lamps\n', 'Lamps'],
    ['config.toml', 'title = "Another tool"\n', undefined],
    ['antora.yml', 'name: lamps\ntitle: Lamps\n', 'Lamps'],
    ['mkdocs.yml', 'site_name: "Lamps / Documentation"', 'Lamps'],
    ['mkdocs.yml', 'site_name: "Lamps - a sentence about lamps, tables and rooms"', 'Lamps'],
    ['mkdocs.yml', 'site_name: [', undefined],
  ])('reads %s: %j', async (file, text, name) => {
    const folder = await writeFolder({ [`lamps/docs/${file}`]: text })
    expect(await findProjectName(join(folder, 'lamps', 'docs'))).toBe(name)
  })

  it('knows no project of a file, or of a place that does not exist', async () => {
    const folder = await writeFolder({
      'mkdocs.yml': 'site_name: Lamps',
      'api.yaml': 'openapi: 3.0.0',
    })
    expect(await findProjectName(join(folder, 'api.yaml'))).toBeUndefined()
    expect(await findProjectName(join(folder, 'gone'))).toBeUndefined()
  })

  it('looks above the folder, as far as names are plain, and not above its repository', async () => {
    const folder = await writeFolder({
      'mkdocs.yml': 'site_name: Rooms',
      'lamps/mkdocs.yml': 'site_name: Lamps',
      'lamps/docs/content/en/a.md': '# A',
      'lamps/guide/a.md': '# A',
      'lamps/guide/dim/a.md': '# A',
      'desk/docs/a.md': '# A',
    })
    mkdirSync(join(folder, 'desk', '.git'))
    const nameOf = (path: string) => findProjectName(join(folder, path))
    expect(await nameOf('lamps/docs/content/en')).toBe('Lamps')
    expect(await nameOf('lamps/guide')).toBe('Lamps')
    expect(await nameOf('lamps/guide/dim')).toBeUndefined()
    expect(await nameOf('desk/docs')).toBeUndefined()
  })
})

describe('readOutline', () => {
  /** The places of pages: their groups, their names, and whether they are the first of their group. */
  async function list(
    config: Readonly<Record<string, string>>,
    files: readonly string[],
    place = 'docs',
  ): Promise<string[]> {
    const pages = Object.fromEntries(files.map((file) => [`${place}/${file}`, '# A']))
    const folder = await writeFolder({ ...pages, ...config })
    const outline = await readOutline(join(folder, place), files)
    return files
      .flatMap((file) => {
        const found = placeOf(outline, file)
        return found === undefined ? [] : [{ file, ...found }]
      })
      .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0) || (a.order ?? 0) - (b.order ?? 0))
      .map(({ file, name, groups, isFirst }) => {
        const path = groups.map((group) => group.name ?? `(${group.key})`).join(' › ')
        return `${path} | ${name ?? '-'} | ${file}${isFirst ? ' first' : ''}`
      })
  }

  const FILES = ['index.md', 'guide/dim.md', 'guide/index.md', 'guide/more.md', 'other.md']
  const LISTED = [
    ' | Start | index.md',
    'Guide | - | guide/index.md first',
    'Guide | Dim it | guide/dim.md',
    // A page that is not listed is next to those of its folder.
    'Guide | - | guide/more.md',
  ]

  it.each<[file: string, text: string]>([
    [
      'mkdocs.yml',
      'nav:\n- Start: index.md\n- Guide:\n  - guide/index.md\n  - Dim it: guide/dim.md\n  - https://a.example\n',
    ],
    [
      'zensical.toml',
      '[project]\nnav = [\n  { "Start" = "index.md" },\n  { "Guide" = ["guide/index.md", { "Dim it" = "guide/dim.md" }] },\n]\nx = 1\n',
    ],
    [
      'docs/SUMMARY.md',
      '# Summary\n\n[Start](index.md)\n\n- [Guide](guide/index.md)\n  - [Dim *it*](guide/dim.md)\n',
    ],
    [
      'astro.config.mjs',
      `starlight({ sidebar: [{ label: 'Start', link: '/' }, { label: 'Guide', items: ['guide', { label: 'Dim it', slug: 'guide/dim' }] }] })`,
    ],
    [
      'docs/.vitepress/config.ts',
      `export default { themeConfig: { sidebar: { '/': [{ text: 'Start', link: '/' }, { text: 'Guide', link: '/guide/', items: [{ text: 'Dim it', link: '/guide/dim.html' }] }] } } }`,
    ],
    [
      'sidebars.js',
      `module.exports = { docs: [{ type: 'doc', id: 'index', label: 'Start' }, { type: 'category', label: 'Guide', link: { type: 'doc', id: 'guide/index' }, items: [{ type: 'doc', id: 'guide/dim', label: 'Dim it' }] }] }`,
    ],
  ])('reads the navigation in %s', async (file, text) => {
    const place = file.startsWith('astro') ? 'src/content/docs' : 'docs'
    const more = file === 'sidebars.js' ? { 'docusaurus.config.js': 'module.exports = {}' } : {}
    expect(await list({ [file]: text, ...more }, FILES, place)).toEqual(LISTED)
  })

  it('reads the groups of Mintlify', async () => {
    const navigation = {
      tabs: [
        {
          tab: 'Docs',
          groups: [
            { group: 'Guide', pages: ['guide/dim', { group: 'More', pages: ['guide/more'] }] },
          ],
        },
      ],
    }
    const config = { 'docs/docs.json': JSON.stringify({ navigation }) }
    expect(await list(config, ['guide/dim.mdx', 'guide/more.mdx'])).toEqual([
      'Docs › Guide | - | guide/dim.mdx',
      'Docs › Guide › More | - | guide/more.mdx',
    ])
  })

  it('places all pages of a folder that a tool lists itself, and translations like their originals', async () => {
    const config = {
      'astro.config.mjs': `starlight({ sidebar: [{ label: 'All', autogenerate: { directory: 'guide' } }] })`,
    }
    const files = ['guide/a.md', 'guide/deep/b.md', 'de/guide/a.md', 'de/index.md']
    expect(await list(config, files, 'src/content/docs')).toEqual([
      ' | - | de/index.md first',
      'All | - | guide/a.md',
      'All › (deep) | - | guide/deep/b.md',
      'All | - | de/guide/a.md',
    ])
  })

  it('reads the names and the order in folders', async () => {
    const config = {
      'docs/guide/_category_.yml': 'label: The guide\nposition: 2\n',
      'docs/_meta.json': '{ "index": "Home", "other": { "title": "The others" }, "-- x": "y" }',
    }
    const outline = await list(config, ['guide/dim.md', 'other.md'])
    expect(outline).toEqual(['The guide | - | guide/dim.md', ' | The others | other.md'])
  })

  it('knows the pages of a folder in the documentation', async () => {
    const config = { 'mkdocs.yml': 'nav:\n- Dim it: guide/dim.md\n- Other: other.md\n' }
    const folder = await writeFolder({
      'docs/guide/dim.md': '# A',
      ...config,
      'docs/mkdocs.yml': config['mkdocs.yml'].replaceAll('guide/', './guide/') + 'docs_dir: .\n',
    })
    const { places } = await readOutline(join(folder, 'docs', 'guide'), ['dim.md'])
    expect([...places]).toEqual([['dim.md', { name: 'Dim it', number: 0, groups: [] }]])
  })

  it('reads no file behind a link, and survives a navigation in a circle', async () => {
    const nav = `nav: &a\n- X: *a\n- ${'['.repeat(300)}\n`
    expect(await list({ 'mkdocs.yml': nav }, ['a.md'])).toEqual([])
    expect(await list({ 'docs.json': '{"navigation":'.repeat(1000) }, ['a.md'])).toEqual([])
  })
})
