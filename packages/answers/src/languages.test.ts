import { LANGUAGES } from '@docent/texts'
import { DEFAULTS } from '@docent/texts/defaults'
import { PHRASES } from '@docent/texts/phrases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../retrieval/src/testing/site.node.ts'
import { createDrafter, type FormedDraft } from './drafter.ts'

let shop: TestSite
let garden: TestSite

beforeAll(async () => {
  shop = await openSite(PLANT_SHOP)
  garden = await openSite({
    'index.md': '---\ntitle: حديقتنا\n---\n\nنحن نبيع النباتات لكل بيت.\n',
    'products/index.md': '---\ntitle: النباتات\n---\n',
    'products/fern.md':
      '---\ntitle: السرخس\nfor: من لديه ظل\nnotFor: من ينسى السقي\n---\n\nنبات أخضر للظل.\n',
    'products/cactus.md': '---\ntitle: الصبار\nfor: من ينسى السقي\n---\n\nنبات للشمس.\n',
  })
})

afterAll(() => {
  shop.close()
  garden.close()
})

function draft(site: TestSite, text: string, page?: string, own?: string): FormedDraft {
  const write = createDrafter({ knowledge: site.knowledge, brand: 'حديقتنا', language: own })
  const question = { text, history: [], again: 0, avoid: [] }
  return write({ ...question, ...(page !== undefined && { language: page }) })
}

function said({ draft: { said } }: FormedDraft): string {
  return said.map((part) => (typeof part === 'string' ? part : '')).join('')
}

describe('the engine says its phrases', () => {
  it.each([
    ['de-AT', undefined, 'de'],
    ['pl', 'ar', 'ar'],
    ['fr-CA', 'ar', 'fr'],
    [undefined, 'ar-EG', 'ar'],
    ['pl', 'pl', 'en'],
    [undefined, undefined, 'en'],
  ] as const)('on a page in %s of a site in %s in %s', (page, own, language) => {
    expect(said(draft(shop, 'thanks', page, own))).toBe(PHRASES[language].thanks)
    const refused = said(draft(shop, 'Who won the football world championship?', page, own))
    expect(refused).toContain(PHRASES[language].notFound)
  })
})

describe('an answer', () => {
  it('names its language if the page of the visitor has another', () => {
    const question = 'How often do I water the fern?'
    expect(draft(shop, question, 'ar').draft.language).toBe('en')
    expect(draft(shop, question, 'en-GB').draft).not.toHaveProperty('language')
    expect(draft(shop, question).draft).not.toHaveProperty('language')
    // Refusals and greetings use the language of the page.
    expect(draft(shop, 'Who won the football cup?', 'ar').draft).not.toHaveProperty('language')
    expect(draft(shop, 'hello', 'ar').draft).not.toHaveProperty('language')
  })
})

describe('a site in Arabic', () => {
  const [what, which, who] = DEFAULTS.ar.quickReplies
  const ask = (text: string) => draft(garden, text, 'ar', 'ar')

  it('describes itself when asked with its first quick reply', () => {
    const answer = ask(what)
    expect(answer.form).toBe('catalogue')
    expect(said(answer)).toMatch(/^نحن نبيع النباتات لكل بيت\./)
  })

  it('lists its products and counts them with Arabic plural forms', () => {
    expect(said(ask(which))).toMatch(/^توجد صفحتان في «النباتات»:\n\n- \*\*\[/)
  })

  it('says who they are for', () => {
    const text = said(ask(who))
    expect(text).toContain('يناسب: من لديه ظل. لا يناسب: من ينسى السقي.')
  })
})

const REPLIES = LANGUAGES.flatMap((language) =>
  DEFAULTS[language].quickReplies.map((text) => [language, text] as const),
)

it.each(REPLIES)(
  'answers the quick reply in %s, %j, from the structure of the site',
  (language, text) => {
    expect(draft(shop, text, language).form).toBe('catalogue')
  },
)

it('calls a folder without its own page what the menu of the language calls it', async () => {
  const site = await openSite({ 'products/farn.md': '---\ntitle: Farn\n---\n\nGrün.\n' })
  try {
    const listed = said(draft(site, 'Welche Produkte gibt es?', 'de', 'de'))
    expect(listed).toMatch(/^Unter „Produkte“ gibt es eine Seite:/)
  } finally {
    site.close()
  }
})
