import { join } from 'node:path'
import type { Page, ViewportSize } from '@playwright/test'
import type { StreamPart } from '@docent/protocol'
import { LONG, LONG_WORD, REFUSED, SOURCED, WIDE, followUps } from './answers.ts'
import { ask, expect, findViolations, finish, openPanel, startStream, test } from './fixtures.ts'
import { text } from './fixtures.ts'
import { alertOf, fieldOf, holdQuestions, panelOf, pillOf } from './panel.ts'

/** A folder for a picture of each state, for whoever wants to look at them. */
const PICTURES = process.env['DOCENT_PICTURES']

const DESKTOP: ViewportSize = { width: 1440, height: 900 }
const PHONE: ViewportSize = { width: 320, height: 640 }

const NEXT = followUps(
  'What do I need to run it?',
  'Can I change the colours?',
  'How do I keep the answers of the assistant to what my own pages say about it?',
)

type Look = (state: string) => Promise<void>

/** A look at each state: axe, what sticks out, and the sizes of the specification. */
function createLook(page: Page, name: string): Look {
  return (state) =>
    test.step(state, async () => {
      await awaitRest(page)
      await takePicture(page, `${name}-${state}`)
      expect.soft(await findViolations(page, '.docent'), state).toEqual([])
      const { overflow, sizes } = await measure(page)
      expect.soft(overflow, state).toEqual([])
      if (sizes) expectSizes(sizes, state)
    })
}

