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

// A line wider than the page used to show its end, and its beginning was out of sight.
test('code that is wider than the page shows the start of its lines', async ({ page, arabic }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${arabic.address}/products/fern`)
  const scroller = page.locator('.code .scroll').first()
  await scroller.locator('code').evaluate((code) => {
    code.textContent = `timer set ${'--every-days 3 '.repeat(9)}`
  })
  const start = await scroller.evaluate((element) => {
    const isWider = element.scrollWidth > element.clientWidth
    const line = element.querySelector('code')!.getBoundingClientRect().left
    return { isWider, hidden: element.getBoundingClientRect().left - line }
  })
  expect(start).toEqual({ isWider: true, hidden: 0 })
})

// The sheet of cards used to override the columns of wide windows.
test('two products are next to each other in a wide window, and in one column on a phone', async ({
  page,
  german,
}) => {
  for (const [width, columns] of [
    [1280, 2],
    [700, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const route of ['/', '/products']) {
      await page.goto(german.address + route)
      const edges = await page
        .locator('.card')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
      expect([route, width, edges.length, new Set(edges).size]).toEqual([route, width, 2, columns])
    }
  }
})

// Chromium downloads its dictionaries when it needs them, and not in tests: firefox.spec.ts looks at the
// hyphens themselves.
test('compounds may break with a hyphen on a phone, but not code', async ({ page, german }) => {
  await page.goto(german.address)
  const hyphens = (width: number) =>
    page.setViewportSize({ width, height: 640 }).then(() =>
      page.locator('main').evaluate((main) => {
        const code = main.appendChild(document.createElement('code'))
        return [main, code].map((one) => getComputedStyle(one).hyphens)
      }),
    )
  expect(await hyphens(320)).toEqual(['auto', 'none'])
  expect(await hyphens(1280)).toEqual(['manual', 'none'])
})

test('the example in the search field is whole on the smallest phone', async ({
  page,
  german,
  arabic,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { address } of [german, arabic]) {
    await page.goto(`${address}/nowhere`)
    const room = await page.locator('.found input').evaluate((field) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.font = font
      const words = canvas.measureText((field as HTMLInputElement).placeholder).width
      return (
        field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - words
      )
    })
    expect(room).toBeGreaterThanOrEqual(0)
  }
})

test('a site in German says its own words in German', async ({ page, german }) => {
  await page.goto(german.address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toContainText('Über uns')
  await page.goto(`${german.address}/nirgends`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden')
})
