import { fillTexts } from '@docent/texts'
import { PHRASES } from '@docent/texts/phrases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createCatalogue } from './catalogue.ts'
import type { Draft } from '../contract/draft.ts'
import type { Question } from '../contract/types.ts'

const phrases = fillTexts(PHRASES.en, 'Green Corner')

let site: TestSite

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})

afterAll(() => site.close())

function askAfter(
  before: string,
  text: string,
  page?: Question['page'],
  from: TestSite = site,
): Draft | undefined {
  const history = [
    { role: 'user' as const, text: before },
    { role: 'assistant' as const, text: 'The Golden cactus, perhaps.' },
  ]
  const question = { text, history, again: 0, avoid: [], ...(page && { page }) }
  return createCatalogue(from.knowledge, 'Green Corner')(question, phrases)
}

function ask(text: string, page?: Question['page'], from: TestSite = site): Draft | undefined {
  const question = { text, history: [], again: 0, avoid: [], ...(page && { page }) }
  return createCatalogue(from.knowledge, 'Green Corner')(question, phrases)
}

/** The text, with passage ids instead of numbers. */
function show(draft: Draft | undefined): string | undefined {
  return draft?.said
    .map((said) => (typeof said === 'string' ? said : ` [${said.passage.id}]`))
    .join('')
}

const PRODUCTS = `There are 3 products:

- **[Golden cactus](/products/cactus)**: A cactus that needs nearly nothing. [/products/cactus]
- **[Boston fern](/products/fern)**: A soft fern for shady rooms. [/products/fern]
- **[Fern soil](/products/soil)**: Loose soil for ferns. [/products/soil]`

