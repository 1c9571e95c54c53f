import type { Document } from '@docent/content'
import { describe, expect, it } from 'vitest'
import { createDocument, createLink, createTestSite } from '../testing.ts'
import { formatFiles } from './files.ts'

const HOST = 'https://docent.example'

const lamp = createDocument(
  '## Care\n\nSee [the start](../tutorials/start.md#dust).\n\n![A lamp.](art:panel "Lamp")\n\n```md\n[code](../tutorials/start.md#dust)\n```\n',
  {
    route: '/products/lamp',
    collection: 'products',
    title: 'Lamp "One"',
    summary: 'Light & quiet.',
    for: ['readers'],
    notFor: ['moths'],
    meta: { facts: { Needs: 'a [plug](../tutorials/start.md)' } },
    questions: [{ question: 'Is it warm?', answer: 'No.' }, { question: 'Is it blue?' }],
    links: [
      createLink('../tutorials/start.md', '/tutorials/start'),
      createLink('../tutorials/start.md#dust', '/tutorials/start#dust'),
    ],
  },
)
const start = createDocument('Words.', {
  route: '/tutorials/start',
  collection: 'tutorials',
  title: 'Start',
  updated: '2026-11-20',
})
const made = createDocument(
  'A < b, [here](/products/lamp) and [there](#end).[^1]\n\n```sh\nrm x\n```\n\n![Dots](art:panel)\n\n[^1]: A note.',
  {
    route: '/articles/made',
    collection: 'articles',
    title: 'Made & <done>',
    summary: 'How "it" is made.',
    date: '2026-11-12',
    updated: '2026-11-14',
    tags: ['Craft'],
    links: [createLink('/products/lamp')],
  },
)
const undated = createDocument('Words.', {
  route: '/articles/undated',
  collection: 'articles',
  title: 'Undated',
})

const documents = [lamp, start, made, undated]
const read = (path: string, url = HOST, pages: readonly Document[] = documents): string =>
  formatFiles([createTestSite(pages, undefined, { url })]).get(path) ?? ''

