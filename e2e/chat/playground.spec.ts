import { GROUPS } from '@docent/playground/states'
import { expect } from '../fixtures.ts'
import { showState, test } from '../playground.ts'

test('the overview shows every state in two windows, and its controls reach all', async ({
  page,
  playground,
}) => {
  await page.goto(playground)
  const count = GROUPS.flatMap(({ states }) => states).length
  await expect(page.locator('iframe')).toHaveCount(2 * count)
  await expect(page.getByRole('link', { name: /alone$/ })).toHaveCount(count)
  const first = page.frameLocator('iframe').first()
  await expect(first.locator('html[data-played="state=closed"]')).toBeAttached()

  await page.getByLabel('Theme').selectOption('dark')
  await page.getByLabel('Direction').selectOption('rtl')
  await expect(first.locator('html[data-theme="dark"][dir="rtl"]')).toBeAttached()
  await expect(page.getByRole('link', { name: 'card alone' })).toHaveAttribute(
    'href',
    'frame.html#state=card&theme=dark&dir=rtl',
  )
})

test('a state that does not exist is named, with those that do', async ({
  page,
  playground,
  complaints,
}) => {
  await page.goto(`${playground}frame.html#state=nowhere`)
  await expect(page.locator('html[data-problem*="There is no state"]')).toBeAttached()
  expect(complaints.splice(0)).toHaveLength(1)
})

test('time passes in a frame once somebody touches it', async ({ page, playground }) => {
  await showState(page, playground, 'copied')
  await expect(page.locator('.act[data-done]')).toBeVisible()
  await page.locator('.list').click()
  await expect(page.locator('.act[data-done]')).toHaveCount(0)
})
