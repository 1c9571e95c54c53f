import { fillTexts } from '@docent/texts'
import { PHRASES } from '@docent/texts/phrases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createCatalogue } from './catalogue.ts'

const SHOP = {
  'index.md': '---\ntitle: Pedal shop\n---\n\nWe build the bikes Wren and Heron.\n',
  'delivery.md': '---\ntitle: Delivery\n---\n\nThe Wren and the Heron arrive in a box.\n',
  'products/wren.md': `---
title: Wren
summary: A light bike for the city.
price: 1990
currency: EUR
facts:
  Weight: 13.9 kg
  Battery: 250 Wh
for:
  - short rides
---

## In the box

The bike and:

- two keys
- a charger

A lock costs 40 euros.

## Lights

The lights of the Wren run off the battery.
`,
  'products/battery.md': `---
title: Spare battery
summary: A second battery for the Wren.
facts:
  Weight: 1.5 kg
  Contents: battery, key
---
`,
  'products/heron.md': `---
title: Heron
summary: A strong bike for hills.
price: 2790
currency: EUR
---

## Specifications

The Heron has eight gears.
`,
}

const WREN = `A light bike for the city. [/products/wren]

- Price: €1,990 [/products/wren#Price]
- Weight: 13.9 kg [/products/wren]
- Battery: 250 Wh`
const SITE = 'We build the bikes Wren and Heron. [/]'
const BATTERY = `A second battery for the Wren. [/products/battery]

- Weight: 1.5 kg [/products/battery]
- Contents: battery, key`
const BOX = `The bike and:

- two keys
- a charger

A lock costs 40 euros. [/products/wren#in-the-box]`

let shop: TestSite

beforeAll(async () => {
  shop = await openSite(SHOP)
})

afterAll(() => shop.close())

function ask(text: string, url?: string, before?: string): string | undefined {
  const history = before === undefined ? [] : [{ role: 'user' as const, text: before }]
  const page = url === undefined ? {} : { page: { url, title: '' } }
  const question = { text, history, again: 0, avoid: [], ...page }
  const draft = createCatalogue(shop.knowledge, 'Pedal shop')(
    question,
    fillTexts(PHRASES.en, 'Pedal shop'),
  )
  return draft?.said
    .map((said) => (typeof said === 'string' ? said : ` [${said.passage.id}]`))
    .join('')
}

