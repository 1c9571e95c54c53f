import { afterEach, describe, expect, it } from 'vitest'
import { createExplainer } from '@docent/answers'
import { PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import { askStudiedSite } from '../testing/askStudiedSite.ts'
import { openStudiedSite } from '../testing/openStudiedSite.ts'
import type { SiteNote, StudiedSite } from '../testing/openStudiedSite.ts'

let site: StudiedSite

afterEach(() => site.close())

const QUESTION = 'How many litres of water does the fern need?'

/** No page tells it, but the section about watering has most of the words. */
const LITRES: SiteNote = {
  at: '/products/fern#watering',
  questions: [QUESTION, 'litres of water for the fern each week', 'amount of water fern ml'],
  isMissing: true,
}

const WATERING: SiteNote = {
  at: '/products/fern#watering',
  questions: ['How often do I water the fern?', 'my fern is thirsty all the time'],
  answer: 'Water the fern twice a week.',
}

describe('a question that is known to have no answer', () => {
  it('is refused, with the page that is close', async () => {
    site = await openStudiedSite(PLANT_SHOP, [WATERING])
    const { sources: cited } = await askStudiedSite(site, QUESTION)
    expect(cited).toContain('/products/fern#watering')
    site.close()
    site = await openStudiedSite(PLANT_SHOP, [WATERING, LITRES])
    for (const question of [QUESTION, 'what amount of water in litres does a fern need']) {
      const { text, sources } = await askStudiedSite(site, question)
      expect(text).toContain('could not find an answer')
      expect(text).toMatch(/- \[[^\]]+\]\(\/products\/fern\)/)
      expect(sources).toEqual([])
    }
  })

  it('does not hide the answer to one that is close', async () => {
    site = await openStudiedSite(PLANT_SHOP, [WATERING, LITRES])
    const { text } = await askStudiedSite(site, 'How often does the fern want water each week?')
    expect(text).toMatch(/^Water the fern twice a week\./)
  })

  it.each([
    ['without notes', []],
    [
      'with a note',
      [
        {
          at: '/delivery#costs',
          questions: ['What do I pay for the delivery?'],
          answer: 'Delivery costs 5 euros.',
        },
      ],
    ],
  ])('does not hide the answer to a more general one %s', async (_, notes) => {
    const questions = ['How much is delivery abroad?', 'delivery costs to Switzerland']
    const abroad = { at: '/delivery#costs', questions, isMissing: true }
    site = await openStudiedSite(PLANT_SHOP, [abroad, ...notes])
    for (const question of ['delivery costs', 'How much is delivery?']) {
      expect((await askStudiedSite(site, question)).text).toContain('Delivery costs 5 euros')
    }
  })

  it('does not refuse the end of a conversation about something else', async () => {
    const cactus = { ...LITRES, questions: ['Litres for the cactus?', 'and how many litres?'] }
    site = await openStudiedSite(PLANT_SHOP, [WATERING, cactus])
    const history = [{ role: 'user' as const, text: 'What is fern soil?' }]
    const explain = createExplainer({ knowledge: site.knowledge, brand: 'Green Corner' })
    const told = { history, again: 0, avoid: [] }
    expect(explain({ ...told, text: 'and how many litres?' }).findings.missing).toBeUndefined()
    const alone = { ...told, history: [] }
    expect(explain({ ...alone, text: 'and how many litres?' }).findings.missing).toBeDefined()
  })

  it('is named next to the answer to another one', async () => {
    site = await openStudiedSite(PLANT_SHOP, [WATERING, LITRES])
    const { text } = await askStudiedSite(site, `${QUESTION} And how often do I water the cactus?`)
    expect(text).toMatch(/cactus/i)
    expect(text).not.toContain('Closest passages')
  })

  it.each([
    ['the author of a page', 'Is the fern safe for cats?', 'Yes, cats may chew it.'],
    ['another note', 'my fern is thirsty all the time', 'Water the fern twice a week.'],
  ])('is answered if %s answers it', async (_, question, answer) => {
    site = await openStudiedSite(PLANT_SHOP, [{ ...LITRES, questions: [question] }, WATERING])
    expect((await askStudiedSite(site, question)).text).toContain(answer)
  })

  it('does not help to find its section', async () => {
    site = await openStudiedSite(PLANT_SHOP, [{ ...LITRES, questions: ['droopy fronds'] }])
    expect(site.knowledge.search('droopy fronds')).toEqual([])
  })

  it('leaves its section to be studied', async () => {
    site = await openStudiedSite(PLANT_SHOP, [LITRES])
    const unread = site.selected.unread.map(({ passage }) => passage.url)
    expect(unread).toContain('/products/fern#watering')
  })
})
