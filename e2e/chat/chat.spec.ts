import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { encodePart } from '@docent/protocol'
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
import {
  answersOf as answers,
  fieldOf as field,
  panelOf as panel,
  pillOf as pill,
} from '../panel.ts'

test('the pill is at the bottom left, and opens and closes the panel', async ({ page }) => {
  await page.goto('/')
  const box = (await pill(page).boundingBox())!
  expect(box.x).toBe(24)
  expect(box.y + box.height).toBe(900 - 24)
  await expect(panel(page)).toBeHidden()

  await openPanel(page)
  const size = async () => {
    const { width, height } = (await panel(page).boundingBox())!
    return [width, height]
  }
  await expect.poll(size).toEqual([750, 600])
  await expect(panel(page).getByRole('heading', { name: 'Welcome to Docent' })).toBeVisible()
  await expect(panel(page)).toContainText(
    'Hi I am the virtual assistant. How can I help you today?',
  )
  await expect(pill(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(field(page)).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(pill(page)).toBeFocused()

  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page)).toBeHidden()
})

test('a tooltip shows while the panel is closed', async ({ page }) => {
  await page.goto('/')
  await pill(page).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Ask a question about Docent')
  await pill(page).click()
  await expect(field(page)).toBeVisible()
  await expect(page.getByRole('tooltip')).toBeHidden()
})

for (const [reply, words] of [
  ['Explain what you do.', ['Docent makes a site from Markdown', 'Assistant', 'Widget']],
  ['What products are available?', ['Site', 'Widget', 'Protocol', 'Assistant', 'Command line']],
  ['Who should get these products?', ['owners whose visitors come on slow phones', 'developers']],
] as const) {
  test(`the quick reply "${reply}" is sent and answered from the content`, async ({ page }) => {
    await page.goto('/')
    await openPanel(page)
    await panel(page).getByRole('button', { name: reply }).click()
    await expect(panel(page).getByRole('article', { name: /You said/ })).toContainText(reply)
    for (const word of words) await expect(answers(page).first()).toContainText(word)
    await expect(panel(page).getByText(/^Sources \(\d\)$/)).toBeVisible()
  })
}

// A space used to press the chip once more, and the first word of the next question was lost.
test('after a quick reply was clicked, what is typed is in the field, and no chip is pressed again', async ({
  page,
}) => {
  await page.goto('/')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'Explain what you do.' }).click()
  await expect(panel(page).getByText(/^Sources/)).toBeVisible()
  await page.keyboard.type('a b c')
  await expect(field(page)).toHaveValue('a b c')
  await expect(panel(page).getByRole('article', { name: /You said/ })).toHaveCount(1)
})

for (const [question, words, route] of [
  ['Does it need an API key?', 'No. It answers from your pages', '/products/assistant'],
  ['How do I change the port?', 'Set the variable PORT', '/products/command-line'],
  ['How long may a question be?', '2,000 characters', '/products/widget'],
] as const) {
  test(`"${question}" is answered in the words of ${route}`, async ({ page }) => {
    await page.goto('/')
    await openPanel(page)
    await ask(page, question)
    await expect(answers(page).first()).toContainText(words)
    const source = answers(page)
      .first()
      .getByRole('list', { name: /Sources/ })
      .getByRole('link')
    await expect(source.first()).toHaveAttribute('href', new RegExp(`^http://[^/]+${route}`))
  })
}

test('a question that the pages do not answer is refused, with the closest pages', async ({
  page,
}) => {
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Which football team won the cup in 1974?')
  await expect(answers(page).first()).toContainText('could not find')
  await expect(panel(page).getByText(/^Sources/)).toBeHidden()
})

test('a source leads to its page, and to the heading that it was taken from', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Who should get the widget?')
  const source = panel(page)
    .getByRole('list', { name: /Sources/ })
    .getByRole('link')
    .first()
  await source.click()
  await expect(page).toHaveURL(/\/products\/widget#Audience$/)
  await expect(page.getByRole('heading', { name: 'Who should get it' })).toBeInViewport()
})

