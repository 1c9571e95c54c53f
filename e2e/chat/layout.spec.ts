import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** How far each of these can be scrolled to the side. */
function listSpills(boxes: Locator): Promise<number[]> {
  return boxes.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  )
}

function sizeOf(heading: Locator): Promise<number> {
  return heading.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
}

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto(path)
}

// The names by themselves used to fill a phone, and the figures of the page were beyond its edge.
for (const path of ['/products/widget', '/articles/weighing-chats']) {
  test(`a phone shows the figures of a table next to their names: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const tables = page.locator('.scroll', { has: page.locator('td[data-align="right"]') })
    expect(await listSpills(tables)).toEqual([0])
  })
}

test('content that scrolls sideways fades there until its end is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/products')
  const table = page.locator('.scroll').first()
  await table.scrollIntoViewIfNeeded()
  await expect(table).toHaveCSS('mask-image', /gradient/)

  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }))
  await expect(table).toHaveCSS('mask-image', 'none')
})

// The capital of a phrase used to reach into the command that it began with.
test('a command that begins a phrase keeps its lower-case letter', async ({ page }) => {
  await page.goto('/products/command-line')
  const fact = page.getByRole('definition').filter({ hasText: 'COMMAND' })
  expect(await fact.innerText()).toMatch(/^npm run docent/)
  expect(await page.getByRole('definition').first().innerText()).toMatch(/^[A-Z]/)
})

// They used to be half as large again, on the last line of the text.
test('the questions at the end of a text are no louder than its own headings', async ({ page }) => {
  await page.goto('/articles/weighing-chats')
  const questions = page.getByRole('heading', { name: 'Questions' })
  const own = page.locator('.prose h2').first()
  expect(await sizeOf(questions)).toBe(await sizeOf(own))
})

test('a smaller heading is smaller on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/products/widget')
  const outer = page.getByRole('heading', { name: 'What it does' })
  const inner = page.getByRole('heading', { name: 'Points at its sources' })
  expect(await sizeOf(inner)).toBeLessThan(await sizeOf(outer))
})

// Long lines went over the edge of the sheet, although they were allowed to wrap.
test('paper has every line of code to its end', async ({ page }) => {
  await openOnPaper(page, '/tutorials/embed-on-any-site')
  const spills = await listSpills(page.locator('.code .scroll'))
  expect(spills.length).toBeGreaterThan(5)
  expect(Math.max(...spills)).toBe(0)
})

test('paper has the answers that are folded on the screen', async ({ page }) => {
  await openOnPaper(page, '/products/widget')
  const answers = page.locator('details p')
  expect(await answers.count()).toBeGreaterThan(2)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
})

test('the figure of an article is as wide as its text, and leaves room for the first lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/articles/weighing-chats')
  const frame = (await page.locator('.exhibit .frame').boundingBox())!
  const text = (await page.locator('.prose > .lede').boundingBox())!
  expect(frame.x).toBe(text.x)
  expect(frame.height).toBeLessThanOrEqual(360)
  await expect(page.getByText('Most visitors never open the chat.')).toBeInViewport()
  await expect(page.locator('.exhibit text')).toHaveCount(14)
})

test('no name in a figure meets its bar on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/articles/weighing-chats')
  const ends = await page.locator('.exhibit g').evaluateAll((rows) =>
    rows.map((row) => {
      const [name, bar, weight] = [...row.children].map((part) => part.getBoundingClientRect())
      const frame = row.closest('svg')!.getBoundingClientRect()
      return [name!.right < bar!.left, weight!.right <= frame.right]
    }),
  )
  expect(new Set(ends.flat())).toEqual(new Set([true]))
})
