import { expect, findViolations } from '../fixtures.ts'
import { test } from './sites.ts'

for (const width of [320, 1440]) {
  test(`a site in Arabic is searched in Arabic, from the right, at ${width} px`, async ({
    page,
    arabic,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(arabic.address)
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'البحث' })
    const field = dialog.getByRole('combobox', { name: 'ابحث عن' })
    await expect(field).toBeFocused()
    await page.keyboard.type('السرخس')
    const first = dialog.getByRole('option', { selected: true })
    await expect(first).toHaveAttribute('href', '/products/fern')
    await expect(dialog.getByRole('group').first()).toHaveAccessibleName('المنتجات')
    await expect(dialog.getByRole('option').last()).toHaveText('اسأل المساعد: «السرخس»')
    expect(await field.evaluate((input) => getComputedStyle(input).direction)).toBe('rtl')
    const size = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(size).toBe(width)
    expect(await findViolations(page)).toEqual([])

    await page.goto(`${arabic.address}/search?q=${encodeURIComponent('السرخس')}`)
    await expect(page.locator('.found section').first()).toContainText('السرخس')
    expect(await findViolations(page)).toEqual([])
  })
}

test('a search in Arabic finds and marks a word in another spelling', async ({ page, arabic }) => {
  await page.goto(`${arabic.address}/search?q=${encodeURIComponent('مره في الاسبوع')}`)
  const found = page.locator('.found').filter({ hasText: 'مرتين في الأسبوع' }).first()
  await expect(found.locator('mark', { hasText: 'الأسبوع' }).first()).toBeVisible()
})

test('a site in German says what it does not find in German', async ({ page, german }) => {
  await page.goto(`${german.address}/search?q=Xylophon`)
  await expect(page.locator('#Results')).toContainText('Keine Ergebnisse für „Xylophon“.')
})
