import type { Locator, Page } from '@playwright/test'
import {
  answerWith,
  expect,
  findViolations,
  finish,
  start,
  startStream,
  text,
} from '../fixtures.ts'
import { test } from './sites.ts'

const ARABIC = {
  pill: 'تحدث إلى المساعد',
  title: 'مساعد حديقتنا',
  placeholder: 'اكتب رسالتك...',
  replies: ['اشرح لي ماذا تقدمون.', 'ما المنتجات المتاحة؟', 'لمن هذه المنتجات؟'],
}

const ENGLISH_ANSWER = '## Water\n\nTwice a week.\n\n- little\n- often\n\n`timer set`\n'
const ARABIC_ANSWER = '## السقي\n\nمرتين في الأسبوع.\n\n- قليلًا\n- كثيرًا\n\n`timer set`\n'

async function open(page: Page, address: string, pill: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: pill, exact: true }).click()
  await expect(page.locator('.panel')).toBeVisible()
}

function answerOf(page: Page): Locator {
  return page.locator('.panel .prose')
}

function directionsOf(answer: Locator): Promise<string[]> {
  return answer
    .locator('h4, p, ul, code')
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).direction))
}

test('the panel is in the language of the site, and answers in it', async ({ page, arabic }) => {
  await open(page, arabic.address, ARABIC.pill)
  const panel = page.getByRole('region', { name: ARABIC.title })
  await expect(panel.getByPlaceholder(ARABIC.placeholder)).toBeFocused()
  await expect(panel.locator('.chips button')).toHaveText(ARABIC.replies)

  await panel.getByRole('button', { name: ARABIC.replies[1] ?? '' }).click()
  await expect(answerOf(page)).toContainText('توجد صفحتان في «النباتات»')
  await expect(panel.getByText('المصادر (2)')).toBeVisible()
  expect(await answerOf(page).getAttribute('lang')).toBeNull()

  const settings = await (await page.request.get(`${arabic.address}/api/assistant`)).json()
  expect(settings).toMatchObject({ language: 'ar', title: ARABIC.title })
})

test('the panel is at the physical left, and is laid out from the right', async ({
  page,
  arabic,
}) => {
  await open(page, arabic.address, ARABIC.pill)
  const placeOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return box ?? { x: Number.NaN, width: Number.NaN, y: 0, height: 0 }
  }
  await expect.poll(async () => (await placeOf('.panel')).x).toBe(24)
  const panel = await placeOf('.panel')
  // The last of the header's buttons.
  const close = await placeOf('.head button:last-of-type')
  const send = await placeOf('.panel .send')
  expect(close.x - panel.x).toBeLessThan(40)
  expect(send.x - panel.x).toBeLessThan(40)

  // English text starts at the left, and does not run below the button.
  await page.locator('textarea').fill('fern '.repeat(60))
  const field = await placeOf('textarea')
  const padding = await page
    .locator('textarea')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingLeft))
  expect(await page.locator('textarea').evaluate((one) => getComputedStyle(one).direction)).toBe(
    'ltr',
  )
  expect(field.x + padding).toBeGreaterThanOrEqual(send.x + send.width)
})

test('the keyboard goes through the panel in the same order in every language', async ({
  page,
  arabic,
}) => {
  await open(page, arabic.address, ARABIC.pill)
  const nameOfFocus = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
    })
  await page.getByRole('button', { name: 'إغلاق' }).focus()
  const names: (string | null | undefined)[] = []
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    names.push(await nameOfFocus())
  }
  expect(names).toEqual(['المحادثة', ...ARABIC.replies, '', 'إرسال'])

  // From left to right they are the other way round: the first is at the right.
  const xs = await Promise.all(
    (await page.locator('.panel > .chips button').all()).map(
      async (chip) => (await chip.boundingBox())?.x ?? 0,
    ),
  )
  expect(xs).toEqual(xs.toSorted((a, b) => b - a))
})

for (const width of [320, 1440]) {
  test(`axe finds nothing in a panel in Arabic with an answer, ${width} px`, async ({
    page,
    arabic,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 700 })
    await open(page, arabic.address, ARABIC.pill)
    expect(await findViolations(page)).toEqual([])
    await page.locator('textarea').fill('كم مرة أسقي السرخس؟')
    await page.keyboard.press('Enter')
    await expect(answerOf(page)).toContainText('مرتين في الأسبوع')
    expect(await findViolations(page)).toEqual([])
    const overflow = await page
      .locator('.panel')
      .evaluate((panel) => panel.scrollWidth - panel.clientWidth)
    expect(overflow).toBe(0)
  })
}

