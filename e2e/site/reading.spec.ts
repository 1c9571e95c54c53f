import type { Locator, Page } from '@playwright/test'
import type { StreamPart } from '@docent/protocol'
import { SOURCED, LONG, WIDE } from '@docent/playground/answers'
import {
  answerWith,
  ask,
  expect,
  findViolations,
  finish,
  openPanel,
  start,
  startStream,
  test,
  text,
} from '../fixtures.ts'
import { answersOf, fieldOf, panelOf, readStill } from '../panel.ts'

// How an answer reads: while it arrives, and once it is there.

const listOf = (page: Page) => panelOf(page).getByRole('region', { name: 'Conversation' })
const topOf = (page: Page) => listOf(page).evaluate((box) => Math.round(box.scrollTop))
const fromEnd = (page: Page) =>
  listOf(page).evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))
const jumpOf = (page: Page) => panelOf(page).getByRole('button', { name: 'New messages' })

const paragraphs = (count: number): StreamPart =>
  text('A paragraph of an answer.\n\n'.repeat(count))
const TABLE = `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(25)}\n`
const CODE = `\`\`\`js\n${'const a = 1\n'.repeat(30)}\`\`\`\n\n`

/** Asks, and returns what sends more of the answer that has begun with these parts. */
async function askFor(page: Page, ...parts: StreamPart[]) {
  let write: (...more: StreamPart[]) => void = () => undefined
  await answerWith(page, (_, response) => {
    write = startStream(response)
    write(start, ...parts)
  })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  await expect(answersOf(page)).toHaveCount(1)
  return (...more: StreamPart[]) => write(...more)
}

async function drag(page: Page, box: Locator, from: [number, number], to: [number, number]) {
  const { x, y } = (await box.boundingBox())!
  await page.mouse.move(x + from[0], y + from[1])
  await page.mouse.down()
  await page.mouse.move(x + to[0], y + to[1], { steps: 4 })
}

