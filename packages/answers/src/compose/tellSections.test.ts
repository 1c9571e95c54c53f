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
  const long = 'The moss cushion likes a shaded stone and rain water. '.repeat(4)
  site = await openSite({
    ...PLANT_SHOP,
    'moss.md': `---\ntitle: Moss\n---\n${long}\n\n## Stones\n\nA stone for moss weighs 3 kg.\n`,
    'cellar.md':
      '---\ntitle: Cellar\n---\n## Cellar light\n\n**Cellar**\n\nSee the cellar plan.\n\n## Cellar heat\n\nCellar: 2 GB\n\nThe following is about many other rooms of the house:\n',
    'tower.md': `---\ntitle: Tower\n---\n## Tower clock\n\n${'Most parts of the clock need no words. '.repeat(14)}\n\n- Wind the clock.\n\nIt strikes thirteen at noon in the tower.\n`,
    'shed.md':
      '---\ntitle: Shed\n---\n## Rake\n\nThe rake of the shed is behind its door, and it has room for:\n\n- leaves of the shed that a rake has left\n- other leaves\n\nThe rake of the shed hangs on a nail.\n',
    'attic.md':
      '---\ntitle: Attic\n---\n## Attic store\n\n**Weaknesses:**\n\n- The attic is hot in summer.\n- The attic is far from the tap.\n\n## Attic window timeout\n\nAfter this timeout the window of the attic closes.\n\n## Attic code\n\nCode:\n\n- Attic 1 is the key code.\n\n## Attic lift\n\nIt is planned for the next summer.\n\n## Attic visit\n\nIt is possible to visit at noon.\n',
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

  it.each([
    ['timeout of the attic window', /^\*\*Attic window timeout\*\*\n\nAfter this timeout/],
    ['key code of the attic', /^\*\*Attic › Attic code\*\*\n\nCode:/],
    ['is a lift planned for the attic', /^\*\*Attic › Attic lift\*\*\n\nIt is planned/],
    ['is it possible to visit the attic at noon', /^It is possible/],
  ])('names the heading that the first sentence of %j is about', (question, opening) => {
    expect(say(question, 'answer', 1).replaceAll(/ \[[^\]]*\]/g, '')).toMatch(opening)
  })

  // "**Weaknesses:**" used to be the first line of an answer, and did not say of what.
  it('names the section above a label that stands alone', () => {
    expect(say('what are the weaknesses of the attic', 'answer', 1)).toMatch(
      /^\*\*Attic › Attic store\*\* \[\/attic#attic-store\]\n\n\*\*Weaknesses:\*\*\n\n- The attic/,
    )
  })

  it('names the section above a sentence that leans on what is left out', () => {
    expect(say('does the tower clock strike thirteen at noon', 'answer', 1)).toMatch(
      /^\*\*Tower › Tower clock\*\*\n\nIt strikes thirteen at noon in the tower\. \[\/tower#tower-clock\]/,
    )
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
    expect(lead).toBe('Several sections may answer:\n')
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

  // A card used to show "leaves of the shed that a rake has left", without the sentence above the list.
  it('prefers a sentence to an item that continues the sentence above its list', () => {
    const cards = say('the rake of the shed', 'passages').split('\n- ')
    expect(cards.filter((card) => card.startsWith('[Shed › Rake]'))).toEqual([
      '[Shed › Rake](/shed#rake): The rake of the shed hangs on a nail. [/shed#rake]',
    ])
  })

  // A card used to show the introduction of a section, because a far better sentence began with "It".
  it('shows a sentence that leans on the one before it if it fits far better', () => {
    const [, card] = say('does the tower clock strike thirteen at noon', 'passages').split('\n- ')
    expect(card).toBe(
      '[Tower › Tower clock](/tower#tower-clock): It strikes thirteen at noon in the tower. [/tower#tower-clock]',
    )
  })
})
