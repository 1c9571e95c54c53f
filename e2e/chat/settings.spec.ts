import type { Page, Route } from '@playwright/test'
import { expect, findViolations, openPanel, test } from '../fixtures.ts'
import { fieldOf as field, pillOf as pill } from '../panel.ts'

const panel = (page: Page) => page.getByRole('region', { name: /assistant/ })

/** The GETs for the settings so far. */
function watchSettings(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/assistant') asked.push(request.method())
  })
  return asked
}

/** Changes the settings that the server sends. */
async function changeSettings(page: Page, change: object): Promise<void> {
  await page.route('**/api/assistant?*', async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...((await response.json()) as object), ...change } })
  })
}

/** From here on time passes in the page only when a test says so. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await page.clock.pauseAt('2026-01-01T00:00:01Z')
}

test('the settings are asked for when the panel opens, not before, and not again within 2 s', async ({
  page,
}) => {
  const asked = watchSettings(page)
  await stopTime(page)
  await page.goto('/')
  // The chat is loaded, and has taken the pill over.
  const loaded = page.waitForResponse(/\/assets\/chat-.*\.js$/)
  await pill(page).hover()
  await loaded
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  const answered = page.waitForResponse('**/api/assistant?*')
  await openPanel(page)
  await (await answered).finished()
  expect(asked).toEqual(['GET'])

  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await openPanel(page)
  await page.clock.runFor(500)
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(panel(page)).toBeHidden()
  expect(asked).toEqual(['GET'])

  await openPanel(page)
  await page.clock.runFor(100)
  await expect.poll(() => asked).toEqual(['GET', 'GET'])
})

test('the server tells a browser that nothing has changed', async ({ request }) => {
  const first = await request.get('/api/assistant')
  const { etag = '', 'cache-control': caching } = first.headers()
  expect(caching).toBe('public, max-age=0, must-revalidate')
  expect(await first.json()).toMatchObject({
    brand: 'Docent',
    title: 'Docent assistant',
    enabled: true,
    quickReplies: [
      'Explain what you do.',
      'What products are available?',
      'Who should get these products?',
    ],
  })
  const again = await request.get('/api/assistant', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
})

test('the settings of every day move nothing in the panel', async ({ page }) => {
  await page.goto('/')
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift' })
        addEventListener('settled', () => resolve(sum), { once: true })
      }),
  )
  const answered = page.waitForResponse('**/api/assistant?*')
  await openPanel(page)
  await answered
  await page.waitForTimeout(300)
  await page.evaluate(() => dispatchEvent(new Event('settled')))
  expect(await shifts).toBe(0)
})

test('the server may say something else than the page was built with', async ({ page }) => {
  await changeSettings(page, {
    title: 'The guide of the assistant',
    texts: { greeting: 'Good morning.' },
    quickReplies: ['What is new?'],
    notice: 'Conversations are kept for a week.',
  })
  await page.goto('/')
  await openPanel(page)
  await expect(page.getByRole('heading', { name: 'The guide of the assistant' })).toBeVisible()
  await expect(panel(page).getByText('Good morning.')).toBeVisible()
  await expect(panel(page).getByText('Conversations are kept for a week.')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'What is new?' })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Explain what you do.' })).toBeHidden()
})

test('settings that cannot be read change nothing, and are asked for again after 5 s', async ({
  page,
}) => {
  const asked = watchSettings(page)
  await page.route('**/api/assistant?*', (route) => route.fulfill({ status: 500, body: 'Broken.' }))
  await stopTime(page)
  await page.goto('/')
  const failed = page.waitForResponse('**/api/assistant?*')
  await openPanel(page)
  await (await failed).finished()
  await expect(panel(page).getByRole('alert')).toBeEmpty()
  await expect(panel(page).getByRole('button', { name: 'Explain what you do.' })).toBeEnabled()

  await page.clock.runFor(4999)
  expect(asked).toEqual(['GET'])
  // The page starts to wait when it has read the answer, which may be after the browser has it.
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return asked.length
    })
    .toBe(2)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 320]) {
    test(`an assistant that is switched off says so, ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      await changeSettings(page, { enabled: false })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 640 })
      await page.goto('/')
      await pill(page).click()
      const sentence = page.locator('.banner').getByText('currently switched off')
      await expect(sentence).toBeVisible()
      await expect(field(page)).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Explain what you do.' })).toBeDisabled()
      expect(await findViolations(page)).toEqual([])

      // The field that cannot have the focus has not taken it out of the panel either.
      await page.keyboard.press('Escape')
      await expect(sentence).toBeHidden()
    })
  }
}
