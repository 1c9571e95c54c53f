import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { createDrafter } from '../drafter.ts'

const SITE = {
  'index.md': '---\ntitle: Mill\n---\n\nThe mill grinds flour.\n',
  'stones.md': `---
title: Stones
---

## Dressing the stones

Dress the stones of the mill every month. Use a steel pick for it.

For example, dress the stones after forty sacks of rye.

## Stones that smoke

If the stones smoke, stop the mill at once. Then clean the stones.
`,
  'products/mill.md':
    '---\ntitle: Handmill\nsummary: A small mill.\nprice: 90\ncurrency: EUR\nfor: [bakers]\nnotFor: [towns]\n---\n',
  'products/stone.md':
    '---\ntitle: Stone\nsummary: A spare stone.\nprice: 30\ncurrency: EUR\n---\n',
  'sails.md': `---
title: Sails
---

## If the stones still smoke

If the stones smoke again, it comes from a dry axle: grease it.
`,
}

let site: TestSite
let ask: (text: string, ...before: readonly string[]) => string

beforeAll(async () => {
  site = await openSite(SITE)
  const write = createDrafter({ knowledge: site.knowledge, brand: 'Mill' })
  ask = (text, ...before) => {
    const history = before.flatMap((asked) => [
      { role: 'user' as const, text: asked },
      { role: 'assistant' as const, text: 'An answer.' },
    ])
    const { said } = write({ text, history, again: 0, avoid: [] }).draft
    return said.map((one) => (typeof one === 'string' ? one : ` [${one.passage.url}]`)).join('')
  }
})

afterAll(() => site.close())

const SMOKE = 'what do I do if the stones smoke'

describe('a remark about the last answer', () => {
  it('gets another answer to the same question', () => {
    expect(ask(SMOKE)).toMatch(/^If the stones smoke, stop the mill/)
    const another = ask('that did not help', SMOKE)
    expect(another).toContain('dry axle')
    expect(another).not.toContain('stop the mill at once')
  })

  it('gets the beginning of the answer if it was too long', () => {
    const long = ask('how often are the stones dressed')
    const short = ask('shorter please', 'how often are the stones dressed')
    expect(long.startsWith(short.replace(/ \[.*$/, ''))).toBe(true)
    expect(short.length).toBeLessThan(long.length)
    expect(short).toContain('every month')
  })

  it('keeps a list with the words that lead to it', () => {
    const whole = ask('who is the handmill for')
    expect(whole).toContain('bakers')
    expect(ask('shorter please', 'who is the handmill for')).toBe(whole)
  })

  it('does not get the same answer from the front matter again', () => {
    expect(ask('that did not help', 'who is the handmill for')).not.toContain('is for:')
  })

  it('gets an example', () => {
    expect(ask('can you show me an example', 'how often are the stones dressed')).toContain(
      'forty sacks',
    )
  })

  it('is read as the question that was meant', () => {
    expect(ask("that's not what I meant, I mean how are the stones dressed", SMOKE)).toContain(
      'steel pick',
    )
  })

  it('is an ordinary question if nothing was asked before', () => {
    expect(ask('that did not help')).not.toContain('dry axle')
  })

  it('gets told where answers come from if the visitor doubts them', () => {
    expect(ask('are you sure?', SMOKE)).toContain('sentences from them')
    expect(ask('Are you sure? How often are the stones dressed?', SMOKE)).toContain('every month')
  })
})
