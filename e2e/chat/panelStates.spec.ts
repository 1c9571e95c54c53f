import type { Locator, Page } from '@playwright/test'
import { GROUPS } from '@docent/playground/states'
import type { State } from '@docent/playground/states'
import { expect, findViolations } from '../fixtures.ts'
import { expectSizes, measureChat } from './panelMeasures.ts'
import { DESKTOP, DOUBLED, PHONE, showState, test } from '../playground.ts'

/** Checks a state: overflow, and the sizes of the specification. */
async function lookAt(page: Page, state: string): Promise<void> {
  const measures = await measureChat(page)
  expect.soft(measures.overflow, state).toEqual([])
  expectSizes(measures, state)
}

async function judge(page: Page, state: string, rules?: readonly string[]): Promise<void> {
  expect.soft(await findViolations(page, '.docent', rules), state).toEqual([])
}

/**
 * The findings of axe, once in full. In other colours the elements are the same: there only contrast is
 * checked.
 */
async function judgeInAllColours(page: Page, state: string): Promise<void> {
  await judge(page, state)
  await page.emulateMedia({ colorScheme: 'dark' })
  await judge(page, `${state}, dark`, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await judge(page, `${state}, forced colours`, ['color-contrast'])
  await lookAt(page, `${state}, forced colours`)
  await page.emulateMedia({ forcedColors: 'none' })
}

for (const { name, states } of GROUPS) {
  for (const viewport of [DESKTOP, PHONE]) {
    const title = `every state is whole, ${viewport.width} px wide: ${name}`
    test(title, async ({ page, playground, complaints }) => {
      await page.setViewportSize(viewport)
      for (const state of states) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await showState(page, playground, state.name)
        await lookAt(page, state.name)
        await judgeInAllColours(page, state.name)
        expectReports(complaints.splice(0), state)
      }
    })
  }
}

test('every state fits at 200 %', async ({ page, playground, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DOUBLED)
  for (const state of GROUPS.flatMap(({ states }) => states)) {
    await showState(page, playground, state.name)
    // To a visitor whose text is twice as large besides.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await lookAt(page, state.name)
    expectReports(complaints.splice(0), state)
  }
})

// The list had two lines there, and the welcome had scrolled out of it.
test('at 200 % the welcome and all quick replies are in view', async ({ page, playground }) => {
  await page.setViewportSize(DOUBLED)
  await showState(page, playground, 'notice')
  const list = await readBox(page.locator('.list'))
  const heading = await readBox(page.getByRole('heading', { level: 3 }))
  expect(heading.y).toBeGreaterThanOrEqual(list.y)
  expect(heading.y + heading.height).toBeLessThan(list.y + list.height)
  const panel = await readBox(page.locator('.panel'))
  const chips = await Promise.all((await page.locator('.chips button').all()).map(readBox))
  expect(chips).toHaveLength(3)
  expect(new Set(chips.map(({ y }) => y)).size).toBe(1)
  expect(Math.max(...chips.map(({ x, width }) => x + width))).toBeLessThan(panel.x + panel.width)
})

async function readBox(
  place: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}

/** A failure is reported once for the site's owner. */
function expectReports(complaints: readonly string[], { name, reports = 0 }: State): void {
  expect.soft(complaints, `${name}: what it reports`).toHaveLength(reports)
}

test('the closest passages are cards, one below the other, with a linked heading each', async ({
  page,
  playground,
}) => {
  await page.setViewportSize(PHONE)
  await showState(page, playground, 'closest')
  const cards = page.locator('.bubble > ul > li')
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { top, bottom, border: getComputedStyle(card).borderTopWidth }
    }),
  )
  expect(boxes).toHaveLength(3)
  for (const [index, { top, border }] of boxes.entries()) {
    expect(border).toBe('1px')
    if (index > 0) expect(top).toBeGreaterThan(boxes[index - 1]!.bottom)
  }
  await expect(cards.first().getByRole('link').first()).toHaveText('Widget › Measures')
  // A list without marks is still announced as one.
  await expect(cards.first().locator('..')).toHaveRole('list')
})