describe('createCatalogue', () => {
  it('says what the site is, and lists its products', () => {
    const about =
      'A shop for plants that survive. Green Corner sells house plants and tells you how to keep them. Every plant comes with a card. [/]'
    expect(show(ask('Explain what you do.'))).toBe(`${about}\n\n${PRODUCTS}`)
    expect(show(ask('What is Green Corner?'))).toBe(`${about}\n\n${PRODUCTS}`)
  })

  it('lists products, tutorials and articles with a line and a link each', () => {
    expect(show(ask('What products are available?'))).toBe(PRODUCTS)
    expect(show(ask('Are there any guides?'))).toBe(
      'There is one page in tutorials:\n\n- **[Grow a plant from a cutting](/tutorials/cuttings)**: From a leaf to a plant in six weeks. [/tutorials/cuttings]',
    )
    expect(show(ask('show me your blog posts'))).toBe(
      'There is one page in articles:\n\n- **[Plants in winter](/articles/winter)**: Most plants rest in winter. [/articles/winter]',
    )
  })

  it('says who each product is for, and who it is not for', () => {
    expect(show(ask('Who should get these products?'))).toBe(
      `- **[Golden cactus](/products/cactus)**: For: people who travel. Not for: homes with small children. [/products/cactus#Audience]
- **[Boston fern](/products/fern)**: For: rooms without direct sun; people who like to water. Not for: homes with radiators below the window. [/products/fern#Audience]`,
    )
  })

  it('reads "it" as the product of the previous question', () => {
    const cactus = { url: '/products/cactus', title: 'Golden cactus' }
    const fern = show(ask('Who should get the Boston fern?'))
    expect(show(askAfter('What is the Boston fern?', 'Who should get it?'))).toBe(fern)
    expect(show(askAfter('What is the Boston fern?', 'Who should get it?', cactus))).toBe(fern)
    expect(show(askAfter('Boston fern or golden cactus?', 'Who should get it?'))).toBe(
      show(ask('Who should get these products?')),
    )
  })

  it('says in full who one product is for', () => {
    const fern = `[Boston fern](/products/fern) is for: [/products/fern#Audience]

- rooms without direct sun
- people who like to water

[Boston fern](/products/fern) is not for: [/products/fern#Audience]

- homes with radiators below the window`
    expect(show(ask('Who should get the Boston fern?'))).toBe(fern)
    const page = { url: 'https://shop.example/products/fern/', title: 'Boston fern' }
    expect(show(ask('Who is it for?', page))).toBe(fern)
    expect(show(ask('who should not get the cactus'))).toBe(
      '[Golden cactus](/products/cactus) is not for: [/products/cactus#Audience]\n\n- homes with small children',
    )
  })

  // "This site" used to mean a product called "Site".
  it('reads "this site" as the whole site even if a product has that name', async () => {
    const product = (title: string, audience: string) =>
      `---\ntitle: ${title}\nfor: [${audience}]\n---\nA part.\n`
    const parts = await openSite({
      'products/site.md': product('Site', 'writers'),
      'products/widget.md': product('Widget', 'visitors'),
    })
    const after = (before: string) => show(askAfter(before, 'who is it for?', undefined, parts))
    expect(after('Is this site free?')).toMatch(/writers[^]*visitors/)
    expect(after('Is Site free?')).toMatch(/writers/)
    expect(after('Is Site free?')).not.toMatch(/visitors/)
    parts.close()
  })

  it('puts two pages side by side', () => {
    expect(show(ask('Compare the fern soil and the cactus'))).toBe(
      `- **[Fern soil](/products/soil)**: Loose soil for ferns. [/products/soil]
- **[Golden cactus](/products/cactus)**: A cactus that needs nearly nothing. [/products/cactus] For: people who travel. Not for: homes with small children. [/products/cactus#Audience]`,
    )
  })

  it('names the newest pages first', () => {
    expect(show(ask("What's new?"))).toMatch(
      /^The newest pages:\n\n.*\/tutorials\/cuttings.*2026-03-01.*\n.*\/products\/cactus.*2026-02-01.*\n.*\/articles\/winter.*2026-01-10/,
    )
  })

  it('says what the page that is shown is about', () => {
    const page = { url: '/products/soil', title: 'Fern soil' }
    expect(show(ask('What is this page about?', page))).toBe(
      'Loose soil for ferns. A bag of fern soil holds 5 litres and costs 4 euros. [/products/soil]',
    )
  })

  it('suggests questions that the pages answer, except the one that was asked', () => {
    expect(ask('What products are available?')?.followups).toEqual([
      'How often does a fern need water?',
      'Is the fern safe for cats?',
    ])
  })

  it.each([
    'What recipes are there?',
    'Who should get the oak?',
    'Compare the fern and the oak',
    'How often do I water the fern?',
    'What is this page about?',
  ])('leaves %j to the search', (text) => {
    expect(ask(text)).toBeUndefined()
  })

  it('lists the parts of a site without products', async () => {
    const docs = await openSite({
      'guides/start.md': '---\ntitle: Start\n---\nBegin here.\n',
      'guides/stop.md': '---\ntitle: Stop\n---\nEnd here.\n',
      'rules/one.md': '---\ntitle: Rule [one]\n---\nKeep it.\n',
    })
    expect(show(ask('What is this site?', undefined, docs))).toBe(
      'The site has:\n\n- **guides**: [Start](/guides/start), [Stop](/guides/stop)\n- **rules**: [Rule \\[one\\]](/rules/one)',
    )
    expect(ask('Who should get these products?', undefined, docs)).toBeUndefined()
    docs.close()
  })

  it('names the first entries of a long list and counts the rest', async () => {
    const files = Array.from({ length: 11 }, (_, index): [string, string] => [
      `products/p${index + 10}.md`,
      `---\ntitle: Product ${index}\n---\nIt is number ${index}.\n`,
    ])
    const many = await openSite(Object.fromEntries(files))
    const list = show(ask('What products are available?', undefined, many))
    expect(list).toMatch(/^There are 11 products:\n\n(- .*\n){8}\nAnd 3 more\.$/)
    many.close()
  })
})
