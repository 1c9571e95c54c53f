import type { Page } from '@playwright/test'
import type { StreamPart } from '@docent/protocol'
import { followUps } from '@docent/playground/answers'
import {
  NAVIGATION,
  answerWith,
  expect,
  finish,
  start,
  startStream,
  test,
  text,
} from '../fixtures.ts'
import { alertOf, answersOf, fieldOf, holdQuestions, panelOf, pillOf, readStill } from '../panel.ts'

// Nothing here points: the mouse is never moved, and nothing is clicked.

/** The focused element: its name, or `body`. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document
    if (!element || element === document.body) return 'body'
    const labels = [
      element.getAttribute('aria-label'),
      (element as HTMLInputElement).placeholder,
      element.textContent,
    ]
    return labels.find((label) => label?.trim())?.trim() ?? element.tagName
  })
}

/** Presses Tab, and names what has the focus after each. */
async function tab(page: Page, times: number, key = 'Tab'): Promise<string[]> {
  const names: string[] = []
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key)
    names.push(await focused(page))
  }
  return names
}

/** Presses Tab until the element of this name has the focus. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press(key)
    if ((await focused(page)) === name) return
  }
  throw new Error(`Tab never reaches "${name}".`)
}

/** Opens the panel by its pill, which is at the end of the page. */
async function openByKey(page: Page, key = 'Enter'): Promise<void> {
  await page.goto('/')
  await page.keyboard.press('Shift+Tab')
  await expect(pillOf(page)).toBeFocused()
  await page.keyboard.press(key)
  await expect(fieldOf(page)).toBeFocused()
}

async function askByKey(page: Page, question: string): Promise<void> {
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
}

/** Counts from now on the frames in which nothing has the focus. */
async function watchFocus(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = window as Window & { lost?: number }
    watched.lost = 0
    const look = () => {
      if (document.activeElement === document.body) watched.lost = (watched.lost ?? 0) + 1
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as Window & { lost?: number }).lost ?? -1)
}

test('the first Tab is the skip link, and then come the bar and the page', async ({ page }) => {
  await page.goto('/products')
  const bar = ['Docent', ...NAVIGATION.map(([, label]) => label), 'Search', 'Theme']
  expect(await tab(page, 9)).toEqual(['Skip to content', ...bar])

  await page.reload()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  const [first = ''] = await tab(page, 1)
  expect(bar).not.toContain(first)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('Enter on a link of the bar leads to its page, and the focus with it', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Tutorials')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tutorials$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorials')
  expect(await focused(page)).not.toBe('Tutorials')
})

test('the theme is chosen by key, and remembered', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Theme')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused()
  await tab(page, 2, 'ArrowDown')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(background).toBe('rgb(20, 19, 17)')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused()
  await page.goto('/products')
  expect(await background()).toBe('rgb(20, 19, 17)')
})

