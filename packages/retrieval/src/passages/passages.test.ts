import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { audienceId, readBody, readPage, writeBody } from './passages.ts'
import { readWordsIn } from '../words/analyze.ts'
import { buildKnowledge } from '../store/build.node.ts'
import { openKnowledge } from '../store/open.node.ts'
import { openSite, PLANT_SHOP, type TestSite } from '../testing/site.node.ts'
import type { Passage } from '../types.ts'

let site: TestSite
let passages: Passage[]

beforeAll(async () => {
  site = await openSite({
    ...PLANT_SHOP,
    'pot.md':
      '---\ntitle: Pot\nsummary: A pot.\nfacts:\n  Needs: "[Soil](products/soil.md), 2 kg"\n  Height: 20\n  Lid: null\n---\nIt is round.\n\n- Red\n',
    'products/jug.md':
      '---\ntitle: Jug\nprice: 49.90 EUR\navailability: in stock\nfacts: { Height: 20 cm }\n---\nIt pours.\n',
    'bowl.md':
      '---\ntitle: Bowl\nfacts:\n  - { label: Made of, value: Clay }\n  - Glazed\n  - null\n---\n',
    'deep.md': '---\ntitle: Deep\n---\n## A\n\n### B\n\nText of B.\n\n## Ünder\n\nText.\n',
    'asked.md':
      '---\ntitle: Asked\n---\n## More\n\nOften asked.\n\n**Is it re-usable?** It is.\n\n**Can I wash it?** You can.\n',
    'noted.md':
      '---\ntitle: Noted\n---\n## Light\n\nIt glows.[^1]\n\n## End\n\nThat is all.\n\n[^1]: At night.\n',
    'changelog.md':
      '---\ntitle: Changelog\nsummary: News.\n---\n## [1.4.0] - 2026-11-02\n\n### Added\n\n- Scenes\n\n### Fixed\n\n- Timers\n\n## 1.3.2\n\n- Buttons\n',
    'endless.md': `---\ntitle: Endless\nquestions:\n  - question: Why?\n    answer: "${'> '.repeat(500)}x"\n---\n`,
  })
  passages = site.content.documents.flatMap((document) => readPage(document).passages)
})

afterAll(() => site.close())

function find(id: string): Passage | undefined {
  return passages.find((passage) => passage.id === id)
}

