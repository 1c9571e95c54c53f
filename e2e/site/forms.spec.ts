// Every form of Markdown, on a small site that has them all.

import type { Page } from '@playwright/test'
import { findViolations, test as base, expect } from '../fixtures.ts'
import { FORMS } from '../forms/pages.ts'
import { createSiteFixture } from '../languages/pages.ts'
import type { ServedSite } from '../languages/pages.ts'

const TUTORIAL = '/tutorials/gate'
const ARTICLE = '/articles/tides'

const test = base.extend<object, { forms: ServedSite }>({
  forms: createSiteFixture(FORMS),
})

/** The first sign of a visitor loads the code that shows the next page in place. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(700, 400)
  await page.waitForFunction(() => document.querySelector('p[role=status].vh') !== null)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    test(`axe finds nothing, and nothing is wider than ${width} px: ${colorScheme}`, async ({
      page,
      forms,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      for (const route of [TUTORIAL, ARTICLE]) {
        await page.goto(forms.address + route)
        await expect(page.locator('h1')).toBeVisible()
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wide).toBeLessThanOrEqual(0)
        expect(await findViolations(page, 'main')).toEqual([])
      }
    })
  }
}

test('tabs are chosen by keyboard, in all of their group, and again on the next visit', async ({
  page,
  forms,
}) => {
  await page.goto(forms.address + TUTORIAL)
  const tabs = page.getByRole('group', { name: 'system' })
  await expect(tabs).toHaveCount(2)
  await tabs.first().getByRole('radio', { name: 'Linux' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('brew install keeper')).toBeVisible()
  await expect(page.getByText('chmod')).toBeHidden()
  await expect(page.getByText('keeper --try', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByText('brew install keeper')).toBeVisible()
})

test('a tab that is chosen before its script has loaded is chosen in its whole group', async ({
  page,
  forms,
}) => {
  const loading = Promise.withResolvers<void>()
  await page.route('**/readerHelp-*.js', async (route) => {
    await loading.promise
    await route.continue()
  })
  await page.goto(forms.address + TUTORIAL)
  const tabs = page.getByRole('group', { name: 'system' })
  await tabs.first().getByRole('radio', { name: 'Linux' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first().getByRole('radio', { name: 'macOS' })).toBeChecked()
  loading.resolve()
  // The other group used to stay with its first tab, and the next page knew of no choice.
  await expect(tabs.last().getByRole('radio', { name: 'macOS' })).toBeChecked()
  await page.reload()
  await expect(tabs.last().getByRole('radio', { name: 'macOS' })).toBeChecked()
})

test('a pressed tab stays in its place when tabs above it change their height', async ({
  page,
  forms,
}) => {
  await page.goto(forms.address + TUTORIAL)
  const tab = page.getByRole('group', { name: 'system' }).last().getByText('Windows')
  await tab.scrollIntoViewIfNeeded()
  const before = await tab.boundingBox()
  await tab.click()
  await expect(page.getByText('Take the installer')).toBeVisible()
  const after = await tab.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs are chosen, notes are links, and what needs script is not shown', async ({
    page,
    forms,
  }) => {
    await page.goto(forms.address + TUTORIAL)
    await page.getByText('macOS').first().click()
    await expect(page.getByText('brew install keeper')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask this question' })).toBeHidden()
    await page.locator('sup > a').click()
    await expect(page).toHaveURL(/#Note-1$/)
  })
})

test('the place in the contents follows a reader down and back up', async ({ page, forms }) => {
  await page.goto(forms.address + TUTORIAL)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const current = contents.locator('[aria-current=location]')
  await page
    .getByRole('heading', { name: 'Try it' })
    .evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
  await expect(current).toHaveText('Try it')
  await expect(contents.getByText('Step 3 of 4')).toBeVisible()

  // A little above the heading, where the section before it is still being read.
  await page.evaluate(() => scrollBy({ top: -600, behavior: 'instant' }))
  await expect(current).toHaveText('Tell it of your gate')

  // From between two headings to between two others, across everything between them at once.
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(current).toHaveText('Leave it alone')
})