/** Waits until what moves once in the chat has come to rest. */
async function awaitRest(page: Page): Promise<void> {
  await page.locator('.docent').evaluate(async (chat) => {
    const moving = chat
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

async function takePicture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return
  const { width } = page.viewportSize() ?? DESKTOP
  const clip = { x: 0, y: 200, width: 800, height: 700 }
  const path = join(PICTURES, `${name}.png`)
  await page.screenshot({ path, ...(width === DESKTOP.width && { clip }) })
}

interface Sizes {
  readonly window: ViewportSize
  readonly panel: { x: number; y: number; width: number; height: number }
  readonly list: number
  readonly field: number
}

/** What is wider than what holds it and has no scroller of its own, and the sizes where it is open. */
function measure(page: Page): Promise<{ overflow: string[]; sizes: Sizes | undefined }> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`
    const boxOf = (selector: string) =>
      document.querySelector(`.docent ${selector}`)?.getBoundingClientRect()
    const scrolling = [...document.querySelectorAll('html, .docent .panel, .docent .list')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => `${nameOf(element)} scrolls sideways`)
    const panel = boxOf('.panel')
    if (!panel) return { overflow: scrolling, sizes: undefined }

    const outside = [...document.querySelectorAll('.docent .panel *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isOutside = left < panel.left - 0.5 || right > panel.right + 0.5
      return width > 0 && isOutside && !element.closest('.table, pre, .chips, .vh')
    })
    const { x, y, width, height } = panel
    return {
      overflow: [...scrolling, ...outside.map((element) => `${nameOf(element)} sticks out`)],
      sizes: {
        window: { width: innerWidth, height: innerHeight },
        panel: { x, y, width, height },
        list: boxOf('.list')?.height ?? 0,
        field: boxOf('textarea')?.height ?? 0,
      },
    }
  })
}

function expectSizes({ window, panel, list, field }: Sizes, state: string): void {
  const { width, height } = window
  if (width <= 640 || height <= 420) {
    expect.soft(panel, state).toEqual({ x: 0, y: 0, width, height })
  } else {
    const size = { width: Math.min(750, width - 48), height: Math.min(600, height - 120) }
    expect.soft(panel, state).toMatchObject({ x: 24, ...size })
    expect.soft(list, state).toBeLessThanOrEqual(410)
  }
  expect.soft(field, state).toBeGreaterThanOrEqual(48)
  expect.soft(field, state).toBeLessThanOrEqual(120)
}

/** The states before anything was asked. */
async function walkEmpty(page: Page, look: Look): Promise<void> {
  await page.goto('/')
  await look('closed')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  await look('tooltip')
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  await look('empty')
  await fieldOf(page).fill('How do I place it, and what size is it?')
  await look('typing')
  const sentence = 'We run a site with about forty product pages. '
  await fieldOf(page).fill(sentence.repeat(50).slice(0, 1842))
  await expect(panelOf(page).getByText('1842/2000')).toBeVisible()
  await look('near-limit')
  await fieldOf(page).fill(sentence.repeat(50).slice(0, 2034))
  await expect(panelOf(page).getByText('2034/2000')).toBeVisible()
  await look('over-limit')
  await fieldOf(page).fill('')
  const help = panelOf(page).getByRole('button', { name: 'Keys and reading aloud' })
  await help.click()
  await expect(panelOf(page).getByText('Edit your last question')).toBeVisible()
  await look('help')
  await help.click()
}

type Reply = (...parts: StreamPart[]) => void
type Next = Awaited<ReturnType<typeof holdQuestions>>

async function replyTo(next: Next): Promise<Reply> {
  const send = startStream(await next())
  send({ type: 'start_step', value: { messageId: crypto.randomUUID() } })
  return send
}

async function answer(page: Page, next: Next, parts: readonly StreamPart[]): Promise<void> {
  const reply = await replyTo(next)
  reply(...parts, finish)
  await expect(panelOf(page).getByRole('button', { name: 'Send' })).toBeEnabled()
}

/** The states of a reply, from sending to its end. */
async function walkReply(page: Page, next: Next, look: Look): Promise<void> {
  const panel = panelOf(page)
  await ask(page, 'Explain what you do.')
  const reply = await replyTo(next)
  reply({ type: 'data', value: [{ type: 'status', stage: 'reading', pages: 3 }] })
  await expect(panel.getByText('Reading 3 pages')).toBeVisible()
  await look('submitted')
  reply(text('Docent is a product site with a guide who knows it.\n\n- The **Site** holds the pa'))
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible()
  await look('streaming')
  await page.keyboard.press('Control+.')
  await expect(panel.getByText('Stopped', { exact: true })).toBeVisible()
  await look('stopped')
  await fieldOf(page).press('ArrowUp')
  await expect(panelOf(page).getByText('Replaces your last question')).toBeVisible()
  await look('editing')
  await page.keyboard.press('Enter')
  await answer(page, next, [text('Docent is a product site.')])
  await look('pager')
  await panel.getByRole('button', { name: 'Previous version' }).click()
  await expect(panel.getByText('Replaced', { exact: true })).toBeVisible()
  await look('replaced')

  await ask(page, 'Who should get these products?')
  await answer(page, next, SOURCED)
  await look('sources')
  await fieldOf(page).press('Shift+Tab')
  await panel.getByRole('link', { name: 'Source 3' }).focus()
  await expect(panel.getByRole('tooltip')).toBeVisible()
  await look('card')
  await page.keyboard.press('Escape')
  await ask(page, 'How much is it?')
  await answer(page, next, [text('Nothing. It is under the MIT licence.'), NEXT])
  await expect(panel.getByRole('list', { name: 'Related questions' })).toBeVisible()
  await look('follow-ups')
  await ask(page, 'Which football team won the cup in 1974?')
  await answer(page, next, REFUSED)
  await look('refusal')
}

/** What is too wide or too long, in a thread that is longer than the list. */
async function walkLong(page: Page, next: Next, look: Look): Promise<void> {
  const panel = panelOf(page)
  await ask(page, 'How do I place it, and what size is it?')
  await answer(page, next, [text(WIDE)])
  await look('wide')
  await ask(page, `What does ${LONG_WORD.repeat(2)} mean?`)
  await answer(page, next, [text(LONG)])
  await look('long-word')

  await ask(page, 'Explain it all again.')
  const reply = await replyTo(next)
  reply(text('It goes on. '.repeat(20)))
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible()
  await panel.getByRole('region', { name: 'Conversation' }).focus()
  await page.keyboard.press('PageUp')
  reply(text('\n\nAnd on. '.repeat(20)))
  await expect(panel.getByRole('button', { name: 'New messages' })).toBeVisible()
  await look('new-messages')
  reply({ type: 'error', value: 'The answer could not be finished.' })
  await expect(alertOf(page)).toContainText('The answer could not be finished.')
  await look('error')
}

/** The states of what went wrong, after an error, and the pill of an answer that nobody saw. */
async function walkErrors(page: Page, next: Next, look: Look): Promise<void> {
  const retry = panelOf(page).getByRole('button', { name: /^Retry/ })
  await retry.click()
  const failing = await next()
  failing.writeHead(500).end()
  await expect(alertOf(page)).toHaveText('Something went wrong. Please try again.')
  await look('error-500')
  await retry.click()
  const busy = await next()
  busy.writeHead(500, { 'content-type': 'text/plain' })
  busy.end('The assistant is being set up anew. This takes a minute or two; ask again after that.')
  await expect(alertOf(page)).toContainText('being set up anew')
  await look('error-500-sentence')
  await retry.click()
  const refusing = await next()
  refusing.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '60' })
  refusing.end('Too many questions at once. Wait a minute.')
  await expect(retry).toHaveText(/^Retry in \d+ s$/)
  await look('error-429')

  await ask(page, 'Something else')
  const reply = await replyTo(next)
  reply(text('Here'))
  await expect(panelOf(page).getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.keyboard.press('Escape')
  reply(text(' it is.'), finish)
  await expect(pillOf(page)).toHaveAccessibleName(/new answer/)
  await expect(panelOf(page)).toHaveCount(0)
  await look('unread')
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`every state is whole: ${colorScheme}, ${viewport.width} px wide`, async ({
      page,
      complaints,
    }) => {
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      const look = createLook(page, `${viewport.width}-${colorScheme}`)
      const next = await holdQuestions(page)
      await walkEmpty(page, look)
      await walkReply(page, next, look)
      await walkLong(page, next, look)
      await walkErrors(page, next, look)
      // The four errors, for whoever looks after the site.
      expect(complaints.splice(0)).toHaveLength(4)
    })
  }
}

test('every state of a reply is whole in forced colours, and with motion', async ({ page }) => {
  test.slow()
  const next = await holdQuestions(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await walkEmpty(page, createLook(page, 'forced'))
  await walkReply(page, next, createLook(page, 'forced'))
})

test('the panel has its size in every window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await openPanel(page)
  await fieldOf(page).fill('One line and another. '.repeat(60))
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
    const role = width <= 640 || height <= 420 ? 'dialog' : 'region'
    await expect(page.getByRole(role, { name: 'Docent assistant' })).toBeVisible()
    await createLook(page, 'window')(`${width}x${height}`)
  }
})
