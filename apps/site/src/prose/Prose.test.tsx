import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ImageSize } from '../site.ts'
import { createLink, write } from '../testing.ts'
import { NoteList } from './Notes.tsx'
import { Prose } from './Prose.tsx'

function render(markdown: string, fields = {}, images?: ReadonlyMap<string, ImageSize>): string {
  const manuscript = write(markdown, fields, images)
  return renderToStaticMarkup(<Prose tokens={manuscript.tokens} manuscript={manuscript} />)
}

describe('headings', () => {
  it('are links to themselves, numbered when they repeat', () => {
    expect(render('## Notes\n\n## Notes')).toBe(
      '<h2 id="notes"><a class="anchor" href="#notes">Notes</a></h2>' +
        '<h2 id="notes-1"><a class="anchor" href="#notes-1">Notes</a></h2>',
    )
  })

  it('leave the first depth to the title of the page', () => {
    expect(render('# Loud')).toContain('<h2 id="loud">')
  })

  it('do not link to themselves if they contain a link', () => {
    expect(render('## See [there](https://example.org/)')).toBe(
      '<h2 id="see-there">See <a href="https://example.org/" rel="external noopener" aria-describedby="Away">there</a></h2>',
    )
  })
})

describe('HTML', () => {
  it('is shown as text, in a line and as a block', () => {
    expect(render('a <b onclick="x()">b</b>')).toBe(
      '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>',
    )
    expect(render('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  })

  it('is left out if it is a comment', () => {
    expect(render('<!-- a note to self -->\n\na <!-- b --> c')).toBe('<p>a  c</p>')
  })

  it('is decoded if it is a character reference, but never in code', () => {
    expect(render('&copy; &amp;amp; `&copy;`')).toBe('<p>© &amp;amp; <code>&amp;copy;</code></p>')
  })
})

describe('code in a line', () => {
  it('stays on one line if it is short, and may be cut if it is long', () => {
    expect(render('`--port`')).toBe('<p><code class="kept">--port</code></p>')
    expect(render('`npm run bench -- weight`')).toContain('<code class="kept">')
    expect(render('`npm run`')).toBe('<p><code class="kept">npm run</code></p>')
    expect(render('`npm`')).toBe('<p><code>npm</code></p>')
    expect(render('`x-forwarded-for-all-of-us`')).toBe(
      '<p><code>x-forwarded-for-all-of-us</code></p>',
    )
  })

  // A table of two columns was wider than a phone, because its last cell had a command.
  it('may be cut between the words of a command in a cell', () => {
    const cell = (code: string) => render(`| a | b |\n|---|---|\n| c | \`${code}\` |`)
    expect(cell('npm run bench -- models')).toContain('<code>npm run bench -- models</code>')
    expect(cell('GET /api/assistant')).toContain('<code class="kept">GET /api/assistant</code>')
    expect(cell('--no-limits')).toContain('<code class="kept">--no-limits</code>')
  })

  // Lines ended after the hyphens of an option, and after `my-`.
  it('keeps each short word with a hyphen on one line, wherever that is', () => {
    expect(render('`npm create docent my-site`')).toBe(
      '<p><code>npm create docent <span class="kept">my-site</span></code></p>',
    )
    expect(render('`docent migrate --from sqlite:./data --to postgres://HOST`')).toBe(
      '<p><code>docent migrate <span class="kept">--from</span> sqlite:./data ' +
        '<span class="kept">--to</span> postgres://HOST</code></p>',
    )
    expect(render('`npm run docent -- doctor --all`')).toContain('docent -- doctor <span')
  })

  it('may be cut between the words of a name that is longer than a line', () => {
    expect(render('`historyCharacters`')).toBe('<p><code>historyCharacters</code></p>')
    expect(render("`to: 'https://mastodon.example/@acme'`")).toBe(
      '<p><code>to: &#x27;https://mastodon.example/<wbr/>@acme&#x27;</code></p>',
    )
  })
})

describe('links', () => {
  it('lead to the target that the content found', () => {
    const links = [createLink('./other.md', '/guides/other')]
    expect(render('[on](./other.md)', { links })).toBe('<p><a href="/guides/other">on</a></p>')
  })

  it('to the public address of the site stay on the site', () => {
    expect(render('[here](https://docent.example/products?a=1#b)')).toBe(
      '<p><a href="/products?a=1#b">here</a></p>',
    )
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ])('to %s keep only their words', (to) => {
    expect(render(`[words](<${to}>)`)).toBe('<p>words</p>')
  })

  it.each(['//evil.example/x', '/\\evil.example/x'])(
    'to %s are known to lead to another host',
    (to) => {
      expect(render(`[words](<${to}>)`)).toBe(
        '<p><a href="http://evil.example/x" rel="external noopener" aria-describedby="Away">words</a></p>',
      )
    },
  )

  it('never nest', () => {
    const html = render(
      '[a ![b](https://x.example/y.png) [^n]](https://example.org/)\n\n[^n]: Note.',
    )
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  it('never begin with two slashes, which a browser takes for a host', () => {
    expect(render('[words](/.//evil.example/x)')).toBe('<p><a href="/evil.example/x">words</a></p>')
  })
})

describe('pictures', () => {
  it('of the site are in a frame, with their title as the label', () => {
    expect(render('Words.\n\n![A map](map.png "Floor plan. Seen from above.")')).toBe(
      '<p>Words.</p><figure class="exhibit"><div class="frame">' +
        '<img src="/map.png" alt="A map" loading="lazy" decoding="async"/></div>' +
        '<figcaption class="label"><b>Floor plan</b>Seen from above.</figcaption></figure>',
    )
  })

  it('are fetched at once if a text begins with one and the page shows none before', () => {
    const text = '![A map](map.png)\n\n![B](b.png)'
    const [first, second] = render(text).split('</figure>')
    expect(first).toContain('decoding="async" fetchPriority="high"')
    expect(first).not.toContain('loading="lazy"')
    expect(second).toContain('loading="lazy"')
    expect(render(text, { image: 'cover.png' })).not.toContain('fetchPriority')
  })

  it('that Docent ships are drawn by name', () => {
    expect(render('![The panel over a page](art:panel)')).toContain(
      '<svg class="art" viewBox="0 0 480 300" role="img" aria-label="The panel over a page">',
    )
  })

  it('of other sites are links, so that pages request nothing from there', () => {
    expect(render('![A cat](https://example.org/cat.png)')).toBe(
      '<p><a href="https://example.org/cat.png" rel="external noopener" aria-describedby="Away">A cat</a></p>',
    )
  })

  it('with a harmful address are their words', () => {
    expect(render('![A cat](javascript:alert(1))')).toBe('<p>A cat</p>')
  })

  it('have a second file for dense screens, if there is one next to the first', () => {
    const images = new Map([
      ['/a map.avif', { width: 300, height: 200 }],
      ['/a map@2x.avif', { width: 600, height: 400 }],
    ])
    const html = render(
      'Words.\n\n![A map](<a map.avif>)\n\nSee ![it](<a map.avif>) here.',
      {},
      images,
    )
    const tags = html.match(/<img [^>]*>/g) ?? []
    for (const [place, alt] of ['A map', 'it'].entries()) {
      for (const attribute of [
        'src="/a%20map.avif"',
        'srcSet="/a%20map.avif 1x, /a%20map@2x.avif 2x"',
        `alt="${alt}"`,
        'width="300" height="200"',
        'loading="lazy" decoding="async"',
      ]) {
        expect(tags[place]).toContain(attribute)
      }
    }
  })

  it('have another file for phones, in each theme, if there is one next to the first', () => {
    const names = ['/map.avif', '/map.phone.avif', '/map.dark.avif', '/map.dark.phone.avif']
    const images = new Map(names.map((name, place) => [name, { width: 480, height: place + 1 }]))
    const html = render('![A map](map.avif)', {}, images)
    const sources = html.match(/<source [^>]*>/g) ?? []
    expect(
      sources.map((tag) => tag.match(/srcSet="([^"]+)" width="480" height="(\d)"/)?.slice(1)),
    ).toEqual([
      ['/map.phone.avif', '2'],
      ['/map.dark.phone.avif', '4'],
    ])
    expect(html.match(/<picture><source [^>]*max-width[^>]*><img [^>]*><\/picture>/g)).toHaveLength(
      2,
    )
  })
})

describe('keys', () => {
  it('include everything between a pair of tags', () => {
    expect(render('Press <kbd>Ctrl</kbd>+<KBD>*K*</KBD>.')).toBe(
      '<p>Press <kbd>Ctrl</kbd>+<kbd><em>K</em></kbd>.</p>',
    )
  })

  it('are text if a tag has no other half, or says more', () => {
    expect(render('<kbd>a <kbd onclick="x()">b</kbd>')).toBe(
      '<p><kbd>a &lt;kbd onclick=&quot;x()&quot;&gt;b</kbd></p>',
    )
    expect(render('<kbd>a')).toBe('<p>&lt;kbd&gt;a</p>')
    expect(render('a</kbd>')).toBe('<p>a&lt;/kbd&gt;</p>')
  })
})

describe('blocks', () => {
  it('of code have their language, a button and no markup from within', () => {
    const html = render('```ts title="docent.config.ts"\nconst a = "<b>"\n```')
    expect(html).toContain('<span>docent.config.ts</span>')
    expect(html).toContain('>&quot;&lt;b&gt;&quot;</span></code>')
    expect(render('```sh\nls\n```')).toContain('<span>Shell</span>')
  })

  it('that open with a mark are callouts, without the mark', () => {
    const html = render('> [!WARNING]\n> Mind the *gap*.')
    expect(html).toContain('<aside class="note" data-kind="warning" aria-label="Warning">')
    expect(html).toContain('<p>Mind the <em>gap</em>.</p>')
    expect(html).not.toContain('[!')
    expect(render('> [!NOVEL]\n> Words.')).toContain('<blockquote>')
  })

  it('of a table name their rows by the first column', () => {
    const html = render('| Size | px |\n|---|--:|\n| Panel | 750 |')
    expect(html).toContain('<th scope="col" data-align="right">px</th>')
    expect(html).toContain('<th scope="row">Panel</th><td data-align="right">750</td>')
  })

  it('of a column with sentences say so, unless the table has only two columns', () => {
    const long = 'x '.repeat(20)
    const marked = (table: string) => render(table).match(/<th [^>]*class="long"[^>]*>\w+/g)
    expect(marked(`| A | B | C |\n|---|---|--:|\n| ${long} | ${long} | 1 |`)).toEqual([
      '<th scope="col" class="long">B',
    ])
    expect(marked('| A | B | C |\n|---|---|--:|\n| a | b | 1 |')).toBeNull()
    expect(marked(`| A | B |\n|---|---|\n| a | ${long} |`)).toBeNull()
  })

  it('are missing from a table with an empty header', () => {
    expect(render('| | |\n|---|---|\n| Panel | 750 |')).not.toContain('<thead>')
  })

  it('of a list keep their first number and their boxes', () => {
    expect(render('3. three\n4. four')).toBe('<ol start="3"><li>three</li><li>four</li></ol>')
    expect(render('- [x] done')).toContain('<span class="vh">Done:</span>')
  })
})

it.each([
  ['historyCharacters', 'history<wbr/>Characters'],
  ['OTEL_SERVICE_NAME', 'OTEL_<wbr/>SERVICE_<wbr/>NAME'],
  ['host.name=node_1', 'host.name=<wbr/>node_<wbr/>1'],
  ['/products/lamp.md', '/products/<wbr/>lamp.md'],
  ['long_name(withBrackets)', 'long_name(withBrackets)'],
  ['sessionPerDay', 'sessionPerDay'],
  [
    '--pages /products,/tutorials/start',
    '<span class="kept">--pages</span> /products,<wbr/>/tutorials/<wbr/>start',
  ],
])('lets a line of a cell break between the words of a long name: %s', (name, html) => {
  expect(render(`| Name |\n|---|\n| [\`${name}\`](/a) |`)).toContain(`<code>${html}</code>`)
})

it('numbers notes by their first call, and leads back to it', () => {
  const manuscript = write('One[^b] two[^a] one[^b].\n\n[^a]: First note.\n[^b]: Second *note*.')
  const text = renderToStaticMarkup(<Prose tokens={manuscript.tokens} manuscript={manuscript} />)
  const notes = renderToStaticMarkup(<NoteList manuscript={manuscript} />)

  expect(text).toContain('One<sup><a href="#Note-1" id="Call-1" role="doc-noteref">1</a></sup>')
  expect(text.match(/id="Call-1"/g)).toHaveLength(1)
  expect(notes).toContain('<li id="Note-1"><p>Second <em>note</em>.</p><a href="#Call-1"')
})