describe('readPage', () => {
  it('makes a passage of the price and keeps the other facts in the opening', () => {
    expect(find('/products/jug#Price')).toMatchObject({
      heading: 'Price and availability',
      text: 'Price: €49.90\nAvailability: In stock',
    })
    expect(find('/products/jug')?.text).toBe('It pours.\nHeight: 20 cm')
    expect(site.knowledge.search('How much is the jug?')[0]?.passage.id).toBe('/products/jug#Price')
  })

  it('makes a passage of each section with text', () => {
    expect(find('/deep#b')).toMatchObject({
      url: '/deep#b',
      route: '/deep',
      title: 'Deep',
      heading: 'B',
      path: ['A', 'B'],
      section: 'A › B',
      text: 'Text of B.',
    })
    expect(find('/deep#a')).toBeUndefined()
  })

  it('makes one passage of each release, under the question that visitors ask', () => {
    expect(find('/changelog#140---2026-11-02')).toMatchObject({
      heading: 'What is new in 1.4.0 (1.4)',
      text: 'Added:\nScenes\nFixed:\nTimers',
    })
    expect(find('/changelog#added')).toBeUndefined()
    const [first] = site.knowledge.search('What is new in 1.4?')
    expect(first?.passage.id).toBe('/changelog#140---2026-11-02')
  })

  // It was English on every site, so a German question found the wrong release.
  it.each([
    ['de', 'Was ist neu in 1.4.0 (1.4)'],
    ['fr', 'Nouveautés de la version 1.4.0 (1.4)'],
    // A language without rules for its words has its own texts too.
    ['ar', 'ما الجديد في الإصدار 1.4.0 (1.4)'],
  ])('asks that question in the language of the site: %s', (language, heading) => {
    onTestFinished(() => readWordsIn('en'))
    readWordsIn(language)
    const page = site.content.documents.find(({ route }) => route === '/changelog')!
    expect(readPage(page).passages.map((passage) => passage.heading)).toContain(heading)
  })

  // The index of such a page could not be written.
  it('numbers the ids of sections that have the same anchor, and keeps their addresses', () => {
    const page = site.content.documents.find(({ route }) => route === '/deep')!
    const sections = page.sections.map((section, index) =>
      index === 0 ? section : { ...section, anchor: 'basic' },
    )
    expect(readPage({ ...page, sections }).passages.map(({ id, url }) => [id, url])).toEqual([
      ['/deep#basic', '/deep#basic'],
      ['/deep#basic~2', '/deep#basic'],
    ])
  })

  it('makes a passage of each question without a heading, which a browser finds by its words', () => {
    const answers = passages.filter(({ route }) => route === '/asked')
    expect(answers.map(({ id, heading, path, text }) => [id, heading, path, text])).toEqual([
      ['/asked#more', 'More', ['More'], 'Often asked.'],
      [
        '/asked#more:~:text=Is%20it%20re%2Dusable%3F',
        'Is it re-usable?',
        ['More', 'Is it re-usable?'],
        'It is.',
      ],
      [
        '/asked#more:~:text=Can%20I%20wash%20it%3F',
        'Can I wash it?',
        ['More', 'Can I wash it?'],
        'You can.',
      ],
    ])
  })

  it('puts a note into the first section that refers to it', () => {
    const texts = passages.filter(({ route }) => route === '/noted').map(({ text }) => text)
    expect(texts).toEqual(['It glows.\nAt night.', 'That is all.'])
  })

  // "How to clean it. For beginners." was quoted as the answer to how it is cleaned.
  it('leaves out the description of a page of a source that only promises, but finds it by its words', () => {
    const page = site.content.documents.find(({ route }) => route === '/pot')!
    const open = (file: string, summary: string): string | undefined =>
      readPage({ ...page, file, summary, meta: {} }).passages[0]?.text
    expect(open('/pot', 'How to carry a pot. For beginners.')).toBe('It is round.\nRed')
    expect(open('/pot', 'Pots carry plants.')).toBe('Pots carry plants.\nIt is round.\nRed')
    expect(open('pot.md', 'How to carry a pot.')).toBe('How to carry a pot.\nIt is round.\nRed')

    const folder = mkdtempSync(join(tmpdir(), 'docent-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const described = { ...page, file: '/pot', summary: 'How to carry a pot.' }
    buildKnowledge({ documents: [described], hash: '' }, join(folder, 'k.db'))
    const knowledge = openKnowledge(join(folder, 'k.db'))
    onTestFinished(() => knowledge.close())
    expect(knowledge.search('carry').map(({ passage }) => passage.id)).toEqual(['/pot'])
  })

  it('encodes anchors as in addresses', () => {
    expect(find('/deep#%C3%BCnder')?.heading).toBe('Ünder')
  })

  it('opens a page with its summary', () => {
    expect(find('/products/fern')?.text).toBe('A soft fern for shady rooms.')
    expect(find('/')?.text).toMatch(/^A shop for plants that survive\.\nGreen Corner sells/)
  })

  it('ends the opening of a page with the facts below its title', () => {
    const units = find('/pot')?.units ?? []
    expect(units.map(({ kind, text }) => [kind, text])).toEqual([
      ['sentence', 'A pot.'],
      ['sentence', 'It is round.'],
      ['item', 'Red'],
      ['item', 'Needs: Soil, 2 kg'],
      ['item', 'Height: 20'],
    ])
    expect(units[3]?.block).toBe(units[4]?.block)
    expect(units[3]?.block).not.toBe(units[2]?.block)
    expect(find('/bowl')?.text).toBe('Made of: Clay')
  })

  it('keeps links of the page, which work on every other page', () => {
    expect(find('/products/fern#repotting')?.units.at(-1)?.markdown).toBe(
      'See [our soil](/products/soil) for what to use.',
    )
  })

  it('makes a passage of the audience of a product', () => {
    const passage = find(audienceId('/products/fern'))
    expect(passage?.url).toBe('/products/fern#Audience')
    expect(passage?.units.map(({ kind, text }) => [kind, text])).toEqual([
      ['sentence', 'It is for:'],
      ['item', 'rooms without direct sun'],
      ['item', 'people who like to water'],
      ['sentence', 'It is not for:'],
      ['item', 'homes with radiators below the window'],
    ])
  })

  it('makes a passage of a question that the front matter answers', () => {
    expect(find('/products/fern#Question-2')).toMatchObject({
      heading: 'Is the fern safe for cats?',
      text: 'Yes, cats may chew it.\nSee the cactus for the opposite.',
    })
    expect(find('/products/fern#Question-1')).toBeUndefined()
  })

  it('shows a generated answer literally', () => {
    expect(find('/endless#Question-1')?.units[0]?.kind).toBe('code')
  })

  it('gives every passage a unique id', () => {
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length)
  })
})

describe('readBody', () => {
  it('reads what writeBody wrote', () => {
    for (const passage of passages) expect(readBody(writeBody(passage))).toEqual(passage)
  })
})
