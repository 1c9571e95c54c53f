import type { Page } from '@playwright/test'
import {
  answerWith,
  ask,
  expect,
  finish,
  openPanel,
  start,
  startStream,
  test,
  text,
} from '../fixtures.ts'
import { answersOf } from '../panel.ts'
import { holdScript } from './searchDialog.ts'

// The longest name filled the phone, and what it sets was beyond the edge of the answer.
test('a table of names in an answer fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const rows = ['OTEL_RESOURCE_ATTRIBUTES', 'OTEL_TRACES_SAMPLER_ARG', 'PORT'].map(
    (name) => `| \`${name}\` | the attributes of this server |`,
  )
  await answerWith(page, (_, response) => {
    const table = ['| Variable | Sets |', '| --- | --- |', ...rows].join('\n')
    startStream(response)(start, text(table), finish)
    response.end()
  })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Which variables are there?')
  const table = answersOf(page).locator('.table')
  await expect(table.getByRole('row')).toHaveCount(4)
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})

// The default was out of view by a few pixels, next to names of limits that leave no room for it.
test('the tables of limits fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/products/assistant/limits')
  const tables = await page
    .locator('main .scroll:has(.table)')
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
  expect(tables.length).toBeGreaterThan(3)
  expect(tables).toEqual(tables.map(() => 0))
})

// The names of variables filled the phone, and what they set was beyond its edge.
test('what a variable sets is in view on a phone, next to its name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/products/command-line/commands')
  const table = page.locator('main .scroll', { hasText: 'GOOGLE_GENERATIVE_AI_API_KEY' })
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  const name = page.locator('th code', { hasText: 'GOOGLE_GENERATIVE_AI_API_KEY' })
  expect(await name.evaluate((one) => one.getClientRects().length)).toBe(1)
})

// Each line of the explanation had one word.
test('an explanation between a name and a figure has room for its words on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/products/assistant/limit-names')
  const widths = await page
    .locator('main .table th:nth-child(2)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThan(3)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(112)
})

// "On this page" is a second bar there, and the first line of the heading was below it.
test('a link to a section shows its whole heading on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/products/assistant/models#a-spending-limit-for-a-month')
  const [bar] = await readBoxes(page, '.toc-small')
  await expect(async () => {
    const [heading] = await readBoxes(page, '#a-spending-limit-for-a-month')
    expect(heading?.top).toBeGreaterThan(bar?.bottom ?? Infinity)
    expect(heading?.top).toBeLessThan(200)
  }).toPass()
})

test('an iPhone on its side keeps the size of the text', async ({ page }) => {
  await page.goto('/')
  const sheet = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
  const styles = await (await page.request.get(sheet ?? '')).text()
  expect(styles).toContain('-webkit-text-size-adjust:100%')
})

test('two buttons share a line on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const [first, second] = await readBoxes(page, '.hero .actions .btn')
  expect(first?.top).toBe(second?.top)
})

// An animated colour stayed that of the theme in which the page was loaded.
test('the line below the header follows the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/about-us')
  await page.mouse.wheel(0, 400)
  const bar = page.locator('.bar')
  await expect(bar).toHaveCSS('border-bottom-color', 'rgb(221, 216, 204)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(bar).toHaveCSS('border-bottom-color', 'rgb(52, 49, 44)')
})

test('the name of a group of results is next to its pages in a wide window, above them in a narrow one', async ({
  page,
}) => {
  await page.goto('/search?q=citation')
  const group = page.locator('.found section').first()
  const measure = () =>
    group.evaluate((section) => {
      const [name, pages] = [...section.children].map((child) => child.getBoundingClientRect())
      return { name, pages }
    })
  const wide = await measure()
  expect(wide.name?.right).toBeLessThanOrEqual(wide.pages?.left ?? 0)
  expect(wide.name?.top).toBe(wide.pages?.top)
  await page.setViewportSize({ width: 700, height: 900 })
  const narrow = await measure()
  expect(narrow.name?.left).toBe(narrow.pages?.left)
  expect(narrow.name?.bottom).toBeLessThanOrEqual(narrow.pages?.top ?? 0)
})

test('the search offers questions for the assistant until something is searched for', async ({
  page,
}) => {
  await page.goto('/search')
  const question = page.getByRole('button', { name: 'Explain what you do.' })
  await expect(question).toBeVisible()
  await page.getByRole('textbox', { name: 'Search for' }).fill('widget')
  await expect(question).toBeHidden()
})

test('an address without a page offers the search, in words that lead to results', async ({
  page,
}) => {
  await page.goto('/nowhere')
  await page.getByRole('textbox', { name: 'Search for' }).fill('widget')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=widget$/)
  await expect(page.locator('.found section').first()).toBeVisible()
})

test('the field of the search is below the words above it', async ({ page }) => {
  for (const path of ['/nowhere', '/search']) {
    await page.goto(path)
    const [title] = await readBoxes(page, 'main h1, main h1 ~ .lede')
    const [field] = await readBoxes(page, 'main search')
    expect(field!.top, path).toBeGreaterThan(title!.bottom)
  }
})

