import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { formatProblem, loadContent, readConfig } from '@docent/content'
import type { DocentConfig } from '@docent/content'
import { readThemeTokens } from '@docent/site/theme'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reviewSite } from './reviewSite.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-review-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

/** A page without problems, except for the given fields. */
function writePage(
  file: string,
  body: string,
  fields: Readonly<Record<string, string>> = {},
): void {
  const title = `About ${file}`
  const summary = `What the page in the file ${file} is about, in so many words.`
  const all = Object.entries({ title, summary, ...fields })
  const lines = all.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`)
  write(file, ['---', ...lines, '---', body].join('\n'))
}

async function review(config: Partial<DocentConfig> = {}): Promise<string[]> {
  const file = join(folder, 'docent.config.ts')
  const source = { brand: 'Lamps', ...config }
  writeFileSync(file, `export default ${JSON.stringify(source, null, 2).replaceAll('"', "'")}\n`)
  const problems = await reviewSite(await loadContent(folder), readConfig(source), file)
  return problems.map(formatProblem)
}

it('finds nothing if nothing is wrong', async () => {
  writePage('index.md', '[Lamps](/products/lamp)\n\n## One\n\n### Two\n\n## Three\n')
  writePage('products/lamp.md', 'The lamp is red.\n')
  expect(await review()).toEqual([])
})

it('keeps the problems from reading the content, sorted by file and line', async () => {
  writePage('a.md', 'Text.\n\n#### Deep\n\n[Nowhere](/nowhere)\n')
  expect(await review()).toEqual([
    'a.md:7  warning: The heading "Deep" has level 4 below level 1: change it to ##.',
    'a.md:9  The link "/nowhere" leads nowhere.',
  ])
})

// A second message used to say that the summary is missing.
it('says only what is wrong with fields that cannot be read', async () => {
  const bad = '---\ntitle: "Lamp\nsummary: A lamp that is red.\n---\n\nText.\n'
  write('quote.md', bad)
  write('open.md', '---\ntitle: Lamp\n\nText.\n')
  write('toml.md', '+++\ntitle = "Lamp"\n+++\n\nText.\n')
  writePage('list.md', 'Text.', { summary: '[one, two]' })
  write('other.md', '---\ntitle: Another lamp\ndescription: {a: b}\n---\n\nText.\n')
  writePage('none.md', 'Text.', { summary: '' })
  expect(await review()).toEqual([
    expect.stringMatching(/^list\.md:3 {2}summary: expected/),
    expect.stringMatching(/^none\.md:1 {2}warning: summary: is missing/),
    'open.md:1  The front matter is not closed: put a line of --- below its last field.',
    expect.stringMatching(/^other\.md:3 {2}description: expected/),
    'quote.md:2  The front matter has a value whose quotes are not closed, in `title: "Lamp`.',
    expect.stringMatching(/^toml\.md:1 {2}title: expected .* found TOML/),
  ])
})

// The comma of the address stayed encoded, so the captions were not found.
it('finds the captions of a video with a comma in its name', async () => {
  write('on, off.mp4', 'x')
  writePage('index.md', '![How to switch it on](<on, off.mp4>)')
  const problem = expect.stringContaining('has no captions')
  expect(await review()).toContainEqual(problem)
  write('on, off.vtt', 'WEBVTT')
  expect(await review()).not.toContainEqual(problem)
})

it('finds broken redirects with their lines', async () => {
  writePage('index.md', 'Text.')
  writePage('a.md', 'Text.', { redirects: '[/, /b]' })
  writePage('b.md', 'Text.', { redirects: '/old' })
  expect(await review({ redirects: { '/old': '/a', '/x': '/bb' } })).toEqual([
    'a.md:4  redirects[0]: expected an old path of the site such as /old-lamp, found "/"',
    'a.md:4  redirects: "/b" is the address of the page b.md, so it would never redirect: remove it or that page.',
    'docent.config.ts:4  redirects: "/old" redirects twice, here and at b.md:4: remove one of the two.',
    'docent.config.ts:5  redirects: "/x" leads to /bb, where there is no page. Did you mean "/b"?',
  ])
})