describe('sitemap.xml', () => {
  it('has every page once, with the day of its last change if there is one', () => {
    const addresses = [...read('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)
    expect(addresses).toContain(`${HOST}/`)
    expect(addresses).toHaveLength(new Set(addresses).size)
    expect(read('/sitemap.xml')).toContain(
      `<url><loc>${HOST}/articles/made</loc><lastmod>2026-11-14</lastmod></url>`,
    )
    expect(read('/sitemap.xml')).toContain(`<url><loc>${HOST}/products/lamp</loc></url>`)
  })
})

describe('robots.txt', () => {
  it('leads to the sitemap, and away from calls', () => {
    const lines = read('/robots.txt').split('\n')
    expect(lines).toEqual(
      expect.arrayContaining(['Disallow: /api/', 'Disallow: /mcp', `Sitemap: ${HOST}/sitemap.xml`]),
    )
  })
})

describe('a site whose address is not known', () => {
  it('has no file that would need whole addresses, and invents no host', () => {
    const files = formatFiles([createTestSite(documents, undefined, { url: '' })])
    expect([...files.keys()].filter((path) => /xml|json/.test(path))).toEqual([])
    expect([...files.values()].join('\n')).not.toMatch(/https?:/)
  })
})

describe('the Markdown of a page', () => {
  it('has a head of title, summary, days and address, in YAML', () => {
    expect(read('/articles/made.md').split('---')[1]).toBe(
      `\ntitle: "Made & <done>"\nsummary: "How \\"it\\" is made."\ndate: 2026-11-12\nupdated: 2026-11-14\ncanonical: ${HOST}/articles/made\n`,
    )
  })

  it('has whole addresses in its links, and leaves code as it is', () => {
    const text = read('/products/lamp.md')
    expect(text).toContain(`See [the start](${HOST}/tutorials/start#dust).`)
    expect(text).toContain(`- Needs: a [plug](${HOST}/tutorials/start)`)
    expect(text).toContain('```md\n[code](../tutorials/start.md#dust)\n```')
  })

  it('says what the page shows of its front matter, and drawings in words', () => {
    const text = read('/products/lamp.md')
    expect(text).toContain('## Who should get it\n\n- readers\n\n## Who should not\n\n- moths')
    expect(text).toContain('## Questions\n\n### Is it warm?\n\nNo.')
    expect(text).not.toContain('Is it blue?')
    expect(text).toContain('\n\nA lamp.\n\n')
  })

  it('is there for a list that nobody has written, with the pages it leads to', () => {
    expect(read('/articles.md')).toContain(
      `- [Made & <done>](${HOST}/articles/made.md): How "it" is made.`,
    )
  })

  it('is there for each page, the home page as index.md', () => {
    const paths = [...formatFiles([createTestSite(documents)]).keys()]
    expect(paths).toEqual(
      expect.arrayContaining(['/index.md', '/about-us.md', '/products/lamp.md', '/products.md']),
    )
  })
})

describe('llms.txt', () => {
  it('lists the pages by their kind, as Markdown', () => {
    expect(read('/llms.txt')).toContain(
      `## Products\n\n- [Lamp "One"](${HOST}/products/lamp.md): Light & quiet.`,
    )
    expect(read('/llms.txt')).toMatch(/^# Docent\n/)
  })

  it('lists the pages of a product as its reference, and on the Markdown of the product', () => {
    const care = createDocument('Dust it.', {
      route: '/products/lamp/care',
      collection: 'products/lamp',
      title: 'Care',
    })
    const link = `- [Care](${HOST}/products/lamp/care.md)`
    expect(read('/llms.txt', HOST, [lamp, care])).toContain(`## Reference\n\n${link}`)
    expect(read('/products/lamp.md', HOST, [lamp, care])).toContain(link)
  })

  it('has a long form with the text of all pages', () => {
    for (const { title } of documents) expect(read('/llms-full.txt')).toContain(`# ${title}\n`)
  })
})

describe('feeds', () => {
  it('hold what has a date, newest first, and say when something changed last', () => {
    const older = { ...made, route: '/articles/older', date: '2026-01-01', updated: '2026-11-20' }
    const atom = read('/articles/atom.xml', HOST, [older, made, undated])
    const ids = [...atom.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)
    expect(ids).toEqual([`${HOST}/articles`, `${HOST}/articles/made`, `${HOST}/articles/older`])
    expect(atom).toMatch(/^.*\n.*\n(?:.*\n){3}<updated>2026-11-20T00:00:00Z<\/updated>/)
  })

  it('contain the whole text as independent HTML: absolute addresses, no buttons, no drawings', () => {
    const { items } = JSON.parse(read('/articles/feed.json')) as {
      items: { content_html: string }[]
    }
    const html = items[0]?.content_html ?? ''
    expect(html).toContain(`A &lt; b, <a href="${HOST}/products/lamp">here</a>`)
    expect(html).toContain(`<a href="${HOST}/articles/made#end">there</a>`)
    expect(html).toContain('A note.')
    expect(html).toContain('<p>Dots</p>')
    expect(html).not.toMatch(/<(?:button|svg|script|style)|(?:href|src)="[/#]/)
  })

  it('escape what an author wrote, also what XML cannot hold', () => {
    const odd = { ...made, title: 'A\u0000B\u000bC ]]> <x> & "y"' }
    expect(read('/articles/rss.xml', HOST, [odd])).toContain(
      '<title>ABC ]]&gt; &lt;x&gt; &amp; &quot;y&quot;</title>',
    )
  })

  it('are not there for a list with nothing that has a date', () => {
    const paths = [...formatFiles([createTestSite([undated, start])]).keys()]
    expect(paths.filter((path) => path.startsWith('/articles/') && !path.endsWith('.md'))).toEqual(
      [],
    )
    expect(paths).toContain('/tutorials/rss.xml')
  })
})