test('shows text in pieces, as it arrives', async ({ page }) => {
  let more: () => void = () => undefined
  const close = await answerWith(page, (_, response) => {
    const send = startStream(response)
    send(start, text('The first '))
    more = () => {
      send(text('and the second.'), finish)
      response.end()
    }
  })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  await expect(answers(page).first()).toContainText('The first')
  await expect(panel(page).getByRole('button', { name: 'Stop' })).toBeVisible()
  more()
  await expect(answers(page).first()).toContainText('The first and the second.')
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeVisible()
  close()
})

test('the real server writes an answer in many small parts', async ({ request }) => {
  const response = await request.post('/api/gen-ai', {
    data: { messages: [{ role: 'user', content: 'What products are available?' }] },
  })
  const lines = (await response.text()).split('\n')
  expect(lines.filter((line) => line.startsWith('0:')).length).toBeGreaterThan(10)
  expect(lines.find((line) => line.startsWith('f:'))).toBeTruthy()
  expect(lines.at(-2)).toMatch(/^d:/)
})

test('while a reply is awaited, the panel says so and takes nothing', async ({ page }) => {
  const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>()
  const close = await answerWith(page, (_, response) => resolve(response))
  await page.goto('/')
  await openPanel(page)
  await expect(panel(page).getByText('How can I help you today?', { exact: true })).toBeVisible()
  await ask(page, 'Anything')
  await expect(panel(page).getByText('Thinking...', { exact: true })).toBeVisible()
  await expect(panel(page).getByText('Docent is thinking...')).toBeVisible()
  await expect(field(page)).toBeDisabled()
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(panel(page).getByRole('button', { name: 'Explain what you do.' })).toBeDisabled()

  const response = await asked
  startStream(response)(start, text('Here.'), finish)
  response.end()
  await expect(answers(page).first()).toContainText('Here.')
  await expect(panel(page).getByText('How can I help you today?', { exact: true })).toBeVisible()
  await expect(field(page)).toBeFocused()
  close()
})

test('complaint 16: Stop keeps the partial text without an error', async ({ page }) => {
  let left = false
  const close = await answerWith(page, (_, response) => {
    response.on('close', () => (left = true))
    startStream(response)(start, text('Only the beginning'))
  })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expect(answers(page).first()).toContainText('Only the beginning')
  await expect(panel(page).getByRole('alert')).toBeEmpty()
  await expect(field(page)).toBeEnabled()
  await expect.poll(() => left).toBe(true)
  close()
})

test('a failure shows the banner, keeps the question, and can be tried again', async ({
  page,
  complaints,
}) => {
  let tries = 0
  const close = await answerWith(page, (_, response) => {
    tries += 1
    if (tries === 1) {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('The assistant is busy.')
      return
    }
    startStream(response)(start, text('Now it works.'), finish)
    response.end()
  })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Does it work?')
  const alert = panel(page).getByRole('alert')
  await expect(alert).toContainText('Something went wrong. Please try again.')
  await expect(alert).toContainText('The assistant is busy.')
  await expect(panel(page).getByRole('article', { name: /You said/ })).toContainText(
    'Does it work?',
  )

  await expect(panel(page).getByRole('textbox')).toHaveValue('')
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await expect(answers(page).first()).toContainText('Now it works.')
  await expect(alert).toBeEmpty()
  // For a developer the console says once what happened.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('The assistant is busy.')])
  close()
})

test('an answer that is cut off shows the banner, and keeps the text so far', async ({
  page,
  complaints,
}) => {
  let cut: () => void = () => undefined
  const close = await answerWith(page, (_, response) => {
    startStream(response)(start, text('Half of it'))
    cut = () => response.destroy()
  })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  await expect(answers(page).first()).toContainText('Half of it')
  cut()
  await expect(panel(page).getByRole('alert')).toContainText('Something went wrong.')
  await expect(answers(page).first()).toContainText('Half of it')
  expect(complaints.splice(0)).toHaveLength(1)
  close()
})

/** Opens a page as on a site whose owner has turned resuming on. */
async function openResuming(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('[data-options]').evaluate((place) => {
    const options = JSON.parse(place.getAttribute('data-options') ?? '') as object
    place.setAttribute('data-options', JSON.stringify({ ...options, resume: true }))
  })
  await openPanel(page)
}

