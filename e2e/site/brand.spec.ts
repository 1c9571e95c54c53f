import { expect, test as base } from '../fixtures.ts'
import { createSiteFixture } from '../languages/pages.ts'
import type { ServedSite } from '../languages/pages.ts'

// Another brand, in another language, with its own pages, names, colours and texts: everything about
// Docent in the shipped site comes from its files, and nothing from the code.

const FILES: Readonly<Record<string, string>> = {
  'docent.config.ts': `export default {
  brand: 'Haus am See',
  language: 'de',
  description: 'Boote und Zimmer am See, mit allem, was man vor der Anreise wissen will.',
  tagline: 'Boote und Zimmer',
  url: 'https://haus.example',
  navigation: [
    { label: 'Anfang', to: '/' },
    { label: 'Boote', to: '/products' },
    { label: 'Haus', to: '/about-us' },
  ],
  assistant: {
    title: 'Fragen ans Haus',
    launcher: 'Fragen Sie uns',
    tooltip: 'Wir antworten sofort',
    welcome: 'Willkommen am See',
    greeting: 'Was möchten Sie wissen?',
    quickReplies: ['Was kostet ein Boot?'],
  },
  theme: { accent: '#0b6b50' },
  position: 'right',
  contact: { label: 'Rufen Sie an', href: 'tel:+49301234' },
  notice: '{brand} antwortet automatisch. Gespräche bleiben {days} Tage.',
  privacy: 'Wir bewahren Fragen {days} Tage auf.',
  footer: 'Familienbetrieb seit 1964.',
  limits: { keepDays: 14 },
}
`,
  'content/index.md': `---
title: Anfang
headline: Ein Haus am Wasser
summary: Boote und Zimmer für ein Wochenende am See.
---

## Was es gibt

Drei Boote und fünf Zimmer, alle mit Blick auf den See.
`,
  'content/products/kahn.md': `---
title: Der Kahn
summary: Ein Ruderboot für vier Personen.
for: Familien
notFor: Regatten
---

## Was kostet ein Boot?

Der Kahn kostet 12 Euro in der Stunde.
`,
  'content/about-us.md':
    '---\ntitle: Das Haus\nsummary: Seit 1964 am See.\n---\n\nWir vermieten.\n',
}

const ROUTES = ['/', '/products', '/tutorials', '/articles', '/about-us', '/privacy']
const ALL = [...ROUTES, '/products/kahn', '/404.html', '/nirgends']

const test = base.extend<object, { house: ServedSite }>({
  house: createSiteFixture(FILES),
})

test('another brand sends nothing of the shipped brand', async ({ house, request }) => {
  for (const path of [...ALL, '/favicon.svg', '/api/assistant']) {
    const response = await request.get(house.address + path)
    const text = await response.text()
    // The names by which scripts and styles find the chat are the code's own.
    const seen = text.replace(/ (?:class|id|aria-describedby)=(?:"[^"]*"|[^\s">]+)/g, '')
    expect([path, /.{0,60}docent.{0,60}/i.exec(seen)?.[0]]).toEqual([path, undefined])
    // The doorway, as the header, the cards and the page of a lost address have it on our own site.
    expect(text, path).not.toMatch(/M4 28\.5V13|M164 252V130|M9 25V14/)
    expect(text.length, path).toBeGreaterThan(100)
  }
})

test('every page has its brand, its names and its own words', async ({ house, page }) => {
  for (const route of ALL) {
    await page.goto(house.address + route)
    await expect(page).toHaveTitle(/Haus am See/)
    const names = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link')
    await expect(names).toHaveText(['Anfang', 'Boote', 'Haus'])
    await expect(page.getByRole('button', { name: 'Fragen Sie uns' })).toBeVisible()
    const foot = page.getByRole('contentinfo')
    await expect(foot).toContainText('Familienbetrieb seit 1964.')
    await expect(foot).toContainText(
      'Haus am See antwortet automatisch. Gespräche bleiben 14 Tage.',
    )
  }
})

test('its colour and its side hold for the page and for the chat', async ({ house, page }) => {
  await page.goto(house.address)
  const pill = page.getByRole('button', { name: 'Fragen Sie uns' })
  const box = await pill.boundingBox()
  expect(box?.x).toBeGreaterThan(720)
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
  )
  expect(accent).toBe('#0b6b50')

  // Derived colours follow this colour, and not ours.
  await pill.hover()
  const hovered = () => pill.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(hovered).toMatch(/^(?:oklab|color)\([\d.]+ -/)
})

test('a refusal and the page about the house say whom to ask', async ({ house, page }) => {
  await page.goto(`${house.address}/about-us`)
  const call = page.getByRole('main').getByRole('link', { name: 'Rufen Sie an' })
  await expect(call).toHaveAttribute('href', 'tel:+49301234')

  await page.getByRole('button', { name: 'Fragen Sie uns' }).click()
  const panel = page.getByRole('region', { name: 'Fragen ans Haus' })
  await expect(panel.getByRole('heading', { name: 'Willkommen am See' })).toBeVisible()
  await expect(panel).toContainText('Haus am See antwortet automatisch.')
  await panel.getByRole('textbox').fill('Wer gewann 1974 den Pokal?')
  await panel.getByRole('textbox').press('Enter')
  await expect(panel.getByRole('link', { name: 'Rufen Sie an' }).first()).toBeVisible()

  await panel.getByRole('button', { name: 'Was kostet ein Boot?' }).click()
  await expect(panel).toContainText('12 Euro in der Stunde')
})

test('the page on privacy is the one of its configuration', async ({ house, page }) => {
  await page.goto(house.address)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page.getByRole('main')).toContainText('Wir bewahren Fragen 14 Tage auf.')
})
