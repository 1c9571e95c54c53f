import { fillTexts } from '@docent/texts'
import { PHRASES } from '@docent/texts/phrases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createCatalogue } from './catalogue.ts'
import { resolveChoice } from './resolveChoice.ts'

const SHOP = {
  'index.md': '---\ntitle: Sauna shop\n---\n\nWe build saunas.\n',
  'products/wren.md': `---
title: Wren barrel sauna
summary: A round sauna for four.
price: 5900
currency: EUR
facts:
  Weight: 380 kg
---

It has a stove.
`,
  'products/heron.md': `---
title: Heron cabin sauna
summary: A sauna with a window.
price: 9900
currency: EUR
facts:
  Weight: 520 kg
  Width: 2 m
---

It has a stove.
`,
}

let shop: TestSite

beforeAll(async () => {
  shop = await openSite(SHOP)
})

afterAll(() => shop.close())

function ask(text: string, ...before: readonly string[]): string | undefined {
  const history = before.map((asked) => ({ role: 'user' as const, text: asked }))
  const question = { text, history, again: 0, avoid: [] }
  const resolved = { ...question, text: resolveChoice(question, shop.knowledge) }
  return createCatalogue(shop.knowledge, 'Shop')(resolved, fillTexts(PHRASES.en, 'Shop'))
    ?.said.map((said) => (typeof said === 'string' ? said : ` [${said.passage.id}]`))
    .join('')
}

const WEIGHTS = `- **[Heron cabin sauna](/products/heron)**: Weight: 520 kg [/products/heron]
- **[Wren barrel sauna](/products/wren)**: Weight: 380 kg [/products/wren]`
const PRICES = `- **[Wren barrel sauna](/products/wren)**: Price: €5,900 [/products/wren#Price]
- **[Heron cabin sauna](/products/heron)**: Price: €9,900 [/products/heron#Price]`

describe('a comparison of two products', () => {
  it.each(['Which is lighter, the Heron or the Wren?', 'is the heron heavier than the wren'])(
    'answers %j with the facts of both',
    (text) => expect(ask(text)).toBe(WEIGHTS),
  )

  it('answers with the prices, the lower first', () => {
    expect(ask('which is cheaper, heron or wren')).toBe(PRICES)
  })

  it('compares what was spoken of before', () => {
    expect(ask('which is lighter', 'tell me about the wren', 'and the heron?')).toBe(WEIGHTS)
    expect(ask('and which one costs less', 'wren or heron?', 'who makes them')).toBe(PRICES)
  })

  it('is left to the search if one product has no such fact, or only one is named', () => {
    expect(ask('which is wider, heron or wren')).toBeUndefined()
    expect(ask('is the heron lighter')).toBeUndefined()
  })
})

describe('resolveChoice', () => {
  const resolve = (text: string, ...before: readonly string[]) =>
    resolveChoice(
      {
        text,
        history: before.map((asked) => ({ role: 'user' as const, text: asked })),
        again: 0,
        avoid: [],
      },
      shop.knowledge,
    )

  it.each([
    ['how do I set up the second one', 'gpg or age, which one is better?', 'how do I set up age'],
    ['and how do I enable the first option?', 'intel or nvidia?', 'and how do I enable intel?'],
    ['what about the other one', 'is the wren or the heron better', 'what about Wren barrel sauna'],
    ['which is faster', 'mysql or the postgres image?', 'which is faster, mysql or postgres?'],
  ])('reads %j after %j as %j', (text, before, resolved) => {
    expect(resolve(text, before)).toBe(resolved)
  })

  it.each([
    ['what happens the first time', 'gpg or age?'],
    ['what is the second step', 'gpg or age?'],
    ['the second one', 'how do I back up'],
    ['which is better, docker or podman', 'gpg or age?'],
    ['which port does it use', 'gpg or age?'],
  ])('leaves %j after %j as it is', (text, before) => {
    expect(resolve(text, before)).toBe(text)
  })
})
