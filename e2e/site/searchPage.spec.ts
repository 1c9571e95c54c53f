import type { Browser, BrowserContext } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'
import { panelOf } from '../panel.ts'
import { holdScript, openSearch, readSelected, search, selectedOf } from './searchDialog.ts'
import { serveFiles, type StaticHost } from './staticHost.ts'

const resultsOf = '.found section'

function withoutScript(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ javaScriptEnabled: false, baseURL })
}

test.describe('the page of the search', () => {
  test('works without any script', async ({ browser }) => {
    const context = await withoutScript(browser, process.env['DOCENT_URL'] ?? '')
    const page = await context.newPage()
    await page.goto('/products')
    await page.getByRole('link', { name: 'Search' }).click()
    await expect(page.locator('#Results')).toHaveText(/^Type what you are looking for/)
    await page.getByRole('textbox', { name: 'Search for' }).fill('command line')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveTitle(/^command line · Search/)
    await expect(page.getByRole('textbox', { name: 'Search for' })).toHaveValue('command line')
    // A quick answer may be above the results.
    const isProducts = page.getByRole('heading', { level: 2, name: 'Products' })
    const first = page.locator(resultsOf).filter({ has: isProducts })
    await first.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line')
    await context.close()
  })

  test('says what is wrong without script: nothing found, misspelt, too long', async ({
    browser,
  }) => {
    const context = await withoutScript(browser, process.env['DOCENT_URL'] ?? '')
    const page = await context.newPage()
    await page.goto('/search?q=xylophone')
    await expect(page.locator('#Results')).toContainText('No results for “xylophone”.')
    await page.goto('/search?q=portocol')
    await expect(page.locator('#Results')).toContainText('Showing results for “protocol”.')
    const answer = await page.goto(`/search?q=${'a'.repeat(201)}`)
    expect(answer?.status()).toBe(400)
    await expect(page.locator('#Results')).toContainText('The limit is 200.')
    await context.close()
  })

  // The line of the link was above the line of the matched word.
  test('underlines a matched title once', async ({ page }) => {
    await page.goto('/search?q=command+line')
    const lineOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).textDecorationLine)
    expect(await lineOf('.found h3 a:has(mark)')).toBe('underline')
    expect(await lineOf('.found h3 mark')).toBe('none')
  })

  test('never treats the query as HTML', async ({ page }) => {
    const query = `"><img src=x onerror=alert(1)> $& <b>widget</b>`
    const answer = await page.goto(`/search?${new URLSearchParams({ q: query })}`)
    expect(await answer?.text()).not.toMatch(/<img|<b>/)
    await expect(page.getByRole('textbox', { name: 'Search for' })).toHaveValue(query)
    await expect(page.locator('.found :is(img, b)')).toHaveCount(0)
    await expect(page.locator(resultsOf).first()).toBeVisible()
  })

  test('shows results without a load as they are typed, and keeps them in its address', async ({
    page,
  }) => {
    await page.goto('/search')
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
    const field = page.getByRole('textbox', { name: 'Search for' })
    await field.pressSequentially('protoc')
    const first = page.locator(resultsOf).first().getByRole('link').first()
    await expect(first).toHaveAttribute('href', '/products/protocol')
    await expect(page).toHaveURL(/\/search\?q=protoc$/)
    await field.press('Enter')
    await expect(first).toBeVisible()
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)

    await page.reload()
    await expect(first).toHaveAttribute('href', '/products/protocol')
  })

  test('asks the assistant what was searched for, in its last row', async ({ page }) => {
    await page.goto('/search?q=Who+should+get+the+widget%3F', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: /^Ask the assistant/ }).click()
    const questions = panelOf(page).getByRole('article', { name: /You said/ })
    await expect(questions).toContainText('Who should get the widget?')
    await expect(panelOf(page).getByRole('article', { name: /Docent said/ })).toBeVisible()
  })

  test('finds what was typed before its script was there', async ({ page }) => {
    const letScript = await holdScript(page)
    await page.goto('/search')
    await page.getByRole('textbox', { name: 'Search for' }).pressSequentially('protoc')
    letScript()
    const first = page.locator(resultsOf).first().getByRole('link').first()
    await expect(first).toHaveAttribute('href', '/products/protocol')
    await expect(page).toHaveURL(/\/search\?q=protoc$/)
  })

  test('works when it is shown in place, and after Back', async ({ page }) => {
    await page.goto('/search?q=widget')
    const first = page.locator(resultsOf).first().getByRole('link').first()
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widget')
    await page.goBack()
    await expect(first).toHaveAttribute('href', '/products/widget')
    await page.getByRole('textbox', { name: 'Search for' }).fill('protocol')
    await expect(first).toHaveAttribute('href', '/products/protocol')
    // Its script used to link it a second time.
    await expect(page.locator('link[rel=stylesheet][href*="/search-"]')).toHaveCount(1)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has nothing for axe to find, and fits 320 px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 320, height: 640 })
      for (const query of ['', '?q=widget', '?q=xylophone']) {
        await page.goto(`/search${query}`)
        expect(await findViolations(page)).toEqual([])
        const size = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(size).toBe(320)
      }
    })
  }
})

test.describe('on a host of plain files', () => {
  let host: StaticHost

  test.beforeAll(async () => {
    host = await serveFiles()
  })

  test.afterAll(() => host.close())

  test('the dialog searches the index of the site, and asks no server twice', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(api\/search|search\.json)$/.test(pathname)) asked.push(pathname)
    })
    await page.goto(host.address)
    await openSearch(page)
    await search(page, 'protoc')
    expect(await readSelected(page)).toBe('/products/protocol')
    await expect(selectedOf(page).locator('mark').first()).toHaveText('Protocol')
    // A key press before the server has reported that it is not a Docent server cancels the
    // request.
    const before = [...asked]
    expect(before.filter((path) => path === '/search.json')).toHaveLength(1)
    await page.keyboard.type('ol lines')
    await expect(selectedOf(page)).toContainText('Protocol')
    // Enter waits for the results of the whole text.
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\/protocol/)
    expect(asked).toEqual(before)
  })

  test('the page of the search fills itself in', async ({ page }) => {
    await page.goto(`${host.address}/search?q=command+line`)
    const first = page.locator(resultsOf).first().getByRole('link').first()
    await expect(first).toHaveAttribute('href', '/products/command-line')
    await expect(page.getByRole('textbox', { name: 'Search for' })).toHaveValue('command line')
  })

  test('the page says without script that it needs some', async ({ browser }) => {
    const context = await withoutScript(browser, host.address)
    const page = await context.newPage()
    await page.goto('/search')
    await expect(page.locator('#Results')).toContainText(
      'The search needs JavaScript on this site.',
    )
    await context.close()
  })
})
