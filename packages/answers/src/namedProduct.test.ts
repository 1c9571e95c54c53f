import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openSite, type TestSite } from '../../retrieval/src/testing/site.node.ts'
import { createDrafter } from './drafter.ts'

/** Three products. Two of them say something about winter, cleaning or a battery. */
const GARDEN = {
  'index.md': '---\ntitle: Gardenia\n---\n\nWe make things that water plants.\n',
  'products/flow.md': `---
title: Flow
summary: A pump that waters your plants while you are away.
notFor: Gardens with a lawn.
facts:
  Price: 119 euros
---

Flow moves water from a tank to your pots through thin hoses.

## Winter

Take Flow indoors before the first frost. Water in the hoses would freeze.

## Cleaning

Rinse the pump with clear water every month.
`,
  'products/sense.md': `---
title: Sense
summary: A sensor that measures how wet the soil is.
facts:
  Price: 39 euros
---

Sense sticks in the soil and tells the app when a plant is thirsty.

## Outdoors

Sense is waterproof and works down to minus 20 degrees. It can stay outside all year.

## Battery

Change the battery when the light blinks red.
`,
  'products/garden.md': `---
title: Garden
summary: The app that shows all plants at a glance.
facts:
  Price: free
---

Garden shows each plant with its last watering. You need no account.
`,
}

let site: TestSite

beforeAll(async () => {
  site = await openSite(GARDEN)
})
afterAll(() => site.close())

function ask(text: string) {
  const draft = createDrafter({ knowledge: site.knowledge, brand: 'Gardenia' })
  return draft({ text, history: [], again: 0, avoid: [] }).draft
}

/** The text, and its citations. */
function say(text: string): string {
  return ask(text)
    .said.map((said) => (typeof said === 'string' ? said : said.passage.url))
    .join('')
}

describe('a question that names one product', () => {
  // The answer used to say that the sensor must be taken indoors, which is true of the pump.
  it('is answered from that product, also if it names only its kind', () => {
    expect(say('Can I leave the sensor outside in winter')).toContain('stay outside all year')
    expect(say('Can I leave the sensor outside in winter')).not.toContain('indoors')
    expect(say('what does the pump cost')).toContain('119 euros')
    expect(say('what does the sensor cost')).toContain('39 euros')
    expect(say('is the app free')).toContain('free')
  })

  it.each([
    ['explain Flow to me', 'plants'],
    ['how does Flow work', 'thin hoses'],
    ['can you describe Sense for me', 'soil'],
  ])('explains it if nothing else is asked: %s', (text, said) => {
    expect(say(text)).toContain(said)
  })

  it.each([
    'how do I clean the sensor',
    'how long does the battery of the pump last',
    'does the pump need an account',
  ])('is not answered from another product: %s', (question) => {
    expect(ask(question).grounded).toBe(false)
  })

  it('is answered if the question contains only the name', () => {
    expect(say('what is the sensor')).toContain('how wet the soil is')
  })
})

describe('other questions', () => {
  it('are answered from any product', () => {
    expect(say('how do I change the battery')).toContain('blinks red')
    expect(say('do I need an account')).toContain('no account')
  })

  it('may name two', () => {
    expect(ask('does the sensor tell the app when a plant is thirsty').grounded).toBe(true)
  })
})

/** Products with the brand in their names, which visitors leave out. */
const STOVES = {
  'index.md': '---\ntitle: Brenna\n---\n\nThe Duo cooks for two, and the Tent heats all night.\n',
  'products/duo.md': `---
title: Brenna Duo
summary: A stove for two people with a double wall.
facts:
  Weight: 980 g
---

## Colours

The Duo comes in raw steel only.
`,
  'products/tent.md': `---
title: Brenna Tent
summary: A stove with a chimney that heats a tent all night.
for: Groups who camp in the snow.
facts:
  Weight: 2.9 kg
---

## Delivery

We ship the first stoves in January.
`,
  'products/mini.md': `---
title: Brenna Mini
summary: A folding stove for one mug.
facts:
  Weight: 310 g
---

## Colours

The Mini comes in raw steel and in black.
`,
}

describe('products with the brand in their names', () => {
  async function openStoves() {
    const stoves = await openSite(STOVES)
    onTestFinished(() => stoves.close())
    const draft = createDrafter({ knowledge: stoves.knowledge, brand: 'Brenna' })
    return (text: string, ...before: string[]): string => {
      const history = before.map((one) => ({ role: 'user' as const, text: one }))
      return draft({ text, history, again: 0, avoid: [] })
        .draft.said.map((said) => (typeof said === 'string' ? said : said.passage.url))
        .join('')
    }
  }

  // The answer was about the Duo and the Tent, and gave the weight of neither.
  it('continues a question with another product', async () => {
    const sayStove = await openStoves()
    const said = sayStove('and the Tent?', 'How heavy is the Duo?')
    expect(said).toContain('2.9 kg')
    expect(said).not.toContain('980 g')
  })

  it('answers about one of them without words about the others', async () => {
    const said = (await openStoves())('Which colours does the Duo come in?')
    expect(said).toContain('raw steel only')
    expect(said).not.toContain('black')
  })

  // "It is for: groups" did not say what is for them.
  it('names the product above the people that it is for', async () => {
    const said = (await openStoves())('which stove do groups need who camp in snow')
    expect(said).toMatch(/^\*\*Brenna Tent › Who it is for\*\*.*\n\nIt is for:\n\n- Groups/)
  })
})

/** Parts of one program: most pages write "server", and one part is a server. */
const PARTS = {
  'index.md': '---\ntitle: Rillwork\n---\n\nThe server and the panel come together.\n',
  'products/engine.md': `---
title: Engine
summary: The server that keeps all measurements.
---

It keeps them in one folder.
`,
  'products/panel.md': `---
title: Panel
summary: The board that shows all measurements.
---

## Languages

It speaks Danish and Welsh.
`,
  ...Object.fromEntries(
    Array.from({ length: 24 }, (_, at) => [
      `tutorials/step-${at}.md`,
      `---\ntitle: Lesson ${at}\n---\n\nStart the server again after change ${at}.\n`,
    ]),
  ),
}

describe('a word of everyday use that is also the kind of a product', () => {
  it('does not limit the answer to that product', async () => {
    const parts = await openSite(PARTS)
    onTestFinished(() => parts.close())
    const draft = createDrafter({ knowledge: parts.knowledge, brand: 'Rillwork' })
    const text = 'does the server speak Danish'
    const { draft: answer } = draft({ text, history: [], again: 0, avoid: [] })
    const said = answer.said.filter((one) => typeof one === 'string').join('')
    expect(said).toContain('speaks Danish')
  })
})