test('a note opens next to its call when that is pressed, and closes again', async ({
  page,
  forms,
}) => {
  await page.goto(forms.address + ARTICLE)
  const card = page.locator('.note-card')
  // The code that shows it loads with the page.
  await expect(async () => {
    await page.locator('sup > a').first().click()
    await expect(card).toHaveText('By the clock on the tower, which is late as well.', {
      timeout: 900,
    })
  }).toPass()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  await page.locator('sup > a').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#Note-1$/)
})

test('copied code has the added lines, and not the removed ones', async ({
  page,
  forms,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(forms.address + TUTORIAL)
  const code = page.getByRole('figure').filter({ hasText: 'keeper.config.ts' })
  await expect(async () => {
    await code.getByRole('button').click()
    await expect(code.getByRole('button')).toHaveText('Copied', { timeout: 900 })
  }).toPass()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain("  gate: 'north', // as it is written on the wall\n")
  expect(copied).toContain('warns: [`harbour-${1 + 1}@harbour.example`],\n}')
  expect(copied).not.toContain('warn: false')
})

test('a page is copied as Markdown', async ({ page, forms, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const button = page.getByRole('button', { name: 'Copy as Markdown' })
  await page.goto(forms.address + ARTICLE)
  await page.route(`**${ARTICLE}.md`, (route) => route.fulfill({ body: '# How the gate learned' }))
  await button.click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('# How the gate learned')
})

test('a picture of the panel opens the real one, with its question', async ({ page, forms }) => {
  await page.goto(forms.address + TUTORIAL)
  await page.getByRole('button', { name: 'Ask this question' }).click()
  await expect(page.getByPlaceholder('Type your message...')).toHaveValue(
    'When does the north gate open?',
  )
})

test('a text that is shown in place has its styles before it is seen', async ({ page, forms }) => {
  await page.goto(`${forms.address}/products/gate`)
  await expect(page.locator('link[rel=stylesheet][href*="/reading-"]')).toHaveCount(0)
  await wake(page)
  await page.evaluate(() => void Object.assign(window, { here: true }))
  await page.getByRole('link', { name: 'the tutorial' }).click()
  await expect(page.locator('.code').first()).toHaveCSS('border-radius', '8px')
  expect(await page.evaluate(() => 'here' in window)).toBe(true)
  await page.getByText('macOS').first().click()
  await expect(page.getByText('brew install keeper')).toBeVisible()
})

test('an answer that comes from a tab leads to it, and opens it', async ({ page, forms }) => {
  const quoted = encodeURIComponent('Take the installer from the quay master, and run it once.')
  await page.goto(`${forms.address}/products/gate`)
  await wake(page)
  await page.evaluate(
    (address) => navigation.navigate(address),
    `${forms.address}${TUTORIAL}#1-install-the-keeper:~:text=${quoted}`,
  )
  await expect(page.getByText('Take the installer')).toBeInViewport()
})

test('every tab is on paper, and nothing that can only be pressed', async ({ page, forms }) => {
  await page.goto(forms.address + TUTORIAL)
  await page.emulateMedia({ media: 'print' })
  for (const words of ['chmod', 'brew install keeper', 'Take the installer'])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ask this question' })).toHaveCount(0)
})

test('forced colours tell the chosen tab and the marked lines', async ({ page, forms }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(forms.address + TUTORIAL)
  const [chosen, other] = await Promise.all(
    ['Linux', 'macOS'].map((name) =>
      page
        .locator('.tabs label', { hasText: name })
        .first()
        .evaluate((label) => getComputedStyle(label).borderBlockEndColor),
    ),
  )
  expect(chosen).not.toBe(other)
  await expect(page.locator('ins').first()).toBeVisible()
})