/** A finger that is drawn over an element, as a browser tells of it. */
async function swipe(page: Page, box: Locator, fromY: number, toY: number): Promise<void> {
  const { x, y } = (await box.boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  for (const [type, at] of [
    ['touchStart', fromY],
    ['touchMove', toY],
  ] as const) {
    const touchPoints = [{ x: x + 100, y: y + at }]
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const INTENTS: readonly [string, (page: Page) => Promise<void>][] = [
  [
    'the wheel',
    async (page) => {
      await listOf(page).hover()
      await page.mouse.wheel(0, -200)
    },
  ],
  ...['PageUp', 'Home', 'ArrowUp'].map((key): [string, (page: Page) => Promise<void>] => [
    key,
    (page) => listOf(page).press(key),
  ]),
  ['a finger that drags down', (page) => swipe(page, listOf(page), 100, 250)],
  ['a selection of text', (page) => drag(page, listOf(page), [60, 300], [200, 200])],
]

for (const [what, intend] of INTENTS) {
  test(`complaint 1: ${what} releases the list, and the stream pulls nobody down`, async ({
    page,
  }) => {
    const send = await askFor(page, paragraphs(40))
    await expect.poll(() => fromEnd(page)).toBe(0)
    await expect.poll(() => topOf(page)).toBeGreaterThan(500)
    await intend(page)
    const top = await readStill(page, () => topOf(page))
    send(paragraphs(20), text(TABLE), text(CODE), text('The end.'))
    await expect(answersOf(page)).toContainText('The end.')
    await expect(jumpOf(page)).toBeVisible()
    expect(await topOf(page)).toBe(top)
  })
}

test('complaint 1: the list follows again only for a reader within 32 px of the end', async ({
  page,
}) => {
  const send = await askFor(page, paragraphs(40))
  await expect.poll(() => topOf(page)).toBeGreaterThan(500)
  await listOf(page).hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(() => fromEnd(page)).toBe(300)
  await page.mouse.wheel(0, 260)
  await expect.poll(() => fromEnd(page)).toBe(40)
  send(paragraphs(5))
  await expect(jumpOf(page)).toBeVisible()
  expect(await fromEnd(page)).toBeGreaterThan(100)

  const left = await fromEnd(page)
  await page.mouse.wheel(0, left - 20)
  await expect(jumpOf(page)).toBeHidden()
  send(paragraphs(5))
  await expect.poll(() => fromEnd(page)).toBe(0)
})

test('complaint 1: the way back is in reach of Tab, behind the messages', async ({ page }) => {
  const send = await askFor(page, paragraphs(40))
  await expect.poll(() => fromEnd(page)).toBe(0)
  await expect.poll(() => topOf(page)).toBeGreaterThan(500)
  await listOf(page).press('Home')
  await readStill(page, () => topOf(page))
  send(text('More.'))
  await expect(jumpOf(page)).toBeVisible()
  await fieldOf(page).focus()
  for (let press = 0; press < 2; press += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await jumpOf(page).evaluate((button) => button === document.activeElement)) break
  }
  await expect(jumpOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(listOf(page)).toBeFocused()
  await expect.poll(() => fromEnd(page)).toBe(0)
})

test('complaint 2: text that arrives in one burst is followed to its end', async ({ page }) => {
  const send = await askFor(page, text('It begins.\n\n'))
  for (const part of [TABLE, CODE, 'A paragraph.\n\n'.repeat(30)]) {
    send(text(part), text('There.\n\n'))
    await expect(answersOf(page)).toContainText('There.')
    await expect.poll(() => fromEnd(page)).toBe(0)
  }
  expect(await topOf(page)).toBeGreaterThan(1000)
})

test('complaint 2: colours that come late to code move nothing', async ({ page }) => {
  await page.route('**/assets/highlightCode-*.js', async (route) => {
    await held
    await route.continue()
  })
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const send = await askFor(page, text(`First.\n\n${CODE}`), paragraphs(20))
  const pre = answersOf(page).locator('pre')
  await expect(pre).toBeVisible()
  await expect.poll(() => fromEnd(page)).toBe(0)
  const measure = () =>
    listOf(page).evaluate((box) => [
      box.scrollHeight,
      box.scrollTop,
      box.querySelector('pre')?.scrollWidth,
    ])
  const before = await measure()
  expect(await pre.locator('span').count()).toBe(0)
  release()
  await expect(pre.locator('.code-keyword').first()).toHaveText('const')
  expect(await measure()).toEqual(before)
  send(finish)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`code is coloured so that it can be read: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const code = '// why\nconst n: string = "a" + 1\n'
    await askFor(page, text(`\`\`\`ts\n${code}\`\`\`\n\n\`\`\`diff\n- a\n+ b\n\`\`\``), finish)
    await expect(answersOf(page).locator('.code-removed')).toBeVisible()
    const colours = await answersOf(page)
      .locator('pre span')
      .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color))
    expect(new Set(colours).size).toBeGreaterThan(4)
    expect(await findViolations(page, '.panel')).toEqual([])
  })
}

test('code is plain in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await askFor(page, text('```ts\n// why\nconst n = "a"\n```'), finish)
  const pre = answersOf(page).locator('pre')
  await expect(pre.locator('.code-keyword')).toBeVisible()
  const colours = await pre
    .locator('span, code')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color))
  expect(new Set(colours).size).toBe(1)
})