describe('of titles and descriptions', () => {
  it('finds texts that search engines cut, that say little, and that are missing', async () => {
    writePage('a.md', 'Text.', { title: 'Long '.repeat(13), summary: 'Long '.repeat(40) })
    writePage('b.md', 'Text.', { title: 'L', summary: 'Short.' })
    writePage('c.md', 'Text.', { summary: '' })
    const cut = 'and search engines cut it after about'
    expect(await review()).toEqual([
      `a.md:2  warning: title: "${'Long '.repeat(13).trim()} · Lamps" has 72 characters, ${cut} 65: shorten it`,
      `a.md:3  warning: summary: has 199 characters, ${cut} 160: shorten it`,
      'b.md:2  warning: title: "L · Lamps" has 9 characters, and 10 to 65 work best in search results: add detail',
      'b.md:3  warning: summary: has 6 characters, and 50 to 160 work best in search results: add detail',
      'c.md:1  warning: summary: is missing: one or two sentences of 50 to 160 characters that summarise the page',
    ])
  })

  it('finds duplicates, ignoring capitals', async () => {
    const summary = 'A lamp that is red, and lights a table of four for eight hours.'
    writePage('a.md', 'Text.', { title: 'The red lamp', summary })
    writePage('b.md', 'Text.', { title: 'The Red Lamp', summary: '', description: summary })
    expect(await review()).toEqual([
      'b.md:2  warning: title: is also the one of a.md: visitors cannot tell the pages apart in a list',
      'b.md:3  warning: summary: is also the one of a.md: visitors cannot tell the pages apart in a list',
    ])
  })
})

describe('of the links through the site', () => {
  it('finds pages without links to them', async () => {
    writePage('index.md', '[One](/notes/one)\n')
    writePage('notes/one.md', '[Two](two.md)\n')
    writePage('notes/two.md', 'Text.\n')
    writePage('notes/three.md', '[One](one.md)\n')
    writePage('products/lamp.md', 'The product list leads here.\n')
    writePage('imprint.md', 'The foot of each page leads here.\n')
    expect(await review()).toEqual([
      'notes/three.md  warning: No page that visitors can reach links here: add a link, or write notes/index.md, which lists these pages, and link to that.',
    ])
  })

  it('finds pages in folders that the home page lists if nobody has written it', async () => {
    writePage('notes/one.md', 'Text.\n')
    expect(await review()).toEqual([])
  })

  it('finds a missing picture of the site, with its line', async () => {
    writePage('index.md', 'Text.\n')
    expect(await review({ image: '/images/card.png' })).toEqual([
      'docent.config.ts:3  image: "/images/card.png" is not in the content folder: put the file there, or name another one.',
    ])
    write('images/card.png', '')
    expect(await review({ image: '/images/card.png' })).toEqual([])
  })

  it('follows a list in the navigation', async () => {
    writePage('notes/index.md', 'All notes.\n')
    writePage('notes/one.md', 'Text.\n')
    expect(await review({ navigation: [{ label: 'Notes', to: '/notes' }] })).toEqual([])
  })

  it('finds links of the configuration to missing pages', async () => {
    writePage('index.md', 'Text.\n')
    const problems = await review({
      navigation: [
        { label: 'Home', to: '/' },
        { label: 'Prices', to: '/prices' },
        { label: 'Elsewhere', to: 'https://shop.example' },
      ],
      contact: { label: 'Write', href: '/contact' },
    })
    const reason = 'does not exist: write the page, or link to another one.'
    expect(problems).toEqual([
      `docent.config.ts:10  navigation[1].to: "/prices" ${reason}`,
      `docent.config.ts:19  contact.href: "/contact" ${reason}`,
    ])
  })

  it('finds links to the privacy page if the configuration has none', async () => {
    writePage('index.md', '[Privacy](/privacy)\n')
    expect(await review()).toEqual([])
    expect(await review({ privacy: '' })).toEqual([
      'index.md:5  The link "/privacy" leads nowhere: the configuration disables the privacy page.',
    ])
  })
})