// A vote looked like no vote, because forced colours replace the colour of a border.
test('in forced colours a button that is pressed differs from its neighbour', async ({
  page,
  playground,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const [state, pressed, neighbour] of [
    ['rated', '.act[aria-pressed=true]', '.act[aria-pressed=false]'],
    ['help', '.head [aria-expanded=true]', '.head button:last-child'],
    ['earlier', '.head [aria-pressed=true]', '.head button:last-child'],
  ] as const) {
    await showState(page, playground, state)
    const [one, other] = await Promise.all(
      [pressed, neighbour].map((selector) =>
        page
          .locator(`.docent ${selector}`)
          .evaluate((button) => getComputedStyle(button).backgroundColor),
      ),
    )
    expect(one, state).not.toBe(other)
  }
})

// Their borders looked as if they met that of the answer.
test('in forced colours the buttons below an answer keep their distance', async ({
  page,
  playground,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await showState(page, playground, 'done')
  const answer = await page.locator('.docent .turn:not(.you) .bubble').boundingBox()
  const button = await page.locator('.docent .turn:not(.you) .act').first().boundingBox()
  expect(button!.y - answer!.y - answer!.height).toBeGreaterThanOrEqual(8)
  expect(button?.x).toBe(answer?.x)
})

test('states with motion come to the same rest', async ({ page, playground }) => {
  await showState(page, playground, 'closed')
  await showState(page, playground, 'follow-ups')
  await lookAt(page, 'follow-ups, with motion')
})

test('longer texts than the English ones fit', async ({ page, playground }) => {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    for (const state of ['empty', 'over-limit', 'closest', 'refusal', 'switched-off']) {
      await showState(page, playground, state, 'en-XA')
      await lookAt(page, `${state}, lengthened`)
    }
  }
})

test('the title and the sentence below it keep one line each next to all buttons', async ({
  page,
  playground,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const lang of ['', 'de', 'ar']) {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await showState(page, playground, 'earlier', lang)
      await expect(page.locator('.head > button')).toHaveCount(4)
      await lookAt(page, `${lang} ${width}`)
      const lines = await page.locator('.head').evaluate((head) => {
        const subtitle = head.querySelector('.subtitle')!
        const words = document.createRange()
        words.selectNodeContents(subtitle)
        const { left, right, bottom } = words.getBoundingClientRect()
        const box = head.getBoundingClientRect()
        const title = head.querySelector('h2')!.getBoundingClientRect()
        return {
          count: words.getClientRects().length,
          isWhole: left >= box.left + 16 && right <= box.right - 16 && bottom <= box.bottom,
          isBelow: title.bottom <= subtitle.getBoundingClientRect().top,
          isInside: title.top >= box.top + 8,
        }
      })
      const expected = { count: 1, isWhole: true, isBelow: true, isInside: true }
      expect.soft(lines, `${lang} ${width}`).toEqual(expected)
    }
  }
})

for (const viewport of [DESKTOP, PHONE]) {
  // It ended after the answer on a desktop, and before it on a phone.
  const title = `the form for feedback is as wide as the answer, ${viewport.width} px wide`
  test(title, async ({ page, playground }) => {
    await page.setViewportSize(viewport)
    await showState(page, playground, 'feedback-form')
    const form = await readBox(page.locator('.why'))
    const sources = await readBox(page.locator('.sources'))
    expect(form.x).toBe(sources.x)
    expect(Math.abs(form.width - sources.width)).toBeLessThan(1)
  })
}

test('a field with too long a text is marked, with the focus and without', async ({
  page,
  playground,
}) => {
  await showState(page, playground, 'over-limit')
  const field = page.locator('textarea')
  await field.focus()
  await expect(field).toHaveCSS('outline-color', 'rgb(163, 20, 31)')
  await field.blur()
  await expect(field).toHaveCSS('outline-color', 'rgb(163, 20, 31)')
})

