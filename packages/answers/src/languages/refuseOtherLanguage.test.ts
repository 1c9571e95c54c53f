import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import type { Draft } from '../contract/draft.ts'
import { createDrafter } from '../drafter.ts'

const GERMAN = {
  'index.md': '# Der Pflanzenladen\n\nWir sind der Laden für Farne, und das ist nicht alles.',
  'farn.md':
    '# Der Farn\n\nGießen Sie ihn zweimal in der Woche mit Wasser für Pflanzen. Er ist nicht giftig.',
}

let shop: TestSite
let german: TestSite

beforeAll(async () => {
  shop = await openSite(PLANT_SHOP)
  german = await openSite(GERMAN)
})

afterAll(() => {
  shop.close()
  german.close()
})

function ask(site: TestSite, text: string, page?: string): Draft {
  const contact = { label: 'Write to us', href: '/contact' }
  const write = createDrafter({ knowledge: site.knowledge, brand: 'Green Corner', contact })
  const question = { text, history: [], again: 0, avoid: [] }
  return write({ ...question, ...(page !== undefined && { language: page }) }).draft
}

const said = ({ said: parts }: Draft) => parts.join('')

describe('a question in a language that no page is in', () => {
  it.each([
    [
      'Wie oft muss ich den Kaktus gießen?',
      'Fragen auf Deutsch',
      'weil diese Website auf Englisch',
    ],
    ['Combien de fois dois-je arroser le cactus ?', 'questions en français', 'en anglais'],
    ['¿Cuántas veces riego el cactus?', 'preguntas en español', 'en inglés'],
    ['Quante volte devo annaffiare il cactus?', 'domande in italiano', 'in inglese'],
    ['Quantas vezes devo regar o cacto?', 'perguntas em português', 'em inglês'],
    ['Hoe vaak moet ik de cactus water geven?', 'Vragen in het Nederlands', 'in het Engels'],
    ['كم مرة أسقي الصبار؟', 'الأسئلة بالعربية', 'الإنجليزية'],
  ])('gets a refusal in its own language: %j', (question, own, site) => {
    const draft = ask(shop, question)
    expect(said(draft)).toContain(own)
    expect(said(draft)).toContain(site)
    expect(said(draft)).toContain('[Write to us](/contact)')
    expect(draft).toMatchObject({ grounded: false, confidence: 0 })
  })

  it('gets links to the pages that have its names, numbers and code', () => {
    const draft = ask(shop, 'Was bedeutet maxWaterLevel und wo stelle ich das ein?')
    expect(draft.nearest?.map(({ url }) => url)).toEqual(['/tutorials/cuttings'])
    expect(said(draft)).toContain('Diese Seiten passen am besten zu Ihrer Frage:')
  })

  it('gets no link for words that only look similar', () => {
    expect(ask(shop, 'Wo kann ich hier mein Konto löschen?').nearest).toEqual([])
  })

  it('names its language if the page of the visitor has another', () => {
    expect(ask(shop, 'Wo kann ich mein Konto löschen?', 'en').language).toBe('de')
    expect(ask(shop, 'Wo kann ich mein Konto löschen?', 'de-AT').language).toBeUndefined()
  })
})

it('trusts the language of the pages over the configuration', () => {
  expect(said(ask(german, 'Wie oft muss ich den Farn gießen?'))).not.toContain('auf Deutsch')
})

it('leaves English questions to the pages', () => {
  expect(ask(shop, 'How often do I water the fern?').grounded).toBe(true)
})
