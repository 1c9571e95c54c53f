import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { PHONE, showState, test } from '../playground.ts'

function heightOf(box: Locator): Promise<number> {
  return box.evaluate((one) => one.getBoundingClientRect().height)
}

const MAX_STOPS = 40

/** At the edge of a row that scrolls. */
const FADE_PX = 48

/** Presses Tab until an element has the focus. */
async function tabUntil(page: Page, element: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await element.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${element}.`)
}

/** Checks that Tab comes to each of some elements right after the one before it, and what is seen then. */
async function expectInOrder(
  page: Page,
  elements: readonly Locator[],
  expectSeen: (element: Locator) => Promise<void>,
): Promise<void> {
  for (const [place, element] of elements.entries()) {
    if (place === 0) await tabUntil(page, element)
    else await page.keyboard.press('Tab')
    await expect(element).toBeFocused()
    await expectSeen(element)
  }
}

test.use({ viewport: PHONE })

// The sentence was in a column of ten letters, next to the button with the countdown.
test('the words of a failure are as wide as the panel if the button is long', async ({
  page,
  playground,
  complaints,
}) => {
  await showState(page, playground, 'rate-limited')
  const banner = page.locator('.docent .banner')
  const words = banner.getByRole('alert')
  const lines = await words.evaluate(
    (alert) =>
      alert.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(alert).lineHeight),
  )
  expect(Math.round(lines)).toBeLessThanOrEqual(3)
  const button = banner.getByRole('button')
  const [below, above] = [await button.boundingBox(), await words.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a short button is next to the words of a failure', async ({
  page,
  playground,
  complaints,
}) => {
  await showState(page, playground, 'error')
  const banner = page.locator('.docent .banner')
  const words = await banner.getByRole('alert').boundingBox()
  const button = await banner.getByRole('button', { name: 'Retry' }).boundingBox()
  expect(button?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a banner without a failure takes no room', async ({ page, playground }) => {
  await showState(page, playground, 'done')
  expect(await heightOf(page.locator('.docent .banner'))).toBe(0)
})

// They had up to three rows of 44 pixels, and the answer was scrolled away. Then one that the keyboard came
// to was under the fade at the edge, and the lower edge of its ring was cut off.
test('the sources have one row, in which the keyboard reaches each of them', async ({
  page,
  playground,
}) => {
  await showState(page, playground, 'sources')
  const sources = page.locator('.docent .sources')
  const heading = sources.getByRole('heading')
  const row = (await sources.boundingBox())!
  const links = await sources.getByRole('link').all()
  expect(links).toHaveLength(3)
  await expectInOrder(page, links, async (link) => {
    const box = (await link.boundingBox())!
    expect(box.y).toBe((await heading.boundingBox())?.y)
    expect(box.x).toBeGreaterThanOrEqual(row.x)
    expect(Math.floor(box.x + box.width)).toBeLessThanOrEqual(row.x + row.width - FADE_PX)
    expect(await readRoom(sources, link)).toEqual({ above: 4, below: 4 })
  })
})

/** The pixels in view above and below an element, for its ring. */
async function readRoom(scroller: Locator, element: Locator): Promise<object> {
  const inner = await scroller.evaluate((one) => {
    const top = one.getBoundingClientRect().top + one.clientTop
    return { top, bottom: top + one.clientHeight }
  })
  const box = (await element.boundingBox())!
  return { above: box.y - inner.top, below: inner.bottom - box.y - box.height }
}

test.describe('touched', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a source is 44 pixels high', async ({ page, playground }) => {
    await showState(page, playground, 'sources')
    const link = page.locator('.docent .sources').getByRole('link').first()
    const box = (await link.boundingBox())!
    const isHit = (y: number) =>
      link.evaluate(
        (one, [x, y]) => one.contains(document.elementFromPoint(x!, y!)),
        [box.x + 4, y],
      )
    expect(await isHit(box.y + box.height / 2 - 21.5)).toBe(true)
    expect(await isHit(box.y + box.height / 2 + 21.5)).toBe(true)
  })
})

// The upper edge of their rings was outside of the window.
test('the buttons of the header have room for their rings', async ({ page, playground }) => {
  await showState(page, playground, 'empty')
  const close = page.locator('.docent .head .close').last()
  await tabUntil(page, close)
  const top = await close.evaluate((one) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(one)
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    return one.getBoundingClientRect().top - ring
  })
  expect(top).toBeGreaterThanOrEqual(0)
})

// "From our pages", or a thumb, was alone on a second line.
test('the actions of an answer share a line with the note on its origin', async ({
  page,
  playground,
}) => {
  for (const lang of ['', 'de', 'ar']) {
    await showState(page, playground, 'sources', lang)
    const tops = await page
      .locator('.docent .turn:not(.you) .acts > *')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThan(4)
    expect(new Set(tops).size, lang).toBe(1)
  }
})

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  // The quick replies were hidden, with room for them.
  test('has quick replies until a question is written or asked', async ({ page, playground }) => {
    await showState(page, playground, 'empty')
    const chips = page.locator('.docent .panel > .chips')
    const field = page.locator('.docent textarea')
    await page.locator('.docent h2').focus()
    await expect(chips).toBeVisible()
    expect((await field.boundingBox())!.y + 48).toBeLessThanOrEqual(390)
    await field.focus()
    await expect(chips).toBeHidden()
    await showState(page, playground, 'done')
    await page.locator('.docent h2').focus()
    await expect(chips).toBeHidden()
  })

  test('has the pill of phones, below more of the page', async ({ page, playground }) => {
    await showState(page, playground, 'closed')
    const { y, height } = (await page.locator('.pill').boundingBox())!
    expect([y, height]).toEqual([338, 44])
  })
})

// It was at the top of the list, over the words.
test('the way to the start of an answer is next to its actions, and covers none', async ({
  page,
  playground,
}) => {
  await page.setViewportSize({ ...PHONE, height: 500 })
  for (const lang of ['', 'de', 'es', 'ar']) {
    await showState(page, playground, 'sources', lang)
    const jump = page.locator('.docent .jump[data-up]')
    await expect(jump).toBeVisible()
    const gaps = await page.locator('.docent .turn:not(.you) .acts > *').evaluateAll((all) => {
      const way = document.querySelector('.docent .jump')?.getBoundingClientRect()
      return all.map((one) => {
        const { left, right } = one.getBoundingClientRect()
        return Math.max((way?.left ?? 0) - right, left - (way?.right ?? 0))
      })
    })
    expect(gaps.length).toBeGreaterThan(4)
    expect(Math.min(...gaps), lang).toBeGreaterThanOrEqual(0)
  }
})

test('the keys of the help are written from the left, also in Arabic', async ({
  page,
  playground,
}) => {
  await showState(page, playground, 'help', 'ar')
  const keys = page.locator('.docent kbd')
  await expect(keys.first()).toBeVisible()
  for (const key of await keys.all()) await expect(key).toHaveCSS('direction', 'ltr')
})

// It was under the fade at the edge: a browser takes a button that is partly in view for seen.
test('a question that the keyboard comes to is in view as a whole', async ({
  page,
  playground,
}) => {
  await showState(page, playground, 'done')
  const panel = await page.locator('.docent .panel').boundingBox()
  const chips = page.locator('.docent .chips').last()
  const questions = await chips.getByRole('button').all()
  expect(questions.length).toBeGreaterThan(1)
  await expectInOrder(page, questions, async (question) => {
    const box = await question.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(panel?.x ?? 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (panel?.x ?? 0) + (panel?.width ?? 0),
    )
  })
})

// It had two lines, also on phones with room for it.
test('the hint below the field has one line', async ({ page, playground }) => {
  await page.setViewportSize({ ...PHONE, width: 360 })
  await showState(page, playground, 'done')
  expect(await heightOf(page.locator('.docent .foot'))).toBe(28)
})

// The page turned grey at once, before the panel had faded in.
test('the panel does not darken the page while it opens', async ({ page, playground }) => {
  await showState(page, playground, 'empty')
  const backdrop = await page
    .locator('dialog.panel')
    .evaluate((panel) => getComputedStyle(panel, '::backdrop').backgroundColor)
  expect(backdrop).toBe('rgba(0, 0, 0, 0)')
})
