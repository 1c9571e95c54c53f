import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createDrafter } from '../drafter.ts'
import { saysIt } from './visited.ts'

const SHOP = {
  'index.md': '---\ntitle: Pedal shop\n---\n\nWe build two bikes, the Wren and the Heron.\n',
  'delivery.md': `---
title: Delivery
---

## Delivery times and costs

Every order is sent within three working days. Delivery costs 5 euros.

## Opening hours

The workshop is open from Tuesday to Saturday, from 10 to 6.
`,
  'products/wren.md': `---
title: Wren
summary: A light bike for the city.
price: 1990
currency: EUR
facts:
  Weight: 13.9 kg
  Battery: 250 Wh
  Colours: slate and moss
---

The Wren folds in ten seconds.

## Lights

The lights of the Wren run off the battery.
`,
  'tyres.md': `---
title: Tyres
---

## Pump up the tyres

1. Unscrew the cap.
2. Pump the tyre up to 3 bar.
3. Screw the cap on.
`,
  'products/battery.md': `---
title: Spare battery
summary: A second battery.
price: 549
currency: EUR
---

It fits both bikes.
`,
  'products/heron.md': `---
title: Heron
summary: A strong bike for hills.
price: 2790
currency: EUR
facts:
  Weight: 18.6 kg
  Colours: cream and navy
---

The Heron carries a child.

## Noise

The motor of the Heron hums with 44 decibels.
`,
}

let shop: TestSite

beforeAll(async () => {
  shop = await openSite(SHOP)
})
afterAll(() => shop.close())

/** An answer on a page, with and without the lines of other close matches. */
function ask(
  text: string,
  url: string,
  { knowledge } = shop,
  before: readonly string[] = [],
  avoid: readonly string[] = [],
) {
  const history = before.map((one) => ({ role: 'user' as const, text: one }))
  const page = { url, title: '' }
  const write = createDrafter({ knowledge, brand: 'Pedal shop' })
  const { draft } = write({ text, page, history, again: 0, avoid })
  const said = draft.said.map((one) => (typeof one === 'string' ? one : '')).join('')
  return { ...draft, said, answer: said.split('\n\nOther close')[0] ?? '' }
}

describe('on the page of a product', () => {
  it.each([
    ['how heavy is it', '/products/wren', '13.9 kg', '18.6 kg'],
    ['how heavy is it', 'https://shop.example/products/heron?from=mail', '18.6 kg', '13.9 kg'],
    ['how heavy is it', '/products//wren/index.html', '13.9 kg', '18.6 kg'],
    ['how heavy is it', '/products/heron.html', '18.6 kg', '13.9 kg'],
    ['weight?', '/products/wren', '13.9 kg', '18.6 kg'],
    ['what colours are there', '/products/heron', 'cream', 'slate'],
    ['how much is it', '/products/wren', '€1,990', '€2,790'],
    ['was kostet das', '/products/heron', '€2,790', '€1,990'],
  ])('answers "%s" on %s about that product', (text, url, right, wrong) => {
    const { answer } = ask(text, url)
    expect(answer).toContain(right)
    expect(answer).not.toContain(wrong)
  })

  it.each([
    ['how much', []],
    ['cost', ['what does delivery cost']],
    ['how much', ['how long does delivery take']],
  ])('does not take "%s" for a question about all prices', (text, before) => {
    const url = before.length > 0 ? '/products/wren' : '/delivery'
    expect(ask(text, url, shop, before).said).not.toContain('€2,790')
  })

  it('says the price of the product that was spoken of', () => {
    const { said } = ask('how much is it', '/products/wren', shop, ['how heavy is the heron'])
    expect(said).toContain('€2,790')
    expect(said).not.toContain('€1,990')
  })

  it('says the price after another question about it', () => {
    const { said } = ask('how much is it', '/products/wren', shop, ['how heavy is it'])
    expect(said).toMatch(/^- \*\*\[Wren\]\(\/products\/wren\)\*\*: Price: €1,990/)
  })

  it('begins a list of prices with that product', () => {
    const { said } = ask('prices', '/products/heron')
    expect(said.indexOf('€2,790')).toBeLessThan(said.indexOf('€1,990'))
    expect(said).toContain('€1,990')
  })

  it('answers what all products have in common from its own page', () => {
    expect(ask('how long does delivery take', '/products/wren').answer).toContain('three working')
    expect(ask('opening hours', '/products/wren').answer).toContain('Tuesday')
  })

  it.each([
    ['how heavy is it', true],
    ['is it heavy', true],
    ['what colour is this', true],
    ['is it possible to pay by card', false],
    ['opening hours', false],
  ])('tells whether "%s" means the product', (text, means) => {
    expect(saysIt(text)).toBe(means)
  })

  it('answers how something is done from the page that tells it', () => {
    expect(ask('how do I pump up the tyres of it', '/products/wren').answer).toContain('3 bar')
  })

  it('does not take a part of the product for another product', () => {
    expect(ask('how big is its battery', '/products/wren').answer).toContain('250 Wh')
    expect(ask('which battery fits', '/products/battery').answer).toContain('both bikes')
  })

  it('does not turn to another product when all sections of this one were cited', () => {
    const avoid = shop.knowledge.page('/products/wren').map(({ id }) => id)
    const { said } = ask('how heavy is it', '/products/wren', shop, [], avoid)
    expect(said).not.toContain('18.6 kg')
  })

  it('answers about another product that the question names', () => {
    expect(ask('how heavy is the heron', '/products/wren').answer).toContain('18.6 kg')
    expect(
      ask('and how heavy is it', '/products/wren', shop, ['tell me about the heron']).answer,
    ).toContain('18.6 kg')
  })

  it('does not say what is true of another product', () => {
    const { grounded, said } = ask('how loud is the hum of the motor', '/products/wren')
    expect(grounded).toBe(false)
    expect(said).toContain('Heron › Noise')
    expect(ask('does it hum with many decibels', '/products/wren').grounded).toBe(false)
  })

  it('still chooses among all products if it is asked to', () => {
    expect(ask('which of your bikes is for hills', '/products/wren').said).toContain('hills')
    expect(ask('do you have a bike that carries a child', '/products/wren').said).toContain(
      'carries a child',
    )
  })
})