// The gap between them was on the other side of the sign.
test('the title is apart from the sign next to it, in Arabic too', async ({ page, arabic }) => {
  await open(page, arabic.address, ARABIC.pill)
  const sign = (await page.locator('.head > .art').boundingBox())!
  const title = (await page.locator('.head > div').boundingBox())!
  expect(sign.x - (title.x + title.width)).toBe(12)
})

// It was painted as two, each with half of the corners, because its text goes the other way.
test('the mark of a source is one piece in an answer in Arabic', async ({ page, arabic }) => {
  await open(page, arabic.address, ARABIC.pill)
  await page.locator('textarea').fill('كم مرة أسقي السرخس؟')
  await page.keyboard.press('Enter')
  const mark = page.locator('.panel .cite').first()
  await expect(mark).toBeVisible()
  expect(await mark.evaluate((one) => one.getClientRects().length)).toBe(1)
})

test('the name of the pill has one line on the smallest phone', async ({
  page,
  german,
  arabic,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { address } of [german, arabic]) {
    await page.goto(address)
    const name = page.locator('.pill > span')
    expect(await name.evaluate((one) => one.getClientRects().length)).toBe(1)
    const lines = await name.evaluate((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  }
})

test('the panel is in German on a site in German', async ({ page, german }) => {
  await open(page, german.address, 'Assistenten fragen')
  await expect(page.getByRole('heading', { name: 'Assistent von Grünes Eck' })).toBeVisible()
  await page.getByRole('button', { name: 'Für wen sind diese Produkte?' }).click()
  await expect(answerOf(page)).toContainText('Nicht für: Vergessliche')
  // The answer has ended.
  await expect(page.getByText('Quellen (2)')).toBeVisible()
  await page.locator('textarea').fill('Verkauft ihr Gummistiefel?')
  await page.keyboard.press('Enter')
  await expect(answerOf(page).last()).toContainText('keine Antwort gefunden')
  expect(await findViolations(page)).toEqual([])
})

test('a panel that is told no language has that of its page', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html
        .replace('<html lang=en', '<html lang="ar-EG" dir="rtl"')
        .replace('"language":"en",', '')
        .replace(/(<div class=docent [^>]*>).*(<\/div><\/body>)/s, '$1$2'),
    })
  })
  const asked = page.waitForRequest('**/api/gen-ai')
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask the assistant' }).click()
  await expect(page.getByRole('heading', { name: 'مساعد Docent' })).toBeVisible()
  await page.keyboard.press('Enter')
  const { data } = (await asked).postDataJSON() as { data: { page: { language: string } } }
  expect(data.page.language).toBe('ar')
  // The pages are in English, and the answer says so.
  await expect(answerOf(page)).toHaveAttribute('lang', 'en')
})

test('an answer in Arabic is read from the right in a panel in English', async ({ page }) => {
  await answerWith(page, (_, response) => {
    startStream(response)(start, text(ARABIC_ANSWER), finish)
    response.end()
  })
  await open(page, '/', 'Talk to the assistant')
  await page.locator('textarea').fill('كم مرة؟')
  expect(await page.locator('textarea').evaluate((one) => getComputedStyle(one).direction)).toBe(
    'rtl',
  )
  await page.keyboard.press('Enter')
  await expect(answerOf(page)).toContainText('الأسبوع')
  expect(await directionsOf(answerOf(page))).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr'])
  expect(await directionsOf(page.locator('.you'))).toEqual(['rtl'])
})

test('an answer in English is read from the left in a panel in Arabic', async ({
  page,
  arabic,
}) => {
  await answerWith(page, (_, response) => {
    startStream(response)(start, text(ENGLISH_ANSWER), finish)
    response.end()
  })
  await open(page, arabic.address, ARABIC.pill)
  await page.locator('textarea').fill('How often?')
  await page.keyboard.press('Enter')
  await expect(answerOf(page)).toContainText('Twice')
  expect(await directionsOf(answerOf(page))).toEqual(['ltr', 'ltr', 'ltr', 'ltr', 'ltr'])
  expect(await directionsOf(page.locator('.you'))).toEqual(['ltr'])
  // The frame around it stays as it was.
  expect(
    await page
      .locator('.acts')
      .first()
      .evaluate((one) => getComputedStyle(one).direction),
  ).toBe('rtl')
})
