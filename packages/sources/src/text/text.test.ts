import { describe, expect, it } from 'vitest'
import { readFullText } from './readFullText.ts'
import { toYamlFrontMatter } from './otherFrontMatter.ts'
import { readMarkdownPage } from './readMarkdownPage.ts'

describe('readMarkdownPage', () => {
  const read = (text: string) =>
    readMarkdownPage({ path: 'a.md', url: 'https://a.example/a', text })

  it.each([
    ['---\ndraft: true\n---', true],
    ['---\ndraft: "true"\n---', true],
    ['---\ntitle: A\nDraft: yes # soon\n---', true],
    ['---\npublished: false\n---', true],
    ['+++\ndraft = true\n+++', true],
    ['---\ndraft: false\npublished: true\n---', false],
    ['---\ntitle: A\n---\n\ndraft: true', false],
    ['draft: true', false],
  ])('reads whether %j is a draft', (text, isDraft) => {
    expect(read(`${text}\n\nText.`).isDraft ?? false).toBe(isDraft)
  })

  // Hugo's own front matter was shown as the first paragraph.
  it('reads front matter in TOML', () => {
    const toml = [
      '+++',
      'title = "The \\"lamp\\""',
      "description = 'Red: it is.' # a note",
      'weight = 3',
      'tags = ["a", "b"]',
      'body = """',
      'a: {',
      '"""',
      '[params]',
      'title = "Other"',
      '+++',
    ].join('\n')
    const page = read(`${toml}\n\nText.\n`)
    expect(page).toMatchObject({ title: 'The "lamp"', description: 'Red: it is.', order: 3 })
    expect(page.sections.map(({ markdown }) => markdown.trim())).toEqual(['Text.'])
    expect(read('+++\naudience = "internal"\n+++\n\nText.').isInternal).toBe(true)
    expect(read('+++\n[params]\naudience = ["internal"]\n+++\n\nText.').isInternal).toBe(true)
    expect(read('+++\n+++\n\n# B\n').title).toBe('B')
    expect(read('+++\n\nText.').sections[0]?.markdown).toContain('+++')
  })

  // It was the first paragraph of a page, and its drafts were shown.
  it.each([
    '{\n  "title": "A: lamp", "weight": 3,\n  "params": { "x": [1] }\n}\n\nText.',
    '{ "title": "A: lamp", "weight": 3 }\nText.',
    ';;;\n{ "title": "A: lamp", "weight": 3 }\n;;;\nText.',
    ';;;\n"title": "A: lamp",\n"weight": 3\n;;;\nText.',
    '---json\n{ "title": "A: lamp", "weight": 3 }\n---\nText.',
    '---toml\ntitle = "A: lamp"\nweight = 3\n---\nText.',
  ])('reads the front matter of %j', (text) => {
    const page = read(text)
    expect(page).toMatchObject({ title: 'A: lamp', order: 3 })
    expect(page.sections.map(({ markdown }) => markdown.trim())).toEqual(['Text.'])
  })

  it.each([
    '{ no: json }\n\nText.',
    '{{< note >}}\n\nText.',
    '{"a b": 1}\n\nText.',
    '[1]',
    ';;;\n;;;',
  ])('takes %j for text', (text) => expect(toYamlFrontMatter(text)).toBe(text))

  it('reads drafts and internal pages of JSON', () => {
    expect(read('{ "draft": true }\n\nText.').isDraft).toBe(true)
    expect(read('{ "audience": "internal" }\n\nText.').isInternal).toBe(true)
  })

  it('reads MDX without the parts that only its build understands', () => {
    const page = readMarkdownPage({
      path: 'guide/install.mdx',
      url: 'https://a.example/guide/install',
      text: [
        '---\ntitle: Install\ndescription: How to install it.\nsidebar_position: 3\n---',
        "import Tabs from '@theme/Tabs'\nexport const x = {\n  a: 1,\n}\n",
        'First.\n\n{/* a note to us */}\n<Tabs groupId="os">\n<TabItem value="mac" label="macOS">\nRun brew.\n</TabItem>\n</Tabs>',
        ':::warning Mind the gap\nIt is hot.\n:::\n',
        '## Set up {#setup}\n\n```js\nimport a from "a"\n<Tabs>\n:::\n```',
      ].join('\n'),
    })
    expect(page).toMatchObject({ title: 'Install', description: 'How to install it.' })
    expect(page.sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
      ['', ''],
      ['setup', 'Set up'],
    ])
    const [first, second] = page.sections
    expect(first?.markdown).not.toMatch(/import|export|a: 1|Tabs|note to us|:::/)
    expect(first?.markdown).toContain('**macOS:** Run brew.')
    expect(first?.markdown).toContain('**Mind the gap:** It is hot.')
    expect(second?.markdown).toBe('```js\nimport a from "a"\n<Tabs>\n:::\n```')
  })
})

describe('readFullText', () => {
  it('makes a page of each part that says where it is, and one of all others', () => {
    const pages = readFullText(
      '# Lamps\n> All about lamps.\n\n# Dim\nSource: https://a.example/dim\n\n## How\nHold it.\n\n```\n# no title\n```\n# Off\n\nPress it.\n',
      'https://a.example/',
    )
    expect(pages.map(({ url, title }) => [url, title])).toEqual([
      ['https://a.example/dim', 'Dim'],
      ['https://a.example/', 'Lamps'],
    ])
    expect(pages[0]?.sections.at(-1)?.markdown).toBe('Hold it.\n\n```\n# no title\n```')
    expect(pages[1]?.sections.map(({ heading }) => heading)).toEqual(['', 'Off'])
  })

  it('leads to web addresses only', () => {
    const pages = readFullText('# A\nSource: javascript:alert(1)\n\nText.', 'https://a.example/')
    expect(pages.map(({ url }) => url)).toEqual(['https://a.example/'])
  })
})
