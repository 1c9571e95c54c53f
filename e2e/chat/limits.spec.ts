import { ask, expect, findViolations, openPanel, test } from '../fixtures.ts'
import { serveSite } from '../languages/pages.ts'
import type { ServedSite } from '../languages/pages.ts'
import { answersOf, panelOf } from '../panel.ts'

// A site in use: as often as an owner allows, and no more often. Here that is twice at once, and then
// every ten seconds, so that a slow machine asks the third time before it may.

const LIMITS = { addressBurst: 2, addressPerMinute: 6 }

const SITE = {
  'docent.config.ts': `export default ${JSON.stringify({ brand: 'Docent', limits: LIMITS })}\n`,
  'content/index.md': '---\ntitle: Lamps\n---\n\nWe make lamps.\n',
  'content/products/lamp.md':
    '---\ntitle: Lamp\nfor: Readers\nnotFor: Cats\n---\n\nThe lamp is red.\n',
}

let site: ServedSite
test.beforeEach(async () => {
  site = await serveSite(SITE, { isLimited: true })
})
test.afterEach(async () => {
  await site.close()
})

test('complaint 23: a visitor who asks too often sees when to try again, and gets an answer then', async ({
  page,
  complaints,
}) => {
  await page.goto(site.address)
  await openPanel(page)
  const question = 'Is the lamp red?'
  for (let count = 1; count <= 2; count += 1) {
    await ask(page, question)
    await expect(answersOf(page)).toHaveCount(count)
    await expect(page.locator('.subtitle[data-status="ready"]')).toBeVisible()
  }

  await ask(page, question)
  const panel = panelOf(page)
  await expect(panel.getByRole('alert')).toHaveText(
    /^Something went wrong\. Please try again\.Too many questions in a short time\. Please try again in (?:[1-9]|10) seconds?\.$/,
  )
  await expect(panel.getByRole('button', { name: /^Retry in (?:[1-9]|10) s$/ })).toBeDisabled()
  expect(await findViolations(page, '.docent')).toEqual([])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Too many questions')])

  await panel.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(answersOf(page)).toHaveCount(3)
  await expect(panel.getByRole('alert')).toBeEmpty()
})

test('a visitor is the same one to the server after a load, without a cookie', async ({
  page,
  context,
}) => {
  const sessions: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sessions.push(request.headers()['x-docent-session'])
  })
  await page.goto(site.address)
  await openPanel(page)
  await ask(page, 'Is the lamp red?')
  await expect(answersOf(page)).toHaveCount(1)
  await page.waitForFunction(() => sessionStorage.getItem('docent:chat') !== null)

  await page.reload()
  await openPanel(page)
  await ask(page, 'What is the lamp for?')
  await expect(answersOf(page)).toHaveCount(2)
  const kept = await page.evaluate(() => sessionStorage.getItem('docent:session'))
  expect(sessions).toEqual([undefined, kept])
  expect(kept).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  expect(await context.cookies()).toEqual([])
})
