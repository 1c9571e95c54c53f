import { fillTexts } from '@docent/texts'
import { PHRASES } from '@docent/texts/phrases'
import { expect, it, onTestFinished } from 'vitest'
import { openSite } from '../../../retrieval/src/testing/site.node.ts'
import { createCatalogue } from './catalogue.ts'
import type { Said } from '../contract/draft.ts'

const stove = (title: string, price: string, summary: string): string =>
  `---\ntitle: ${title}\nsummary: ${summary}\n${price}---\n\n## Fuel\n\nIt burns twigs.\n`

const SITE = {
  'index.md': '---\ntitle: Brenna\nsummary: Stoves for walkers.\n---\n',
  'products/duo.md': stove('Brenna Duo', 'price: 149 EUR\n', 'A stove for two people.'),
  'products/mini.md': stove('Brenna Mini', 'price: 79 EUR\n', 'A folding stove for one mug.'),
  'products/bag.md': stove('Bag', '', 'A cotton bag for a stove.'),
}

async function open(files: Readonly<Record<string, string>> = SITE) {
  const site = await openSite(files)
  onTestFinished(() => site.close())
  const answer = createCatalogue(site.knowledge, 'Brenna')
  return (text: string): string | undefined => {
    const question = { text, history: [], again: 0, avoid: [] }
    return show(answer(question, fillTexts(PHRASES.en, 'Brenna'))?.said)
  }
}

function show(said: readonly Said[] | undefined): string | undefined {
  return said?.map((one) => (typeof one === 'string' ? one : ` [${one.passage.id}]`)).join('')
}

const MINI = '- **[Brenna Mini](/products/mini)**: Price: €79 [/products/mini#Price]'
const DUO = '- **[Brenna Duo](/products/duo)**: Price: €149 [/products/duo#Price]'

// The word "cheapest" was looked for in the pages, and found in an article about robots.
it('says which product is the cheapest or the most expensive', async () => {
  const ask = await open()
  expect(ask('Which stove is the cheapest?')).toBe(`${MINI}\n${DUO}`)
  expect(ask('whats the cheapest one')).toBe(`${MINI}\n${DUO}`)
  expect(ask('What is your most expensive product?')).toBe(`${DUO}\n${MINI}`)
})

it('says what all products cost, by any name that they have in common', async () => {
  const ask = await open()
  for (const text of ['Prices?', 'how much are your stoves', 'What do the products cost?']) {
    expect(ask(text)).toBe(`${MINI}\n${DUO}`)
  }
})

it('leaves the price of one product, and of anything else, to the search', async () => {
  const ask = await open()
  for (const text of ['How much is the Duo?', 'how much is it', 'What does shipping cost?']) {
    expect(ask(text)).toBeUndefined()
  }
})

// The only tea with a `price` was called the cheapest, and the others had lower ones in their facts.
it('calls no product the cheapest if it is the only one with a price', async () => {
  const one = await open({
    ...SITE,
    'products/duo.md': stove('Brenna Duo', 'facts:\n  - Price: 49 EUR\n', 'A stove for two.'),
  })
  expect(one('Which stove is the cheapest?')).toBeUndefined()
  expect(one('Prices?')).toBe(MINI)
})

it('compares no prices in two currencies', async () => {
  const ask = await open({
    ...SITE,
    'products/duo.md': stove('Brenna Duo', 'price: 149 CHF\n', 'A stove for two people.'),
  })
  expect(ask('Which stove is the cheapest?')).toBeUndefined()
})

it('names the price where products are listed or compared', async () => {
  const ask = await open()
  expect(ask('What products are available?')).toContain('Price: €79 [/products/mini#Price]')
  expect(ask('whats the difference between the mini and the duo')).toMatch(
    /Price: €79.*Price: €149/s,
  )
})

it.each([
  ['fr', 'Lampe', 'Quelles sont les lampes les moins chères ?', 'Combien coûte la livraison ?'],
  ['es', 'Lámpara', '¿Cuánto cuestan las lámparas?', '¿Cuánto cuestan los envíos?'],
  ['it', 'Lampada', 'Quanto costano le lampade?', 'Quanto costano le spedizioni?'],
  ['pt', 'Lanterna', 'Quanto custam as lanternas?', 'Quanto custam os envios?'],
  ['nl', 'Lamp', 'Wat kosten de lampen?', 'Wat kosten de pakketten?'],
  ['de', 'Lampe', 'Was kosten eure Lampen?', 'Was kosten die Pakete?'],
  ['ar', 'مصباح', 'كم سعر المصابيح؟', 'كم سعر الشحن؟'],
])('says in %s what all products cost', async (_, name, asked, other) => {
  const ask = await open({
    'index.md': '---\ntitle: Brenna\n---\n',
    'products/a.md': stove(`${name} A`, 'price: 49 EUR\n', 'A.'),
    'products/b.md': stove(`${name} B`, 'price: 29 EUR\n', 'B.'),
  })
  expect(ask(asked)).toMatch(/29.*49/s)
  expect(ask(other)).toBeUndefined()
})
