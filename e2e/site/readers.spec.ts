import type { Locator, Page } from '@playwright/test'
import { ask, expect, findViolations, openPanel, test } from '../fixtures.ts'
import { answersOf } from '../panel.ts'
import { serveFiles } from './staticHost.ts'

const PAGE = '/tutorials/start'

const rowOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Was this page helpful?', includeHidden: true })
const buttonOf = (page: Page, name: 'Yes' | 'No'): Locator =>
  rowOf(page).getByRole('button', { name, exact: true })

/** A reader at the end of the page: the pointer and the visible part both request the row. */
async function readToEnd(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  await rowOf(page).scrollIntoViewIfNeeded()
  await expect(rowOf(page)).toBeVisible()
}

test('a reader says by keys that a page was helpful, and takes it back', async ({ page }) => {
  await page.goto(PAGE)
  await readToEnd(page)
  const sent = page.waitForResponse('**/api/page-feedback')
  await buttonOf(page, 'Yes').press('Enter')
  const response = await sent
  expect(response.status()).toBe(204)
  expect(response.request().postDataJSON()).toMatchObject({ page: PAGE, vote: 'up' })
  await expect(rowOf(page).getByRole('status')).toHaveText('Thank you.')
  await expect(buttonOf(page, 'Yes')).toHaveAttribute('aria-pressed', 'true')
  await expect(buttonOf(page, 'Yes')).toBeFocused()

  await page.reload()
  await readToEnd(page)
  await expect(buttonOf(page, 'Yes')).toHaveAttribute('aria-pressed', 'true')
  const taken = page.waitForRequest('**/api/page-feedback')
  await buttonOf(page, 'Yes').press('Space')
  expect((await taken).postDataJSON()).toMatchObject({ vote: 'none' })
  await expect(rowOf(page).locator('[aria-pressed=true]')).toHaveCount(0)
})

test('the row of the next page is of that page, and is there without a load', async ({ page }) => {
  await page.goto(PAGE)
  await readToEnd(page)
  await buttonOf(page, 'No').click()
  await expect(rowOf(page).getByRole('status')).toHaveText('Thank you.')
  // Not the heading "Next steps" of the tutorial.
  await page.getByRole('link', { name: /^Next (?!steps)/ }).click()
  // The address changes before the page does, and the row of the old page can be read to its end.
  await expect(rowOf(page)).not.toHaveAttribute('data-page', PAGE)
  await readToEnd(page)
  await expect(rowOf(page).locator('[aria-pressed=true]')).toHaveCount(0)
  const sent = page.waitForRequest('**/api/page-feedback')
  await buttonOf(page, 'Yes').click()
  expect((await sent).postDataJSON()).toMatchObject({ page: new URL(page.url()).pathname })
})

test('a vote names the session that the chat was given', async ({ page }) => {
  await page.goto(PAGE)
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(answersOf(page).last()).toBeVisible()
  await page.keyboard.press('Escape')
  await readToEnd(page)
  const sent = page.waitForRequest('**/api/page-feedback')
  await buttonOf(page, 'Yes').click()
  expect((await sent).headers()['x-docent-session']).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
})

test('a reader is told when it could not be sent', async ({ page }) => {
  await page.route('**/api/page-feedback', (route) => route.abort())
  await page.goto(PAGE)
  await readToEnd(page)
  await buttonOf(page, 'Yes').click()
  await expect(rowOf(page).getByRole('status')).toHaveText(/could not be sent/)
  await expect(buttonOf(page, 'Yes')).toHaveAttribute('aria-pressed', 'false')
})

test('nothing is loaded for it before a reader comes near the end', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(PAGE)
  await page.mouse.move(200, 300)
  await page.waitForLoadState('networkidle')
  const isOfIt = (path: string): boolean => /helpful|\/api\/assistant/.test(path)
  expect(loaded.filter(isOfIt)).toEqual([])
  await readToEnd(page)
  expect(loaded.filter(isOfIt)).toHaveLength(2)
})

test('nobody is asked on a host of plain files, nor without script', async ({ page, browser }) => {
  const host = await serveFiles()
  const isAsked = page.waitForResponse('**/api/assistant')
  await page.goto(host.address + PAGE)
  await page.mouse.move(200, 300)
  await page.locator('.next').scrollIntoViewIfNeeded()
  expect((await isAsked).status()).toBe(404)
  await expect(rowOf(page)).toBeHidden()
  host.close()

  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env['DOCENT_URL'] ?? '',
  })
  const plain = await context.newPage()
  await plain.goto(PAGE)
  await expect(rowOf(plain)).toBeHidden()
  await context.close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test(`axe finds nothing in the row, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 640 })
      await page.goto(PAGE)
      await readToEnd(page)
      await buttonOf(page, 'Yes').click()
      await expect(rowOf(page).getByRole('status')).toHaveText('Thank you.')
      expect(await findViolations(page)).toEqual([])
      const size = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(size).toBe(width)
    })
  }
}

test('a pressed button is visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(PAGE)
  await readToEnd(page)
  await buttonOf(page, 'Yes').click()
  const borderOf = (name: 'Yes' | 'No'): Promise<string> =>
    buttonOf(page, name).evaluate((button) => getComputedStyle(button).border)
  expect(await borderOf('Yes')).not.toBe(await borderOf('No'))
})

// The line of progress stayed where the header had been, across the text.
test('in a low window, nothing is drawn over a text whose header has scrolled away', async ({
  page,
}) => {
  await page.goto('/tutorials/start')
  const readTop = () =>
    page.locator('.lesson').evaluate((text) => getComputedStyle(text, '::before').top)
  expect(await readTop()).toBe('63px')
  await page.setViewportSize({ width: 844, height: 390 })
  expect(await readTop()).toBe('0px')
})
