import { NAVIGATION, PAGES, expect, findViolations, test } from '../fixtures.ts'

test('every route of the header leads to its page, by its label', async ({ page }) => {
  await page.goto('/')
  for (const [route, label] of NAVIGATION) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${route}$`))
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the header holds these five links, in this order', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(NAVIGATION.map(([, label]) => label))
})

test('the brand leads home', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('banner').getByRole('link', { name: 'Docent' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the links are in a menu that a button opens and closes', async ({ page }) => {
    await page.goto('/products')
    const button = page.getByRole('button', { name: 'Menu' })
    const link = page.getByRole('banner').getByRole('link', { name: 'Tutorials' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(link).toBeHidden()

    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(link).toBeVisible()
    const boxes = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()
    const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(new Set(tops).size).toBe(5)

    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(link).toBeHidden()

    await button.click()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()

    await button.click()
    await link.click()
    await expect(page).toHaveURL(/\/tutorials$/)
  })

  for (const path of PAGES) {
    test(`${path} is no wider than the screen`, async ({ page }) => {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(320)
    })
  }
})

test('an address that leads nowhere is answered with 404 and links to other pages', async ({
  page,
}) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByRole('link', { name: 'Products' }).first()).toBeVisible()
})

for (const path of PAGES) {
  test(`${path} carries the security headers, and nothing inline`, async ({ request }) => {
    const response = await request.get(path)
    const headers = response.headers()
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toContain("style-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBeTruthy()

    const html = await response.text()
    expect(html).not.toMatch(
      /<style|<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")|\sstyle=|\son[a-z]+=/,
    )
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      expect(await findViolations(page)).toEqual([])
    })
  }
}

test('pages can be read without any script', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env['DOCENT_URL'] ?? '',
  })
  const page = await context.newPage()
  await page.goto('/products')
  await page.getByRole('link', { name: 'Widget', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widget')
  await context.close()
})

test('a chosen theme is applied before the next page is painted', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.goto('/products')
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).toBe('rgb(20, 19, 17)')
})

test('no more than two scripts are loaded before a visitor does anything', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(2)
  expect(scripts[0]).toBe('/theme.js')
})