describe('on the page of a product', () => {
  it.each([
    'What is this?',
    "what's this bike",
    'what is it',
    'tell me everything about it',
    'Describe this product',
    'give me a short overview',
    'more information',
    'I would like to know more about this bike',
    'technical data',
    'specs?',
    'what are the specifications of this bike',
    'Was ist das?',
    'technische Daten',
    'Caractéristiques techniques',
    '¿Qué es esto?',
    'scheda tecnica',
    'ficha técnica',
    'Wat zijn de specificaties?',
    'ما هذا؟',
  ])('answers %j with its opening, its price and its facts', (text) => {
    expect(ask(text, '/products/wren')).toBe(WREN)
    expect(ask(text, 'https://shop.example/products/wren.html')).toBe(WREN)
  })

  it.each([
    "What's in the box?",
    'what is included',
    'what comes with this bike',
    'What does it come with?',
    'what do I get',
    'package contents',
    'Was ist alles dabei?',
    'Lieferumfang',
  ])('answers %j with what its page says about the box', (text) => {
    expect(ask(text, '/products/wren')).toBe(BOX)
  })

  it('leaves what comes with it to the search if the page says nothing about that', () => {
    expect(ask("what's in the box", '/products/heron')).toBeUndefined()
    expect(ask("what's in the box")).toBeUndefined()
  })

  it.each([
    'Hi, my sister recommended the Wren, could you give me a quick rundown of it?',
    "We are moving and I've just found this one. What should I know about it?",
    'Never owned one before. What is the Wren, in a nutshell?',
    'what kind of bike is this one',
    'can you tell me a bit about this light bike please',
    'What kind of bike is the Wren?',
    'describe the light bike',
    'Thinking of this for my husband, what is it?',
    'spec sheet pls',
    'What exactly is this?',
    'Wren - what is it?',
  ])('answers %j, which has no known form', (text) => {
    expect(ask(text, '/products/wren')).toBe(WREN)
  })

  it.each([
    'What will be in the box, if I order it today?',
    'hi! is anything else included? what is supplied with this?',
  ])('tells what comes with it for %j', (text) => {
    expect(ask(text, '/products/wren')).toBe(BOX)
  })

  it.each([
    'what is the warranty of the Wren',
    'what is this and how do I clean it',
    'what do I need for it',
    'what is this noise',
    'One. Two. Three. Four. Five. Six. What is this?',
    'what does it look like',
    'what city',
    'what kind of lights',
    'what kind of city is it for',
    'The lock is stuck after a week with it, what now?',
    'is it light',
    'how does it work',
    'why is this better',
    'what about returns',
    'do I get a lock with it',
    'Wren or Heron, which one is this',
    'Is it waterproof? Please let me know.',
    'Please tell me, does it fit under a desk?',
    'Do you deliver to Norway? Please give me some details.',
    'need info: delivery to France',
    'Are the lights good? Tell me everything.',
    'It smells of burning. What is it?',
    'My bike arrived broken. I need information.',
    'tell me about the lights',
    'more details about the city please',
    'what if I do not like it',
    'what is the other one',
    "what's in it for me",
    'what else do you have like this',
    'what are these lights',
    'my data',
    'what data do you have on me',
  ])('leaves %j to the search', (text) => {
    expect(ask(text, '/products/wren')).toBeUndefined()
  })

  it('leaves its data to a section that has more of them', () => {
    expect(ask('technical data', '/products/heron')).toBeUndefined()
  })

  it('leaves questions about other things to the search', () => {
    expect(ask('what is this error', '/products/wren')).toBeUndefined()
    expect(ask('battery details', '/products/wren')).toBeUndefined()
    expect(ask('delivery details', '/products/wren')).toBeUndefined()
  })

  it('tells what the site is if the question says so', () => {
    expect(ask('what is this site', '/products/wren')).toContain(SITE)
  })

  it('leaves a question after another one to the search, unless that was about the product', () => {
    expect(ask('tell me more about it', '/products/wren', 'when does it arrive')).toBe(WREN)
    expect(ask('tell me more', '/products/wren', 'when does it arrive')).toBeUndefined()
    expect(ask('technical data', '/products/wren', 'tell me about the Wren')).toBe(WREN)
    expect(
      ask('tell me everything about this bike', '/products/wren', 'can I return an order'),
    ).toBe(WREN)
    expect(ask('tell me more', '/products/wren', 'can I return an order')).toBeUndefined()
  })

  it('says who it is for if the question asks for an opinion', () => {
    expect(ask('is it any good?', '/products/wren')).toContain('short rides')
    expect(ask('should I buy this one', '/products/wren')).toContain('short rides')
  })
})

describe('on another page', () => {
  it('tells what the site is, if nothing was said before', () => {
    expect(ask('tell me more')).toContain(SITE)
    expect(ask('what is this', '/delivery')).toContain(SITE)
    expect(ask('what is it', '/delivery', 'can I return an order')).toBeUndefined()
    expect(ask('technical data')).toBeUndefined()
  })

  it.each([
    'Wren specs',
    'technical data of the Wren',
    'Tell me about the Wren',
    'more about wren',
  ])('answers %j although most pages name the product', (text) => {
    expect(ask(text)).toBe(WREN)
    expect(ask(text, '/products/heron')).toBe(WREN)
  })

  it('tells about the product that was spoken of', () => {
    expect(ask('tell me more about it', '/delivery', 'how heavy is the Wren')).toBe(WREN)
  })

  it('says what comes with a product that the question names', () => {
    expect(ask('what comes with the Wren?')).toBe(BOX)
    expect(ask("what's in the Wren box")).toBe(BOX)
    expect(ask('what is included with the spare battery')).toBe(
      'Contents: battery, key [/products/battery]',
    )
  })

  it('finds a product by a part of its name', () => {
    expect(ask('battery details')).toBe(BATTERY)
  })

  it('tells about a product that has a price or facts', () => {
    expect(ask('tell me about the heron')).toBe(
      'A strong bike for hills. [/products/heron] Price: €2,790 [/products/heron#Price]',
    )
    expect(ask('tell me about the spare battery')).toBe(BATTERY)
    expect(ask('tell me about the delivery')).toBeUndefined()
  })
})
