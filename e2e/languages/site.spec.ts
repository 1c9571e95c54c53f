import { expect, findViolations } from '../fixtures.ts'
import { test } from './sites.ts'

const ROUTES = [
  '/',
  '/products',
  '/tutorials',
  '/articles',
  '/about-us',
  '/products/fern',
  '/tutorials/repot',
  '/articles/spring',
  '/nowhere',
]

const NAMES = ['الرئيسية', 'المنتجات', 'الدروس', 'المقالات', 'من نحن']

test('a site in Arabic is read from the right, and says its own words in Arabic', async ({
  page,
  arabic,
}) => {
  await page.goto(arabic.address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const main = page.getByRole('navigation', { name: 'التنقل الرئيسي' })
  await expect(main.getByRole('link')).toHaveText(NAMES)

  // The brand opens the line, at the right, and the links follow it to the left.
  const [brand, first, second] = await Promise.all(
    [
      page.getByRole('banner').getByRole('link').first(),
      main.getByRole('link').nth(0),
      main.getByRole('link').nth(1),
    ].map(async (link) => (await link.boundingBox())?.x ?? 0),
  )
  expect(brand).toBeGreaterThan(first ?? 0)
  expect(first).toBeGreaterThan(second ?? 0)
})

for (const width of [320, 1440]) {
  test(`no page of a site in Arabic is wider than ${width} px, and axe finds nothing`, async ({
    page,
    arabic,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const route of ROUTES) {
      await page.goto(arabic.address + route)
      const size = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([route, size]).toEqual([route, width])
      expect([route, ...(await findViolations(page))]).toEqual([route])
    }
  })
}

test('code is read from the left, and the rest of its page from the right', async ({
  page,
  arabic,
}) => {
  await page.goto(`${arabic.address}/products/fern`)
  const directionOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction)
  expect(await directionOf('main pre')).toBe('ltr')
  expect(await directionOf('main table')).toBe('rtl')
  expect(await directionOf('main p')).toBe('rtl')
})

test('a site in German says its own words in German', async ({ page, german }) => {
  await page.goto(german.address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toContainText('Über uns')
  await page.goto(`${german.address}/nirgends`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden')
})