describe('of pictures', () => {
  const svg = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`

  it('finds pictures without alternative text, with their line', async () => {
    write('red.svg', svg(90))
    writePage('a.md', '# About a.md\n\n![A lamp](red.svg)\n\n> Quoted\n> ![](red.svg)\n')
    writePage('b.md', 'Text.', { image: '/red.svg' })
    writePage('c.md', 'Text.', { image: '/red.svg', alt: 'A red lamp' })
    expect(await review()).toEqual([
      'a.md:10  warning: The image "red.svg" has no alternative text: write ![text](red.svg)',
      'b.md:4  warning: image: has no alternative text: add a line "alt: …"',
    ])
  })

  it('finds pictures that are missing or far too large', async () => {
    write('large.svg', svg(2_401))
    write('fine.svg', svg(2_400))
    writePage('a.md', '![A](large.svg) ![B](fine.svg)\n\n![C](none.png)\n')
    expect(await review()).toEqual([
      'a.md:5  warning: The image "/large.svg" is 2401 pixels wide but shown at 1200 at most: 2400 pixels are enough for any screen.',
      'a.md:7  The image "none.png" is not in the content folder. Put the file there, or correct the path.',
    ])
  })

  // A picture of 24 MB used to be reported only for its width, and a narrow one not at all.
  it('finds heavy pictures by their size', async () => {
    write('heavy.svg', `${svg(90)}${' '.repeat(1_200_000)}`)
    write('my both.svg', `${svg(3_000)}${' '.repeat(23_900_000)}`)
    writePage('a.md', '![A](heavy.svg)\n\n![B](<my both.svg>)\n')
    const wait = 'which is slow to load: save it below 1 MB, as WebP or AVIF'
    expect(await review()).toEqual([
      `a.md:5  warning: The image "/heavy.svg" is 1.2 MB large, ${wait}.`,
      `a.md:7  warning: The image "/my%20both.svg" is 23.9 MB large, ${wait}; it is 3000 pixels wide but shown at 1200 at most: 2400 pixels are enough for any screen.`,
    ])
  })
})

it('finds pages without a text, and an update before the date', async () => {
  writePage('index.md', '')
  writePage('a.md', ' \n')
  writePage('b.md', 'Text.', { date: '2026-11-21', updated: '2026-11-20' })
  expect(await review()).toEqual([
    'a.md:2  warning: The page has no text below its front matter: write it, or set "draft: true".',
    'b.md:5  warning: updated: is 2026-11-20, before the date of the page, 2026-11-21',
  ])
})

it('does not ask for text on pages that list others', async () => {
  writePage('index.md', '')
  writePage('tags.md', '')
  writePage('articles/a.md', 'Oak lamps bend.', {
    tags: '[Oak]',
    author: 'Ada',
    date: '2026-11-21',
  })
  writePage('authors/ada.md', '', { title: 'Ada' })
  expect((await review()).filter((line) => line.includes('no text'))).toEqual([])
})

// "Fixed" is only a category, and was reported under every version.
it('does not ask for words in the parts of a release', async () => {
  writePage('index.md', 'See [the versions](/changelog).\n')
  writePage('changelog.md', '## 1.1 - 2026-11-21\n\n### Fixed\n\n- The lamp no longer hums.\n')
  expect(await review()).toEqual([])
})

it('finds files that are not pictures, whatever their names', async () => {
  write('fake.png', 'Not found')
  writePage('a.md', '![A](fake.png)\n')
  expect(await review()).toEqual([
    'a.md:5  warning: The image "/fake.png" cannot be read. Check that the file is complete and that its extension matches its format.',
  ])
})

describe('of the theme', () => {
  beforeEach(() => writePage('index.md', 'Text.\n'))

  it('finds unknown names', async () => {
    const theme = { acent: '#b23a1e', shade: 'red', radius: '2px', serif: 'Georgia' }
    expect(await review({ theme })).toEqual([
      'docent.config.ts:4  warning: theme.acent: "#b23a1e" is not a custom property of the theme. Did you mean "accent"?',
      expect.stringMatching(/:5 {2}warning: theme\.shade: .* The names are accent, accent-hover, /),
    ])
  })

  it('reports the contrast of an unreadable accent and the nearest readable colour', async () => {
    const [fault] = await review({ theme: { accent: '#ffd400' } })
    expect(fault).toContain(
      'docent.config.ts:4  warning: theme.accent: "#ffd400" has a contrast of',
    )
    expect(fault).toContain('1.3')
    expect(fault).toContain('in the light theme (#ffd400 with #fbfaf7). Text needs 4.5 to 1')
    const nearest = /write "(light-dark\(#\w{6}, #ffd400\))"/.exec(fault ?? '')?.[1]
    expect(await review({ theme: { accent: nearest ?? '' } })).toEqual([])
  })

  // It said to set "on-accent", which was set: one colour of text is not readable in both themes.
  it('suggests an accent and the colour of text on it, if the owner’s text allows no accent', async () => {
    const [fault, ...others] = await review({
      theme: { accent: '#ff9955', 'on-accent': '#ffffff' },
    })
    expect(others).toEqual([])
    const set = /write "([^"]+)", and set "on-accent", the colour of text on it, to "([^"]+)"/
    const [, accent = '', onAccent = ''] = set.exec(fault ?? '') ?? []
    expect(accent).toMatch(/^light-dark\(#\w{6}, #ff9955\)$/)
    expect(await review({ theme: { accent, 'on-accent': onAccent } })).toEqual([])
    const [alone] = await review({ theme: { 'on-accent': '#000000' } })
    expect(alone).toMatch(/theme\.on-accent: .* set "accent" to ".+", and set "on-accent"/)
  })

  // Named colours and `rgb()` were skipped.
  it.each(['yellow', 'rgb(255 238 0)', 'hsl(56, 100%, 50%)'])(
    'reads %s for its contrast',
    async (accent) => {
      const [fault, ...others] = await review({ theme: { accent } })
      expect(others).toEqual([])
      expect(fault).toContain(`theme.accent: "${accent}" has a contrast of 1.`)
    },
  )

  it('says that it cannot judge a colour that only a browser can compute', async () => {
    for (const accent of ['lab(50% 20 20)', 'var(--ok)', '#0a664780']) {
      expect(await review({ theme: { accent } })).toEqual([
        `docent.config.ts:4  warning: theme.accent: "${accent}" is a colour that only a browser can compute, so its contrast is not checked: write it in digits, such as "#0a6647", or look at it with "docent brand".`,
      ])
    }
    expect(await review({ theme: { line: 'var(--ok)' } })).toEqual([])
  })

  it('knows which properties are colours, and which are lengths', async () => {
    for (const [name, value] of await readThemeTokens()) {
      const isColour = /^(?:#|light-dark\(#)/.test(value)
      if (!isColour && !/^\d+px$/.test(value)) continue
      const expected = isColour ? 'a colour of CSS' : 'a length of CSS'
      const read = () => readConfig({ brand: 'A', theme: { [name]: 'greenish' } })
      expect(read).toThrow(`theme.${name}: expected ${expected}`)
      readConfig({ brand: 'A', theme: { [name]: value } })
    }
  })

  it('accepts an accent that is readable in both themes', async () => {
    const theme = { accent: 'light-dark(#0a6647, #66d19e)' }
    expect(await review({ theme })).toEqual([])
    expect(await review({ theme: { accent: '#0a6647' } })).toEqual([
      expect.stringMatching(/in the dark theme .* write "light-dark\(#0a6647, #\w{6}\)"/),
    ])
  })
})

describe('of the colours of text', () => {
  beforeEach(() => writePage('index.md', 'Text.\n'))

  it('suggests the nearest colour for unreadable text', async () => {
    const [fault, ...others] = await review({ theme: { muted: '#a8a8a8' } })
    expect(others).toEqual([])
    expect(fault).toContain('docent.config.ts:4  warning: theme.muted: "#a8a8a8" has a contrast of')
    const nearest = /write "([^"]+)"/.exec(fault ?? '')?.[1]
    expect(await review({ theme: { muted: nearest ?? '' } })).toEqual([])
  })

  it('reports text that a background makes unreadable, and a colour for it', async () => {
    const surface = 'light-dark(#b8b8b8, #1c1b18)'
    const [fault] = await review({ theme: { surface } })
    const set = /theme\.surface: .* and "muted" on it has .* also set "muted" to "([^"]+)"/
    const [, muted = ''] = set.exec(fault ?? '') ?? []
    expect(await review({ theme: { surface, muted } })).toEqual([])
    expect((await review({ theme: { surface: '#1d2a3a' } }))[0]).toContain(
      'no colour of "text" is readable on all its backgrounds ("bg", "surface", "sunken", "raised"): choose',
    )
  })

  it('accepts greys in the tint of any colour', async () => {
    for (const neutral of ['#5c6b7a', '#7a5c6b', '#0000ff', 'light-dark(#6b7a5c, #ff8800)']) {
      expect(await review({ theme: { neutral } })).toEqual([])
    }
  })
})

it('finds questions that are not answered from the page that lists them', async () => {
  const questions =
    '\n  - How long does the lamp last?\n  - question: Can it swim?\n    answer: No.'
  writePage('products/lamp.md', 'The lamp is red.\n', { questions })
  writePage(
    'products/last.md',
    '## How long does the lamp last?\n\nThe lamp lasts for eight hours.\n',
  )
  expect(await review()).toEqual([
    'products/lamp.md:5  warning: questions[0]: "How long does the lamp last?" is answered by /products/last, not by this page: answer it on the page in the words of the question',
  ])
})

it('finds the same with several threads', async () => {
  const wrong = 120
  for (let page = 0; page < 250; page++) {
    const name = `lamp${String(page).padStart(3, '0')}`
    const question = page % wrong === 1 ? 'Who plays the trombone?' : `How tall is ${name}?`
    writePage(`${name}.md`, `${name} is ${page} cm tall.\n`, { questions: `\n  - ${question}` })
  }
  const found = await review()
  expect(found.filter((line) => line.includes('questions[0]'))).toEqual(
    [1, 121, 241].map(
      (page) =>
        `lamp${String(page).padStart(3, '0')}.md:5  warning: questions[0]: "Who plays the trombone?" is not answered by any page: answer it on the page in the words of the question`,
    ),
  )
})