test('the panel has its size in every window', async ({ page, playground }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showState(page, playground, 'near-limit')
  for (const [width, height] of [
    [1440, 900],
    [1024, 700],
    [641, 900],
    [640, 900],
    [900, 421],
    [900, 420],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    const isScreen = width <= 640 || height <= 420
    const panel = page.locator(isScreen ? 'dialog.panel' : 'section.panel')
    await expect(panel).toBeVisible()
    // On a screen its height follows that of the visual viewport, which is told a little later.
    await expect.poll(async () => (await panel.boundingBox())?.height).toBeLessThanOrEqual(height)
    await lookAt(page, `${width}x${height}`)
    await judge(page, `${width}x${height}`)
  }
})

test('without quick replies, the field keeps its place', async ({ page, playground }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DESKTOP)
  await showState(page, playground, 'no-quick-replies')
  const { chips, list, field, foot } = await measureChat(page)
  // The field used to be directly below the list, with empty space below it.
  const rows = [list, field, foot].map((box) => [box?.y, box?.height])
  expect({ chips, rows }).toEqual({
    chips: undefined,
    rows: [
      [281, 410],
      [739, 48],
      [787, 24],
    ],
  })
})

test('the rows of the panel are where they were drawn', async ({ page, playground }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DESKTOP)
  await showState(page, playground, 'long-thread')
  const { panel, head, list, chips, field, foot } = await measureChat(page)
  expect(panel).toEqual({ x: 24, y: 216, width: 750, height: 600 })
  const rows = [head, list, chips, field, foot].map((box) => [box?.y, box?.height])
  // A line, 64 of the header, 410 of the list, 44 of the chips, 48 of the field, 24 of the foot.
  expect(rows).toEqual([
    [217, 64],
    [281, 410],
    [691, 44],
    [739, 48],
    [787, 24],
  ])
})

// The cards were as high as their texts, so the list showed only them.
test('an answer that found nothing begins in view, above its cards', async ({
  page,
  playground,
}) => {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await showState(page, playground, 'doubt')
    const list = await readBox(page.locator('.list'))
    const sentence = page.locator('.bubble.prose > p').first()
    await expect(sentence).toContainText('I could not find an answer')
    await expect
      .poll(async () => (await readBox(page.locator('.acts').last())).y)
      .toBeLessThan(list.y + list.height)
    expect((await readBox(sentence)).y, `${viewport.width} px`).toBeGreaterThanOrEqual(list.y)
  }
})

// They had the muted look of "Links to read on", which is for the end of an answer.
test('the titles of the closest passages are links in the colour of links', async ({
  page,
  playground,
}) => {
  await showState(page, playground, 'doubt')
  const [title, link] = await page.locator('.panel').evaluate((panel) => {
    const styleOf = (one: Element) => {
      const { color, fontSize } = getComputedStyle(one)
      return { color, fontSize }
    }
    const written = document.createElement('a')
    panel.querySelector('.bubble.prose > p')?.append(written)
    return [styleOf(panel.querySelector('.bubble li > a')!), styleOf(written)]
  })
  expect(title).toEqual(link)
  expect(title?.fontSize).toBe('15px')
})

// The last one was cut, and a mouse wheel did not reach it.
test('follow-ups are whole or not in view, and the keyboard reaches each', async ({
  page,
  playground,
}) => {
  await page.setViewportSize(DESKTOP)
  await showState(page, playground, 'follow-ups')
  const row = page.locator('.chips').first()
  const { x, y, width, height } = await readBox(row)
  expect(height).toBe(44)
  const questions = await row.getByRole('button').all()
  for (const question of questions) {
    const box = await readBox(question)
    expect(box.x + box.width).toBeLessThanOrEqual(x + width)
    expect(box.y < y + height).toBe(box.y + box.height <= y + height)
  }
  await questions[1]!.focus()
  await page.keyboard.press('Tab')
  await expect(questions[2]!).toBeFocused()
  await expect(questions[2]!).toBeInViewport({ ratio: 1 })
})

test('nothing fades in forced colours', async ({ page, playground }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize(PHONE)
  for (const [state, row] of [
    ['follow-ups', '.chips >> nth=0'],
    ['sources', '.sources'],
    ['help', '.help'],
  ] as const) {
    await showState(page, playground, state)
    await expect(page.locator(`.docent ${row}`)).toHaveCSS('mask-image', 'none')
  }
})