test('with resume on, an answer continues after its connection broke', async ({
  page,
  complaints,
}) => {
  const whole = [start, text('One. '), text('Two. '), text('Three.'), finish]
  let cut: () => void = () => undefined
  const close = await answerWith(page, (_, response) => {
    startStream(response)(...whole.slice(0, 2))
    cut = () => response.destroy()
  })
  let resumed = 0
  await page.route('**/api/gen-ai?chatId=*', (route) => {
    resumed += 1
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-vercel-ai-data-stream': 'v1' }
    return route.fulfill({ headers, body: whole.map(encodePart).join('') })
  })
  await openResuming(page)
  await ask(page, 'Count')
  await expect(answers(page).first()).toContainText('One.')
  cut()
  await expect(answers(page).first()).toContainText('One. Two. Three.')
  await expect(panel(page).getByRole('alert')).toBeEmpty()
  expect(resumed).toBe(1)
  complaints.splice(0)
  close()
})

test('with resume on, a question is sent once more if its answer is lost', async ({
  page,
  complaints,
}) => {
  let cut: () => void = () => undefined
  let asked = 0
  const close = await answerWith(page, (_, response) => {
    asked += 1
    startStream(response)(start, text('Half of it'))
    cut = () => response.destroy()
  })
  await openResuming(page)
  await ask(page, 'Anything')
  await expect(answers(page).first()).toContainText('Half of it')
  cut()
  await expect.poll(() => asked).toBe(2)
  await expect(answers(page).first()).toContainText('Half of it')
  cut()
  await expect(panel(page).getByRole('alert')).toContainText('Something went wrong.')
  await expect(answers(page).first()).toContainText('Half of it')
  expect(asked).toBe(2)
  complaints.splice(0)
  close()
})

test('the click that wakes the chat opens it, however long the script takes', async ({ page }) => {
  await page.route('**/assets/chat-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/')
  await pill(page).click()
  await expect(field(page)).toBeVisible()
})

for (const part of ['chat-*.css', 'chat-*.js']) {
  test(`a chat whose ${part} cannot be loaded says so, and works with the next click`, async ({
    page,
    complaints,
  }) => {
    let tries = 0
    await page.route(`**/assets/${part}`, (route) =>
      (tries += 1) === 1 ? route.abort() : route.continue(),
    )
    await page.goto('/')
    await pill(page).click()
    await expect(page.getByText('The assistant could not be loaded.')).toBeVisible()
    complaints.splice(0)
    await pill(page).click()
    await expect(field(page)).toBeVisible()
    await expect(page.getByText('The assistant could not be loaded.')).toBeHidden()
    const hrefs = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
    expect(hrefs.filter((href) => /\/chat-[^/]*\.css$/.test(href))).toHaveLength(1)
  })
}

test('a button in a page opens the panel with its question in the field', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask the assistant' }).click()
  await expect(field(page)).toHaveValue('Who should get these products?')
})

test('hostile Markdown in an answer becomes no element that could act', async ({ page }) => {
  const hostile =
    '<img src=x onerror="window.hacked=1"> [link](javascript:window.hacked=1) ' +
    '![picture](https://evil.example/a.png) <script>window.hacked=1</script> [there](https://a.example)'
  const foreign: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname !== '127.0.0.1' && hostname !== 'localhost') foreign.push(request.url())
  })
  const close = await answerWith(page, (_, response) => {
    startStream(response)(start, text(hostile), finish)
    response.end()
  })
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
  const link = answers(page).first().getByRole('link', { name: 'there' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer')
  await expect(answers(page).first().locator('img, script')).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(foreign).toEqual([])
  close()
})

test.describe('axe finds nothing in the panel', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 320, height: 640 },
    ]) {
      test(`${colorScheme}, ${viewport.width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize(viewport)
        await page.goto('/')
        await openPanel(page)
        expect(await findViolations(page)).toEqual([])
        await page.getByRole('button', { name: 'What products are available?' }).click()
        await expect(page.getByText('Sources (5)')).toBeVisible()
        expect(await findViolations(page)).toEqual([])
      })
    }
  }
})
