import type { Page } from '@playwright/test'
import {
  ask,
  expect,
  findViolations,
  finish,
  openPanel,
  sendTo,
  startStream,
  test,
  text,
} from '../fixtures.ts'
import { answersOf, fieldOf, holdQuestions, panelOf, pillOf } from '../panel.ts'

const button = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name, exact: true })

/** Answers each question with its own words, and keeps what it was asked. */
async function echo(page: Page): Promise<Asked[]> {
  const asked: Asked[] = []
  await sendTo(page, async (request, response) => {
    const body = JSON.parse((await Array.fromAsync(request)).join('')) as Asked
    asked.push(body)
    const id = { type: 'start_step', value: { messageId: crypto.randomUUID() } } as const
    startStream(response)(id, text(`About ${body.messages.at(-1)?.content}.`), finish)
    response.end()
  })
  return asked
}

interface Asked {
  messages: { id: string; content: string }[]
  data: { replaces?: string[] }
}

test('complaint 18: the last question is changed by key, and its turn stays to be looked at', async ({
  page,
}) => {
  const asked = await echo(page)
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'lamps')
  await expect(button(page, 'Edit')).toBeVisible()
  await fieldOf(page).press('ArrowUp')
  await expect(fieldOf(page)).toHaveValue('lamps')
  await expect(panelOf(page)).toContainText('Replaces your last question')
  expect(await findViolations(page, '.docent')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(fieldOf(page)).toHaveValue('')
  await expect(panelOf(page)).toBeVisible()

  await page.keyboard.press('ArrowUp')
  await page.keyboard.type(' and doors')
  await page.keyboard.press('Enter')
  await expect(answersOf(page)).toContainText('About lamps and doors.')
  expect(asked[1]?.messages.map(({ content }) => content)).toEqual(['lamps and doors'])
  expect(asked[1]?.data.replaces).toEqual([asked[0]?.messages[0]?.id])

  await button(page, 'Previous version').click()
  await expect(answersOf(page)).toContainText('About lamps.')
  await expect(panelOf(page)).toContainText('1/2')
  expect(await findViolations(page, '.docent')).toEqual([])
  await page.reload()
  await openPanel(page)
  await expect(panelOf(page)).toContainText('2/2')
  await button(page, 'Previous version').click()
  await expect(answersOf(page)).toContainText('About lamps.')
})

test('the keys of the page open the chat before it is loaded, and lead to it and back', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Control+/')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Control+/')
  await expect(fieldOf(page)).toBeFocused()
  // The key is there a moment after the panel: its script is loaded once that is open.
  await expect(async () => {
    await page.keyboard.press('F6')
    await expect(page.locator('main')).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Tab')
  const link = page.locator('main :focus')
  const name = await link.textContent()
  await page.keyboard.press('F6')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('F6')
  await expect(link).toHaveText(name ?? '')
})

test('the help lists the keys, and goes with Escape before the panel', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  await button(page, 'Settings and shortcuts').click()
  const help = page.getByRole('region', { name: 'Settings and shortcuts' })
  await expect(help).toContainText('Edit your last question')
  expect(await findViolations(page, '.docent')).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await button(page, 'Settings and shortcuts').click()
  await expect(help).toBeVisible()
  await expect(fieldOf(page)).toBeInViewport()
  expect(await findViolations(page, '.docent')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(button(page, 'Settings and shortcuts')).toBeFocused()
  await expect(panelOf(page)).toBeVisible()
})

test('Escape frees what has the focus from under the panel', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#', id: 'under' })
    link.textContent = 'Under the panel'
    link.style.cssText = 'position: fixed; left: 80px; bottom: 200px'
    document.body.append(link)
    link.focus()
  })
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(page.locator('#under')).toBeFocused()
})

test('the page keeps room for the pill below what has the focus', async ({ page }) => {
  await page.goto('/')
  const { room, pill } = await page.evaluate(() => ({
    room: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd),
    pill: innerHeight - document.querySelector('.pill')!.getBoundingClientRect().top,
  }))
  expect(room).toBeGreaterThanOrEqual(pill + 16)
})

test('complaint 3: an answer is announced once, at its end, and the list is not a live region', async ({
  page,
}) => {
  const next = await holdQuestions(page)
  await page.goto('/')
  await openPanel(page)
  const said: string[] = []
  await page.exposeFunction('hear', (words: string) => void said.push(words))
  await page.evaluate(() => {
    const { hear } = window as unknown as { hear: (words: string) => void }
    const regions = document.querySelectorAll('.docent [aria-live]')
    const listen = (records: MutationRecord[]) => {
      for (const { target } of records) if (target.textContent) hear(target.textContent)
    }
    for (const region of regions) {
      new MutationObserver(listen).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    }
  })
  await ask(page, 'Anything')
  const send = startStream(await next())
  for (const word of ['It ', 'is ', 'so, ', 'and ']) {
    send(text(word))
    await expect(answersOf(page)).toContainText(word.trim())
  }
  send(text('more.'), finish)
  await expect.poll(() => said.at(-1)).toBe('It is so, and more.')
  expect(said.filter((words) => words !== 'Assistant is replying')).toEqual(['It is so, and more.'])
  await expect(panelOf(page).locator('.list').locator('[aria-live], [role=log]')).toHaveCount(0)
})

test('complaint 4: a closed chat is not there to be read, and an open one scrolls by key', async ({
  page,
}) => {
  const next = await holdQuestions(page)
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  const response = await next()
  startStream(response)(text('A paragraph.\n\n'.repeat(40)), finish)
  response.end()
  const list = panelOf(page).getByRole('region', { name: 'Conversation' })
  await expect(button(page, 'Regenerate')).toBeVisible()
  const top = () => list.evaluate((element) => element.scrollTop)
  await expect.poll(top).toBeGreaterThan(500)
  await list.focus()
  await page.keyboard.press('Home')
  await expect.poll(top).toBe(0)
  await page.keyboard.press('Escape')
  await expect(pillOf(page)).toBeFocused()
  await expect(page.locator('.docent .panel')).toHaveCount(0)
})

test('complaint 6: opening the panel leaves the page where it is', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Control+/')
  await expect(fieldOf(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test.describe('where a finger points', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('complaint 6: no keyboard is called up by opening the panel', async ({ page }) => {
    await page.goto('/')
    await pillOf(page).tap()
    await expect(panelOf(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(fieldOf(page)).not.toBeFocused()
  })

  test('complaint 5: the panel keeps to what the keyboard leaves, and the page as it was', async ({
    page,
  }) => {
    // Neither browser nor emulation has a keyboard on the screen: the test changes its window instead.
    await page.addInitScript(() => {
      const viewport = Object.assign(new EventTarget(), { height: 780, offsetTop: 0 })
      Object.defineProperty(window, 'visualViewport', { value: viewport })
    })
    await page.goto('/')
    const styles = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].map((element) => element.getAttribute('style')),
      )
    const before = await styles()
    await pillOf(page).tap()
    await fieldOf(page).tap()
    await page.evaluate(() => {
      const viewport = window.visualViewport as unknown as EventTarget
      Object.assign(viewport, { height: 400, offsetTop: 60 })
      viewport.dispatchEvent(new Event('resize'))
    })
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ y: 60, height: 400 })
    const field = (await fieldOf(page).boundingBox())!
    expect(field.y + field.height).toBeLessThanOrEqual(460)
    const size = await fieldOf(page).evaluate((element) => getComputedStyle(element).fontSize)
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16)
    expect(await styles()).toEqual(before)
  })
})