const pagesOf = (name: string, folder: string, verb: string): Record<string, string> => {
  const parts = Array.from({ length: 14 }, (_, place) => [
    `${folder}/part-${place}.md`,
    `# Part ${place}\n\nPart ${place} of ${name} is small.\n`,
  ])
  const main = `# Settings\n\n${name} ${verb} its settings in the file ${folder}.yaml.\n\n## Cache\n\n${name} clears the cache with ${folder} clean.\n`
  return Object.fromEntries([...parts, [`${folder}/settings.md`, main]])
}

describe('in the documentation of one of several products', () => {
  let site: TestSite

  beforeAll(async () => {
    site = await openSite({
      ...pagesOf('Lumo', 'lumo', 'keeps'),
      ...pagesOf('Vexa', 'vexa', 'stores'),
      'vexa/audit.md': '# Audit log\n\nVexa writes an audit log of all visits.\n',
    })
  })
  afterAll(() => site.close())

  it.each([
    ['/lumo/part-3', 'lumo clean'],
    ['/vexa/part-3', 'vexa clean'],
  ])('answers a question without a name on %s from that folder', (url, command) => {
    expect(ask('how do I clear the cache', url, site).answer).toContain(command)
  })

  it('answers about the product that a question names', () => {
    expect(ask('how do I clear the cache of vexa', '/lumo/part-3', site).answer).toContain(
      'vexa clean',
    )
  })

  it('shows what only another product writes as the closest passage', () => {
    const { grounded, said } = ask('is there an audit log of visits', '/lumo/part-3', site)
    expect(grounded).toBe(false)
    expect(said).toContain('audit log of all visits')
    expect(ask('is there an audit log of visits', '/vexa/part-3', site).grounded).toBe(true)
  })
})

describe('on any other page', () => {
  let site: TestSite

  beforeAll(async () => {
    const pageOf = (name: string, file: string): string =>
      `# ${name}\n\n${name} are sent by the server.\n\n## Turn off\n\nRemove the line \`${file}\` from the settings to turn them off.\n`
    site = await openSite({
      'reminders.md': pageOf('Reminders', 'remind: true'),
      'reports.md': pageOf('Reports', 'report: weekly'),
      'licence.md': '# Licence\n\nThe program is free for everybody.\n',
    })
  })
  afterAll(() => site.close())

  it.each([
    ['/reminders', 'remind: true'],
    ['/reports', 'report: weekly'],
  ])('takes "this" for the subject of %s', (url, line) => {
    expect(ask('how do I turn this off', url, site).answer).toContain(line)
  })

  it('answers about another page if the question is clearly about that one', () => {
    expect(ask('how do I turn the reports off', '/reminders', site).answer).toContain('weekly')
    expect(ask('is it free for everybody', '/reminders', site).answer).toContain('is free')
  })
})