// The header kept its height: its links were cut at the top of the window, or beyond its side.
test('text of twice the size is in view in the header', async ({ page }) => {
  await enlargeText(page)
  for (const width of [768, 960, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const [bar] = await readBoxes(page, '.bar')
    for (const link of await readBoxes(page, '.menu a, .bar .tool:not(.burger)')) {
      expect(link.top, `${width}`).toBeGreaterThanOrEqual(bar!.top)
      expect(link.bottom, `${width}`).toBeLessThanOrEqual(bar!.bottom)
      expect(link.right, `${width}`).toBeLessThanOrEqual(width)
    }
  }
})

/** As a visitor does in the settings of the browser, which media queries follow too. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

// Commands in the text were kept on one line, and the page was wider than the window.
test('text of twice the size is as wide as the window', async ({ page }) => {
  await enlargeText(page)
  for (const width of [320, 720, 960]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/products/widget', '/tutorials/start']) {
      await page.goto(path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

// A command after other words pushed its own item down, as if it were a paragraph.
test('the items of a list are at equal distances, with and without commands', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/articles/weighing-chats')
  const item = page.getByRole('listitem').filter({ hasText: 'A budget that fails the build.' })
  const [words, box] = await item.evaluate((one) => [
    one.querySelector('strong')!.getBoundingClientRect().top,
    one.getBoundingClientRect().top,
  ])
  expect(words! - box!).toBeLessThan(10)
})

// A name of a dozen letters put the menu on a second row.
test('the name of a site leaves its buttons on one row with it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/about-us')
  await page.locator('.bar .brand').evaluate((brand) => {
    brand.textContent = 'Handbook of Northern Lamps'
  })
  const [bar] = await readBoxes(page, '.bar')
  const [brand] = await readBoxes(page, '.bar .brand')
  const tools = await readBoxes(page, '.bar .tool')
  expect(tools.map(({ top }) => top)).toEqual(tools.map(() => tools[0]?.top))
  expect(brand!.bottom).toBeLessThanOrEqual(bar!.bottom)
  expect(brand!.right).toBeLessThanOrEqual(tools[0]!.left)
})

// It was as far to the right as the sections of a page.
test('what a search found in a whole page begins under its title', async ({ page }) => {
  await page.goto('/search?q=embed+widget')
  const [title] = await readBoxes(page, '.found section:first-of-type h3 a')
  const [words] = await readBoxes(page, '.found section:first-of-type .sections p')
  expect(words!.left).toBe(title!.left)
})

function readBoxes(page: Page, selector: string): Promise<DOMRect[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
}

test('five products leave no gap, in three columns or in two', async ({ page }) => {
  for (const [width, besideLast] of [
    [600, 4],
    [768, 4],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/products')
    const cards = await readBoxes(page, 'main .card')
    expect(cards).toHaveLength(5)
    expect(Math.round(cards[4]?.right ?? 0), `${width}`).toBe(Math.round(cards[1]?.right ?? 0))
    expect(cards[4]?.top, `${width}`).toBe(cards[besideLast]?.top)
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  const [picture] = await readBoxes(page, 'main .card:last-child .frame')
  const [, name] = await readBoxes(page, 'main .card:is(:nth-child(4), :last-child) h2')
  expect(name?.left).toBeGreaterThan(picture?.right ?? 0)
})

// The words of a wide screenshot were five pixels high there.
test('next to words, a tablet shows the pictures for phones', async ({ page }) => {
  for (const width of [768, 959, 960]) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/products/widget')
    const pictures = page.locator('main :is(.show, .aside) img.day')
    await expect(pictures).toHaveCount(4)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      const ending = width < 960 ? /\.phone\.avif$/ : /^((?!phone).)+\.avif$/
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
        .toMatch(ending)
    }
  }
})

test('the contents of a text are at its side from 960 pixels, and above it below that', async ({
  page,
}) => {
  for (const path of ['/tutorials/start', '/compare', '/products/widget/embedding']) {
    for (const width of [900, 960, 1200]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const [text] = await readBoxes(page, 'main article')
      const [contents] = await readBoxes(page, 'main .contents:visible')
      const [folded] = await readBoxes(page, 'main details')
      if (width < 960) expect(folded?.bottom, path).toBeLessThanOrEqual(text?.top ?? 0)
      else expect(contents?.left, path).toBeGreaterThanOrEqual(text?.right ?? 0)
    }
  }
})

// At 400 %, the folded contents pushed it below the edge.
test('the title of a text is in the first view of a low window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 })
  for (const path of ['/tutorials/start', '/compare', '/products/widget/embedding']) {
    await page.goto(path)
    const [title] = await readBoxes(page, 'main h1')
    expect(title?.bottom, path).toBeLessThan(225)
  }
})

// A press on "Copy" that came before its script did nothing.
test('a copy button works at the first press, also before its script is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await holdScript(page, 'readerTools')
  await page.goto('/tutorials/start')
  const button = page.getByRole('button', { name: 'Copy', exact: true }).first()
  await button.click()
  release()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^npm create docent/)
})