test('the pill shows its tooltip on focus, and Escape hides it', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
  // The focus loads the chat; until then nothing handles the key.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden({ timeout: 100 })
  }).toPass()
  await expect(pillOf(page)).toBeFocused()
})

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the panel with the focus in the field, Escape closes it`, async ({ page }) => {
    await openByKey(page, key)
    await expect(pillOf(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(pillOf(page)).toBeFocused()
    await page.keyboard.press(key)
    await expect(fieldOf(page)).toBeFocused()
  })
}

test('Tab goes through the panel in the order on the screen', async ({ page }) => {
  await answerWith(page, (_, response) => {
    const source = { sourceType: 'url', id: 'p', url: '/products/widget#Audience', title: 'Widget' }
    const cited: StreamPart = { type: 'source', value: source }
    startStream(response)(start, cited, text('One [1]. '), followUps('What next?'), finish)
    response.end()
  })
  await openByKey(page)
  await askByKey(page, 'First')
  await expect(answersOf(page)).toHaveCount(1)
  await expect(fieldOf(page)).toBeFocused()
  await askByKey(page, 'Second')
  await expect(answersOf(page)).toHaveCount(2)
  await expect(fieldOf(page)).toBeFocused()

  await tabTo(page, 'Talk to the assistant', 'Shift+Tab')
  const thumbs = ['Helpful', 'Not helpful']
  const first = ['Copy', 'Source 1', '1Widget', 'Copy', ...thumbs]
  const last = ['Copy', 'Edit', 'Source 1', '1Widget', 'Copy']
  const chips = [
    'Explain what you do.',
    'What products are available?',
    'Who should get these products?',
  ]
  expect(await tab(page, 24)).toEqual([
    'Settings and shortcuts',
    'New conversation',
    'Close',
    'Conversation',
    ...first,
    ...last,
    'Regenerate',
    ...thumbs,
    'What next?',
    ...chips,
    'Type your message...',
    'Send',
  ])
})

test('a question is written and asked by key, and its answer stopped', async ({ page }) => {
  const next = await holdQuestions(page)
  await openByKey(page)
  await page.keyboard.type('One line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('and another')
  await expect(fieldOf(page)).toHaveValue('One line\nand another')
  const countLost = await watchFocus(page)
  await page.keyboard.press('Enter')

  await expect(fieldOf(page)).toBeDisabled()
  const first = await next()
  startStream(first)(start, text('The beginning'))
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('Typed while it arrives')
  await page.keyboard.press('Tab')
  await expect(panelOf(page).getByRole('button', { name: 'Stop' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answersOf(page)).toContainText('Stopped')
  // The button is Send again, under the same finger: the typed text is still there, and not sent.
  await expect(panelOf(page).getByRole('button', { name: 'Send' })).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('Typed while it arrives')

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await next()
  await expect(panelOf(page).getByText('Docent is thinking...')).toBeVisible()
  await page.keyboard.press('Control+.')
  await expect(fieldOf(page)).toBeEnabled()
  await expect(fieldOf(page)).toBeFocused()
  await expect(alertOf(page)).toBeEmpty()

  await askByKey(page, 'Once more')
  startStream(await next())(start, text('It goes on'))
  await expect(answersOf(page).last()).toContainText('It goes on')
  await page.keyboard.press('Meta+.')
  await expect(answersOf(page).last()).toContainText('Stopped')
  expect(await countLost()).toBe(0)
})

test('Copy, Regenerate and Retry work by key, and the focus is never lost', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const next = await holdQuestions(page)
  const answer = async (words: string) => {
    const response = await next()
    startStream(response)(start, text(words), finish)
    response.end()
  }
  await openByKey(page)
  const countLost = await watchFocus(page)
  await askByKey(page, 'Anything')
  await answer('The **first** answer.')
  await expect(answersOf(page)).toContainText('The first answer.')
  await expect(fieldOf(page)).toBeFocused()

  await tabTo(page, 'Regenerate', 'Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('button', { name: 'Copied' })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('The **first** answer.')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(answersOf(page)).toHaveCount(0)
  await answer('The second answer.')
  await expect(answersOf(page)).toContainText('The second answer.')
  await expect(fieldOf(page)).toBeFocused()

  await askByKey(page, 'What fails')
  const failing = await next()
  failing.writeHead(500, { 'content-type': 'text/plain' }).end('The assistant is resting.')
  await expect(alertOf(page)).toContainText('The assistant is resting.')
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('')
  await tabTo(page, 'Retry', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(alertOf(page)).toBeEmpty()
  await answer('It works.')
  await expect(answersOf(page).last()).toContainText('It works.')
  await expect(fieldOf(page)).toBeFocused()
  expect(complaints.splice(0)).toHaveLength(1)
  expect(await countLost()).toBe(0)
})

test('a long answer is read by key, and New messages leads back to its end', async ({ page }) => {
  const next = await holdQuestions(page)
  await openByKey(page)
  await askByKey(page, 'Anything')
  const send = startStream(await next())
  send(start, text('A paragraph.\n\n'.repeat(40)))
  await expect(answersOf(page)).toContainText('A paragraph.')
  const list = panelOf(page).getByRole('region', { name: 'Conversation' })
  const top = () => list.evaluate((element) => element.scrollTop)
  await expect.poll(top).toBeGreaterThan(500)
  await readStill(page, top)
  const countLost = await watchFocus(page)

  await tabTo(page, 'Conversation', 'Shift+Tab')
  await page.keyboard.press('Home')
  await expect.poll(top).toBe(0)
  send(text('More. '))
  const jump = panelOf(page).getByRole('button', { name: 'New messages' })
  await expect(jump).toBeVisible()
  // On its way there Tab passes the controls of the last message, which are at the end. The cursor
  // of a screen reader goes there directly.
  await jump.focus()
  await page.keyboard.press('Enter')
  await expect.poll(top).toBeGreaterThan(500)
  await expect(jump).toBeHidden()
  await expect(list).toBeFocused()

  await tabTo(page, 'Suggested questions')
  send(finish)
  await expect(panelOf(page).getByRole('button', { name: 'Send' })).toBeVisible()
  await tabTo(page, 'Explain what you do.')
  expect(await countLost()).toBe(0)
})

test('a source opens in place by Enter, with the chat still open', async ({ page }) => {
  await openByKey(page)
  await askByKey(page, 'Who should get the widget?')
  await expect(panelOf(page).getByText(/^Sources/)).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
  await tabTo(page, 'Regenerate', 'Shift+Tab')
  await tab(page, 2, 'Shift+Tab')
  await expect(panelOf(page).locator('.sources a:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\/.+#/)
  await expect(panelOf(page)).toBeVisible()
  await expect(panelOf(page).locator('.sources a:focus')).toHaveCount(1)
})

test('the card of a mark shows on focus, and Escape closes it before the panel', async ({
  page,
}) => {
  await openByKey(page)
  await askByKey(page, 'Who should get the widget?')
  await expect(panelOf(page).getByText(/^Sources/)).toBeVisible()
  await tabTo(page, 'Source 1', 'Shift+Tab')
  const card = panelOf(page).getByRole('tooltip')
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(pillOf(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the menu opens with Enter and closes with Escape', async ({ page }) => {
    await page.goto('/')
    await tabTo(page, 'Menu')
    await page.keyboard.press('Enter')
    const button = page.getByRole('button', { name: 'Menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(await tab(page, 5)).toEqual(NAVIGATION.map(([, label]) => label))
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()

    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products$/)
  })

  test('complaint 4: the panel is a modal dialog that Tab does not leave', async ({ page }) => {
    const next = await holdQuestions(page)
    await openByKey(page)
    await expect(page.getByRole('dialog', { name: 'Docent assistant' })).toBeVisible()
    const countLost = await watchFocus(page)
    await askByKey(page, 'Anything')
    await expect(fieldOf(page)).toBeDisabled()
    const response = await next()
    startStream(response)(start, text('An answer.'), finish)
    response.end()
    await expect(fieldOf(page)).toBeFocused()
    expect(await countLost()).toBe(0)

    const inside = await page.evaluate(() => document.querySelector('dialog')?.id)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 25; press += 1) {
        await page.keyboard.press(key)
        // Past its last control a browser goes to its own bars, and for the page the focus is nowhere.
        const holder = await page.evaluate(() => {
          const element = document.activeElement
          return element === document.body ? 'body' : element?.closest('dialog')?.id
        })
        expect([inside, 'body']).toContain(holder)
      }
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(pillOf(page)).toBeFocused()
  })
})
