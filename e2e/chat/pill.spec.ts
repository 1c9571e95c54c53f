import type { Page } from '@playwright/test'
import { expect, findViolations, openPanel, PAGES, test } from '../fixtures.ts'
import { panelOf, pillOf } from '../panel.ts'

const CIRCLE = { width: 56, height: 56 }

const shrink = (page: Page) => page.getByRole('button', { name: 'Show the button as an icon' })
const grow = (page: Page) => page.getByRole('button', { name: 'Show the button with its name' })

async function sizeOf(page: Page): Promise<object> {
  const { width, height } = (await pillOf(page).boundingBox()) ?? {}
  return { width, height }
}

/** Minimises the pill as a visitor without a mouse does, from the end of the page. */
async function minimiseByKey(page: Page): Promise<void> {
  await page.goto('/')
  await page.keyboard.press('Shift+Tab')
  await expect(pillOf(page)).toBeFocused()
  await expect(shrink(page)).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(shrink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(grow(page)).toBeFocused()
}

test('the pill is minimised by key, and restored by the same one', async ({ page }) => {
  await minimiseByKey(page)
  expect(await sizeOf(page)).toEqual(CIRCLE)
  await page.keyboard.press('Enter')
  await expect(shrink(page)).toBeFocused()
  expect(await sizeOf(page)).toMatchObject({ height: 48 })
})

test('the button that minimises the pill is visible when a pointer is near, and large enough', async ({
  page,
}) => {
  await page.goto('/')
  await pillOf(page).hover()
  await expect(shrink(page)).toHaveCSS('opacity', '1')
  const box = await shrink(page).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await page.mouse.move(900, 200)
  await expect(shrink(page)).toHaveCSS('opacity', '0')
  await expect(shrink(page)).toHaveCSS('pointer-events', 'none')
})

test('a minimised pill is small from the first frame of every page, and has no tooltip but its name', async ({
  page,
}) => {
  await minimiseByKey(page)
  await page.addInitScript(() => {
    const sizes: string[] = []
    const look = () => {
      const { width, height } = document.querySelector('.pill')?.getBoundingClientRect() ?? {}
      if (width) sizes.push(`${width}x${height}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { sizes })
  })
  await page.goto('/products')
  await page.waitForFunction(() => (window as Window & { sizes?: string[] }).sizes!.length > 5)
  await pillOf(page).hover()
  await expect(grow(page)).toBeVisible()
  const sizes = await page.evaluate(() => (window as Window & { sizes?: string[] }).sizes)
  expect(new Set(sizes)).toEqual(new Set(['56x56']))

  const tooltips = page.locator('.tip:visible')
  await expect(tooltips).toHaveText(['Talk to the assistant'])
  await page.keyboard.press('Escape')
  await expect(tooltips).toHaveCount(0)
})

test('a minimised pill opens the panel, and stays a circle below it', async ({ page }) => {
  await minimiseByKey(page)
  await openPanel(page)
  expect(await sizeOf(page)).toEqual(CIRCLE)
  await expect(grow(page)).toBeHidden()
  // The panel moves as it arrives.
  await expect
    .poll(async () => {
      const panel = await panelOf(page).boundingBox()
      const pill = await pillOf(page).boundingBox()
      return pill!.y - panel!.y - panel!.height
    })
    .toBe(12)
  expect(await findViolations(page, '.docent')).toEqual([])
})

test('a long name of the pill stays on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await page.locator('.pill > span').evaluate((name) => {
    name.textContent = 'Mit dem Assistenten über alle Produkte sprechen'
  })
  const { x, y, width, height } = (await page.locator('.pill').boundingBox())!
  expect(x + width).toBeLessThanOrEqual(320 - 12)
  expect(y + height).toBeLessThanOrEqual(640)
  const name = (await page.locator('.pill > span').boundingBox())!
  expect([name.y >= y, name.y + name.height <= y + height]).toEqual([true, true])
})

const recedes = (page: Page) => expect(pillOf(page)).not.toBeInViewport()
const returns = (page: Page) => expect(pillOf(page)).toBeInViewport({ ratio: 1 })

test('the pill recedes while a reader scrolls down, and returns on the way up and at the end', async ({
  page,
}) => {
  await page.goto('/articles/weighing-chats')
  await returns(page)
  await page.mouse.wheel(0, 600)
  await recedes(page)
  await page.mouse.wheel(0, -100)
  await returns(page)
  await page.mouse.wheel(0, 200)
  await recedes(page)
  await page.mouse.wheel(0, 100_000)
  await returns(page)
})

test('a pill that has receded has its name for screen readers, and returns with the focus', async ({
  page,
}) => {
  await page.goto('/articles/weighing-chats')
  await page.mouse.wheel(0, 600)
  await recedes(page)
  await expect(page.getByRole('button', { name: 'Talk to the assistant' })).toBeEnabled()
  await page.locator('.base a').last().focus()
  await page.keyboard.press('Tab')
  await expect(pillOf(page)).toBeFocused()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.mouse.wheel(0, 600)
  await expect(page.locator('[data-receded]')).toHaveCount(1)
  await returns(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Docent assistant' })).toBeVisible()
  await page.mouse.move(1000, 50)
  await page.mouse.wheel(0, 300)
  await returns(page)
})

/** The elements of the page that are seen, or can be pressed, at the height of the pill. */
function findNextToPill(page: Page): Promise<string[]> {
  return pillOf(page).evaluate((pill) => {
    const top = innerHeight - 8 - pill.getBoundingClientRect().height
    const found = new Set<string>()
    for (let y = top; y < innerHeight; y += 6) {
      for (let x = 2; x < innerWidth; x += 6) {
        const element = document.elementFromPoint(x, y)
        if (!element?.closest('.docent')) found.add(element?.tagName ?? 'none')
      }
    }
    return [...found]
  })
}

// It used to cover words, and a button looked like a part of it, until the reader scrolled.
test('the page ends above the pill', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    for (const width of [320, 641, 900, 1199]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await findNextToPill(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('on a tablet the open panel ends at the line above the pill, which covers nothing at the end of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1000 })
  await page.goto('/articles/weighing-chats')
  await page.mouse.wheel(0, 100_000)
  await returns(page)
  await expect.poll(() => findNextToPill(page)).toEqual([])
  const last = (await page.locator('.base p').last().boundingBox())!
  const pill = (await pillOf(page).boundingBox())!
  expect(last.y + last.height).toBeLessThan(pill.y)
  expect(pill.x).toBe(last.x)
  await openPanel(page)
  await expect
    .poll(async () => {
      const panel = await panelOf(page).boundingBox()
      return pill.y - panel!.y - panel!.height
    })
    .toBe(12)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a pill that recedes leaves the page its room, and takes it back with the focus', async ({
    page,
  }) => {
    await page.goto('/articles/weighing-chats')
    await page.mouse.wheel(0, 600)
    await recedes(page)
    await expect.poll(() => findNextToPill(page)).not.toEqual([])
    await page.locator('.base a').last().focus()
    await page.keyboard.press('Tab')
    await expect(pillOf(page)).toBeFocused()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.mouse.wheel(0, 600)
    await expect(page.locator('[data-receded]')).toHaveCount(1)
    await expect.poll(() => findNextToPill(page)).toEqual([])
  })

  test('next to a minimised pill the page has the room', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docent:mini', ''))
    await page.goto('/articles/weighing-chats')
    expect(await sizeOf(page)).toEqual(CIRCLE)
    expect(await findNextToPill(page)).not.toEqual([])
  })
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  // Its label used to cover the headings of pages.
  test('the pill shows its icon, and keeps its name', async ({ page }) => {
    await page.goto('/')
    expect(await sizeOf(page)).toEqual({ width: 44, height: 44 })
    await expect(pillOf(page)).toHaveText('Talk to the assistant')
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    expect(heading.y + heading.height).toBeLessThanOrEqual(256)
  })
})
