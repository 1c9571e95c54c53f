import type { Page } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'

const hero = (page: Page) => page.locator('.pointing')

async function measure(page: Page): Promise<readonly (number | undefined)[]> {
  const box = await hero(page).locator('.frame').boundingBox()
  return [box?.x, box?.y, box?.width, box?.height]
}

test('another question shows another answer in the same place', async ({ page }) => {
  await page.goto('/')
  const questions = hero(page).getByRole('radio')
  await expect(questions).toHaveCount(3)
  const links = hero(page).getByRole('link')
  await expect(links).toHaveCount(1)
  const first = await links.getAttribute('href')
  const size = await measure(page)

  await questions.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(questions.nth(1)).toBeChecked()
  await expect(links).toHaveCount(1)
  expect(await links.getAttribute('href')).not.toBe(first)
  expect(await measure(page)).toEqual(size)
})

test('each answer is the one that the assistant gives', async ({ page, request }) => {
  await page.goto('/')
  for (const label of await hero(page).locator('label').all()) {
    await label.click()
    const content = await label.innerText()
    const said = await hero(page).locator('.demo-reply p:not(.vh):visible').innerText()
    const response = await request.post('/api/gen-ai', {
      data: { id: crypto.randomUUID(), messages: [{ role: 'user', content }] },
    })
    const lines = (await response.text()).split('\n').filter((line) => line.startsWith('0:'))
    const answer = lines.map((line) => JSON.parse(line.slice(2)) as string).join('')
    const words = answer.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '')
    expect(words.startsWith(said.replace(/\s*1$/, ''))).toBe(true)
  }
})

test('the source leads to the sentence on its page', async ({ page }) => {
  await page.goto('/')
  const cited = await hero(page).locator('.cited').first().innerText()
  await hero(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/assistant#/)
  await expect(page.getByText(cited).first()).toBeInViewport()
})

test('"Ask your own" opens the chat', async ({ page }) => {
  await page.goto('/')
  await hero(page).getByRole('button', { name: 'Ask your own' }).click()
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the answers can be chosen', async ({ page }) => {
    await page.goto('/')
    const shown = hero(page).locator('.demo-you:visible')
    await expect(shown).toHaveCount(1)
    const before = await shown.innerText()
    await hero(page).locator('label').nth(2).click()
    await expect(shown).not.toHaveText(before)
    await expect(page.getByRole('button', { name: 'Ask your own' })).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the page is below the panel, in letters of 14 px', async ({ page }) => {
    await page.goto('/')
    const panel = await hero(page).locator('.demo-panel').first().boundingBox()
    const cited = hero(page).locator('.cited').first()
    expect((await cited.boundingBox())?.y).toBeGreaterThan((panel?.y ?? 0) + (panel?.height ?? 0))
    await expect(cited).toHaveCSS('font-size', '14px')
    expect(await findViolations(page, '.pointing')).toEqual([])
  })
})