test('complaint 8: no marker shows and goes while an answer arrives', async ({ page }) => {
  const send = await askFor(page, text('It is '))
  await answersOf(page).evaluate((answer) => {
    const seen = new Set<string>()
    new MutationObserver(() => seen.add(answer.querySelector('.prose')?.textContent ?? '')).observe(
      answer,
      { subtree: true, childList: true, characterData: true },
    )
    Object.assign(window, { seen })
  })
  for (const piece of [
    '*',
    '*bo',
    'ld*',
    '*, `co',
    'de` and [a li',
    'nk](https://a.exa',
    'mple)',
    '.\n\n-',
    ' one',
  ]) {
    send(text(piece))
  }
  send(finish)
  await expect(answersOf(page).getByRole('listitem')).toHaveText('one')
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((shown) => /[*`[\]()]|-$/.test(shown))).toEqual([])
})

for (const width of [320, 1440]) {
  test(`complaint 10: wide tables and long words stay within the answer at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await askFor(page, text(`${WIDE}\n\n${LONG}`), finish)
    const table = answersOf(page).getByRole('group', { name: 'Table' })
    await table.focus()
    await expect(table).toBeFocused()
    const spill = await listOf(page).evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(spill).toBe(0)
    // No letters below each other: a column keeps the width of a word.
    const widths = await table
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => cell.clientWidth))
    expect(Math.min(...widths)).toBeGreaterThan(60)
    const page_ = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(page_).toBeLessThanOrEqual(0)
  })
}

test('complaint 11: an answer is copied as Markdown and as rich text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await askFor(page, ...SOURCED, finish)
  await answersOf(page).getByRole('button', { name: 'Copy' }).click()
  await expect(answersOf(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const [plain, rich] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return Promise.all(
      ['text/plain', 'text/html'].map(async (type) => (await item!.getType(type)).text()),
    )
  })
  expect(plain).toMatch(/^Get the Widget [^]*\[1\]\. [^]*\n\n\[1\] Widget: http:.*#Audience\n/)
  expect(rich).toMatch(/\[1\]\. [^]*<ol[^>]*><li[^>]*>Write a page in Markdown/)
  expect(rich).toContain('[1] Widget')
  expect(rich).toContain('/products/widget#Audience</a>')
})

test('complaint 11: on a page without a clipboard to write to, both are copied too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await askFor(page, text('It is **so**.'), finish)
  await answersOf(page).getByRole('button', { name: 'Copy' }).click()
  await expect(answersOf(page).getByRole('button', { name: 'Copied' })).toBeFocused()
  const pasted = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const read = ({ clipboardData: data }: ClipboardEvent) =>
          resolve([data?.getData('text/plain') ?? '', data?.getData('text/html') ?? ''])
        document.addEventListener('paste', read)
      }),
  )
  await fieldOf(page).focus()
  await page.keyboard.press('Control+V')
  const [plain, rich] = await pasted
  expect(plain).toBe('It is **so**.')
  expect(rich).toContain('<strong>so</strong>')
})

test('the card of a mark stays while the pointer is on it, and goes with Escape', async ({
  page,
}) => {
  await askFor(page, ...SOURCED, finish)
  const mark = answersOf(page).getByRole('link', { name: 'Source 1' })
  const card = answersOf(page).getByRole('tooltip')
  await mark.hover()
  await expect(card).toContainText('Who should get it')
  await expect(card).toContainText('Get the Widget if visitors ask')
  const { x, y, height } = (await mark.boundingBox())!
  const { y: cardY, height: cardHeight } = (await card.boundingBox())!
  const goal = cardY > y ? cardY + 20 : cardY + cardHeight - 20
  await page.mouse.move(x + 5, y + height / 2)
  await page.mouse.move(x + 5, goal, { steps: 30 })
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(panelOf(page)).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('the first press on a mark shows its card, whose last row leads to the passage', async ({
    page,
  }) => {
    await askFor(page, ...SOURCED, finish)
    const mark = answersOf(page).getByRole('link', { name: 'Source 1' })
    const row = answersOf(page).getByRole('link', { name: 'Open the passage' })
    await mark.tap()
    await expect(row).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await panelOf(page).getByRole('heading', { level: 2 }).tap()
    await expect(row).toBeHidden()
    await mark.tap()
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await row.tap()
    await expect(page).toHaveURL(/\/products\/widget#Audience$/)
  })
})
