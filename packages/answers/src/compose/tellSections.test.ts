import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PHRASES } from '@docent/texts/phrases'
import type { Query } from '@docent/retrieval'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { judgeSections, type JudgedSection } from '../choosing/judgeSections.ts'
import { CARD_LENGTH, MAX_CARDS, SURE_SECTION } from '../tuning.ts'
import { chooseTelling, sayTelling, type Telling } from './tellSections.ts'

let site: TestSite

beforeAll(async () => {
  const long = 'The moss cushion likes a shaded stone and rain water. '.repeat(12)
  site = await openSite({
    ...PLANT_SHOP,
    'moss.md': `---\ntitle: Moss\n---\n${long}\n\n## Stones\n\nA stone for moss weighs 3 kg.\n`,
    'cellar.md':
      '---\ntitle: Cellar\n---\n## Cellar light\n\n**Cellar**\n\nSee the cellar plan.\n\n## Cellar heat\n\nCellar: 2 GB\n\nThe following is about many other rooms of the house:\n',
  })
})

afterAll(() => site.close())

function read(question: string): { query: Query; sections: readonly JudgedSection[] } {
  const query = site.knowledge.readQuery(question)
  return { query, sections: judgeSections(query, site.knowledge.search(query)) }
}

function say(question: string, telling: Telling, share?: number): string {
  const { query, sections } = read(question)
  const [best, ...others] = sections
  const told = best && share !== undefined ? [{ ...best, share }, ...others] : sections
  return sayTelling(telling, query, told, PHRASES.en)
    .map((one) => (typeof one === 'string' ? one : ` [${one.passage.id}]`))
    .join('')
}

describe('judgeSections', () => {
  it('ranks the section that answers first, with shares that add up to 1', () => {
    const { sections } = read('how heavy is a stone for moss')
    expect(sections[0]?.hit.passage.url).toBe('/moss#stones')
    expect(sections.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    const shares = sections.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  })

  it('returns no section if nothing was found', () => {
    expect(read('').sections).toEqual([])
  })
})

describe('chooseTelling', () => {
  it('answers if one section is likely to have the answer', () => {
    const [best] = read('how heavy is a stone for moss').sections
    const withShare = (share: number) => [{ ...best!, share }]
    expect(chooseTelling(withShare(SURE_SECTION))).toBe('answer')
    expect(chooseTelling(withShare(SURE_SECTION - 0.01))).toBe('passages')
    expect(chooseTelling([])).toBe('passages')
  })

  // Four sections of one page used to share its probability, and none of them answered.
  it('answers if one page is likely to have the answer', () => {
    const { sections } = read('how heavy is a stone for a fern')
    const [best] = sections
    const withShares = (...shares: number[]) => shares.map((share) => ({ ...best!, share }))
    expect(chooseTelling(withShares(0.2, 0.18, 0.15))).toBe('answer')
    expect(chooseTelling(withShares(0.12, 0.12, 0.12, 0.12, 0.12))).toBe('passages')
    const other = sections.find(({ hit }) => hit.passage.route !== best!.hit.passage.route)
    expect(chooseTelling([...withShares(0.2), { ...other!, share: 0.19 }])).toBe('passages')
  })
})

describe('sayTelling', () => {
  it('answers from one section, and names the others below it', () => {
    const [answer, others] = say('how heavy is a stone for moss', 'answer', 1).split(
      '\n\nSee also:\n',
    )
    expect(answer).toBe('A stone for moss weighs 3 kg. [/moss#stones]')
    expect(others).toMatch(/^(?:\n- \[[^\]]+\]\(\/[^)]+\) \[[^\]]+\])+$/)
  })

  it('quotes a sentence from each other section that may answer as well', () => {
    const [answer, others] = say('how heavy is a stone for moss', 'answer', 0.6).split(
      '\n\nOther close matches:\n',
    )
    expect(answer).toBe('A stone for moss weighs 3 kg. [/moss#stones]')
    expect(others).toMatch(/^(?:\n- .+ \(\[[^\]]+\]\(\/[^)]+\)\) \[[^\]]+\])+$/)
  })

  it('shows the closest passages as cards of one sentence each', () => {
    const [lead, ...cards] = say('moss and water', 'passages').split('\n- ')
    expect(lead).toBe('Closest passages:\n')
    expect(cards.length).toBeGreaterThan(1)
    expect(cards.length).toBeLessThanOrEqual(MAX_CARDS)
    for (const card of cards) {
      const [, sentence = ''] = /^\[.+?\]\(\/.*?\): (.+) \[\/.*\]$/.exec(card) ?? []
      expect(sentence.length).toBeGreaterThan(0)
      expect(sentence.length).toBeLessThanOrEqual(CARD_LENGTH)
    }
  })

  // Cards used to show "**pnpm**", and not the amount next to it, because it was short.
  it('shows only the heading on a card without a sentence, and an amount however short', () => {
    const cards = say('cellar', 'passages').split('\n- ')
    expect(cards).toContain(
      '[Cellar › Cellar heat](/cellar#cellar-heat): Cellar: 2 GB [/cellar#cellar-heat]',
    )
    expect(cards).toContain('[Cellar › Cellar light](/cellar#cellar-light) [/cellar#cellar-light]')
  })
})
