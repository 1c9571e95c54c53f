import { expect, findViolations } from '../fixtures.ts'
import { createSiteFixture } from '../languages/pages.ts'
import type { ServedSite } from '../languages/pages.ts'
import { test as base } from '../fixtures.ts'
import type { Page } from '@playwright/test'

const PAGES = {
  'content/index.md':
    '---\ntitle: Plants for every home\nask: Do you sell ferns?\n---\n\nWe sell plants.\n',
  'content/about-us.md': '---\ntitle: About us\n---\n\nWe grow plants.\n',
  'content/products/fern.md': `---
title: Fern
summary: A plant for the shade.
chat: false
questions:
  - question: How often do I water the fern?
    answer: Twice a week.
---

## Water

Water the fern twice a week.
`,
  'content/products/cactus.md':
    '---\ntitle: Cactus\nquestions: [{ question: Is it sharp?, answer: "Yes." }]\n---\n\nA plant for the sun.\n',
  'content/tutorials/repot.md':
    '---\ntitle: Repot a fern\n---\n\n## Earth\n\nShake off the old earth.\n',
}

interface Sites {
  /** The whole site has no chat. */
  readonly silent: ServedSite
  /** One page has no chat. */
  readonly partly: ServedSite
}

const test = base.extend<object, Sites>({
  silent: createSiteFixture({
    ...PAGES,
    'docent.config.ts': 'export default { brand: "Fern & Co", chat: false }\n',
  }),
  partly: createSiteFixture({
    ...PAGES,
    'docent.config.ts': 'export default { brand: "Fern & Co" }\n',
  }),
})

const CHAT = '.docent, .chat-failure, [data-ask]'
const CHAT_WORDS = /assistant|Answers are automatic/i

async function expectNoChat(page: Page): Promise<void> {
  await expect(page.locator(CHAT)).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(CHAT_WORDS)
}

/** The requests of a page for files and answers of the chat. */
function watchChat(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/chat-|\/api\/(?:gen-ai|assistant)/.test(request.url()))
      loaded.push(request.url())
  })
  return loaded
}

const ROUTES = [
  '/',
  '/about-us',
  '/products',
  '/products/fern',
  '/products/cactus',
  '/tutorials/repot',
  '/privacy',
  '/search',
  '/search?q=fern',
  '/search?q=xylophone',
  '/nowhere',
]

test('a site without the chat offers it nowhere, and loads nothing of it', async ({
  page,
  silent,
}) => {
  const loaded = watchChat(page)
  for (const route of ROUTES) {
    await page.goto(silent.address + route)
    await expectNoChat(page)
  }
  await page.goto(`${silent.address}/`)
  await page.keyboard.press('Control+Slash')
  await page.keyboard.press('F6')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/products$/)
  await expectNoChat(page)
  expect(await findViolations(page)).toEqual([])
  expect(loaded).toEqual([])
})

// Without this, the other tests would also pass if the chat had another name on a page.
test('with the chat, the same places have what a site without it lacks', async ({
  page,
  partly,
}) => {
  const loaded = watchChat(page)
  for (const route of ROUTES.filter((one) => one !== '/products/fern')) {
    await page.goto(partly.address + route)
    await expect(page.locator(CHAT).first(), route).toBeAttached()
    await expect(page.locator('body'), route).toContainText(CHAT_WORDS)
  }
  await page.goto(`${partly.address}/search?q=xylophone`)
  await expect(page.locator('[data-ask]').first()).toBeVisible()
  await page.goto(`${partly.address}/`)
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill('water fern')
  await expect(dialog.getByRole('option', { name: /Ask/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Slash')
  await expect.poll(() => loaded).toContainEqual(expect.stringContaining('/assets/chat-'))
})

test('a site without the chat is searched by keyboard, with pages only', async ({
  page,
  silent,
}) => {
  await page.goto(`${silent.address}/`)
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('xylophone')
  await expect(dialog.getByText(/Try fewer or different words/)).toBeVisible()
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await field.fill('water fern')
  await expect(dialog.getByRole('option', { selected: true })).toHaveAttribute('href', /fern/)
  await expect(dialog.getByRole('option', { name: /Ask/ })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/products\/fern/)
})

test('the server of a site without the chat refuses questions, and says that it is off', async ({
  request,
  silent,
}) => {
  const settings = await request.get(`${silent.address}/api/assistant`)
  expect(await settings.json()).toMatchObject({ enabled: false })
  const answer = await request.post(`${silent.address}/api/gen-ai`, {
    data: { messages: [{ role: 'user', content: 'How often do I water the fern?' }] },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).toBe('The assistant is currently switched off.')
  expect((await request.get(`${silent.address}/api/search?q=fern`)).ok()).toBe(true)
})

test('one page without the chat has none when links lead to it and away', async ({
  page,
  partly,
}) => {
  await page.goto(`${partly.address}/products/cactus`)
  const pill = page.getByRole('button', { name: 'Talk to the assistant' })
  await expect(pill).toBeVisible()
  await page.getByRole('link', { name: 'Fern', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fern' })).toBeVisible()
  await expectNoPageChat(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Cactus' })).toBeVisible()
  await expect(pill).toBeVisible()
  expect(await (await page.request.get(`${partly.address}/api/assistant`)).json()).toMatchObject({
    enabled: true,
  })
})

/** The footer of such a page still leads to the other pages. */
async function expectNoPageChat(page: Page): Promise<void> {
  await expectNoChat(page)
  expect(await findViolations(page)).toEqual([])
}
