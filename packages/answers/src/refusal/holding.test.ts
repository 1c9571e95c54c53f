import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { readHolding, type Holding } from './holding.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})

afterAll(() => site.close())

function read(question: string): Holding {
  const query = site.knowledge.readQuery(question)
  return readHolding(query, site.knowledge.search(query), 0)
}

describe('readHolding', () => {
  it('picks the section that contains most, with its title, headings and address', () => {
    expect(read('cactus watering month winter').share).toBeCloseTo(1)
  })

  it('does not add up several sections', () => {
    const together = read('water the cactus once a month').share
    // The knife, the refund and the foam are on three different pages.
    expect(read('refund the knife of the foam balcony').share).toBeLessThan(0.6 * together)
  })

  it('counts a word with corrected spelling as partly unknown', () => {
    const right = read('delivery costs').share
    const slipped = read('delviery costs').share
    expect(slipped).toBeLessThan(right)
    expect(slipped).toBeGreaterThan(right / 2)
  })

  it('weighs the last word of the question if the section does not have it', () => {
    expect(read('How often do I water the fern?').tail).toBe(0)
    expect(read('How often do I water the fern in a trampoline?').tail).toBe(0.4)
    expect(
      read('How often do I water the golden cactus in winter with a knife').tail,
    ).toBeGreaterThan(0)
  })

  it('weighs the name of a product that the section does not have', () => {
    expect(read('How often do I water the fern?').foreign).toBe(0)
    expect(read('How often do I water the fern on Instagram?').foreign).toBe(1)
  })

  it('is empty if nothing was found', () => {
    expect(read('xyzzy')).toEqual({ share: 0, tail: 0, foreign: 0 })
  })
})

describe('the section that speaks most for an answer', () => {
  it('has what an idiom means, or its words', async () => {
    const pages = { promise: 'It never invents a lamp.', cake: 'Make a cake of many things.' }
    await withPages(pages, (hold) => {
      const { share } = hold('does it make things about a lamp')
      expect(hold('does it make things up about a lamp').share).toBeGreaterThan(share)
    })
  })

  it('has the name of a product, rather than as many other words', async () => {
    const pages = {
      login: 'Staff log in with a name and a password, at the desk.',
      okta: 'Log in with Okta.',
    }
    await withPages(pages, (hold) => {
      expect(hold('log in at the desk with okta').foreign).toBe(0)
    })
  })
})

async function withPages(
  pages: Record<string, string>,
  use: (hold: (question: string) => Holding) => void,
): Promise<void> {
  const files = Object.entries(pages).map(([name, text]) => [
    `${name}.md`,
    `---\ntitle: ${name}\n---\n${text}\n`,
  ])
  const opened = await openSite(Object.fromEntries(files))
  try {
    use((question) => {
      const query = opened.knowledge.readQuery(question)
      return readHolding(query, opened.knowledge.search(query).toReversed(), 0)
    })
  } finally {
    opened.close()
  }
}
