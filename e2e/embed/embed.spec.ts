import { answerWith, ask, finish, openPanel, start, startStream, text } from '../fixtures.ts'
import { answersOf, panelOf, pillOf } from '../panel.ts'
import { expect, pageWith, readExample, test } from './stage.ts'

test('the page of the README shows the pill, and answers from the assistant with sources', async ({
  page,
  stage,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(stage.assistant)) scripts.push(new URL(request.url()).pathname)
  })
  await stage.show(page, await readExample(stage.assistant))
  await expect(pillOf(page)).toBeVisible()
  expect(scripts).toEqual(['/widget.js'])

  await openPanel(page)
  await ask(page, 'What products are available?')
  const answer = answersOf(page).last()
  await expect(answer.getByRole('link', { name: /^Source 1/ }).first()).toBeVisible()
  const source = answer
    .getByRole('list', { name: /^Sources/ })
    .getByRole('link')
    .first()
  await expect(source).toHaveAttribute('href', new RegExp(`^${stage.assistant}/products`))
  await expect(source).toHaveAttribute('target', '_blank')
})

// The tag asked, and then the panel once more.
test('the server is asked once what chat it is', async ({ page, stage }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${stage.assistant}/api/assistant`)) asked.push(request.method())
  })
  await stage.show(page, pageWith(stage.assistant))
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  expect(asked).toEqual(['GET'])
})

test('the pill that React takes over is the one that was there, and keeps the focus', async ({
  page,
  stage,
}) => {
  await stage.show(page, pageWith(stage.assistant))
  const pill = pillOf(page)
  const box = await pill.boundingBox()
  await pill.evaluate((element) => ((element as { mark?: boolean }).mark = true))
  await page.keyboard.press('Tab')
  await expect(pill).toBeFocused()
  await expect(page.getByRole('tooltip', { name: 'Ask a question about Docent' })).toBeVisible()
  expect(await pill.evaluate((element) => (element as { mark?: boolean }).mark)).toBe(true)
  await expect(pill).toBeFocused()
  expect(await pill.boundingBox()).toEqual(box)

  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(pill).toBeFocused()
})

// In headless Firefox the focus left the page here.
test('Tab after Send reaches the next control of the page', async ({ page, stage }) => {
  await stage.show(page, pageWith(stage.assistant))
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'After'
    document.body.append(button)
  })
  await openPanel(page)
  await page.keyboard.type('x')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused()
})

test('a minimised pill is small on the next page too, before the chat is loaded', async ({
  page,
  stage,
}) => {
  await stage.show(page, pageWith(stage.assistant))
  await pillOf(page).hover()
  await page.getByRole('button', { name: 'Show the button as an icon' }).click()
  await expect(pillOf(page)).toHaveCSS('width', '56px')

  await page.mouse.move(900, 200)
  await page.route('**/*.js', (route) =>
    route.request().url().endsWith('/widget.js') ? route.continue() : route.abort(),
  )
  await stage.show(page, pageWith(stage.assistant))
  await expect(pillOf(page)).toHaveCSS('width', '56px')
  await expect(pillOf(page)).toHaveCSS('height', '56px')
})

test('the card of a mark is next to it within the panel, also on a right-to-left page', async ({
  page,
  stage,
}) => {
  for (const attributes of ['', 'data-lang="ar" data-position="right"']) {
    await stage.show(page, pageWith(stage.assistant, attributes))
    await page.locator('.pill').click()
    await page.locator('textarea').fill('What products are available?')
    await page.locator('textarea').press('Enter')
    const mark = page.locator('.cite').first()
    await expect(page.locator('.subtitle[data-status="ready"]')).toBeVisible()
    await mark.scrollIntoViewIfNeeded()
    await mark.hover()
    const card = page.locator('.card')
    await expect(card).toBeVisible()
    const [at, box, list] = await Promise.all(
      [mark, card, page.locator('.list')].map((one) => one.boundingBox()),
    )
    const gap = Math.max(box!.y - (at!.y + at!.height), at!.y - (box!.y + box!.height))
    expect(gap).toBeLessThan(20)
    expect(box!.x).toBeGreaterThanOrEqual(list!.x)
    expect(box!.x + box!.width).toBeLessThanOrEqual(list!.x + list!.width)
    await page.mouse.move(5, 5)
  }
})

test('words that are selected in the embed are copied as they are', async ({
  page,
  stage,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stage.show(page, pageWith(stage.assistant))
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(page.locator('.subtitle[data-status="ready"]')).toBeVisible()
  await page.locator('.turn.you .bubble').click({ clickCount: 3 })
  await page.keyboard.press('ControlOrMeta+C')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe('What products are available?')
})

// As in WebKit: nothing can be copied out of a shadow root there. The button did nothing, and said so to nobody.
test('an answer that cannot be copied is selected, and the button says so', async ({
  page,
  stage,
}) => {
  await page.addInitScript(() => {
    document.execCommand = () => false
    const refuse = () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } })
  })
  await stage.show(page, pageWith(stage.assistant))
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(page.locator('.subtitle[data-status="ready"]')).toBeVisible()
  const copy = answersOf(page).getByRole('button', { name: 'Copy' })
  await copy.click()
  await expect(
    answersOf(page).getByRole('button', { name: 'Could not copy. The text is selected.' }),
  ).toBeFocused()
  const selected = await page.evaluate(() => String(getSelection()))
  expect(selected).toContain('Assistant')
  expect(await answersOf(page).locator('.bubble').innerText()).toContain(
    selected.trim().slice(0, 20),
  )
  await expect(copy).toBeVisible()
})

// The document does not tell what is selected in a shadow root.
test('text that is selected in the embed stays in place while the answer goes on', async ({
  page,
  stage,
}) => {
  const replies: ((...parts: Parameters<ReturnType<typeof startStream>>) => void)[] = []
  const close = await answerWith(page, (request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    replies.push(startStream(response))
  })
  await stage.show(page, pageWith(stage.assistant))
  await openPanel(page)
  await ask(page, 'Go on')
  await expect.poll(() => replies.length).toBe(1)
  const [send] = replies
  const line = 'A line of the answer to read.\n\n'
  send?.(start, text(line.repeat(40)))
  const list = page.locator('.list')
  const distance = () => list.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
  const word = answersOf(page).getByText('A line of the answer to read.').last()
  await expect.poll(distance).toBeLessThan(2)
  await word.dblclick()
  const top = await list.evaluate((box) => box.scrollTop)
  send?.(text(line.repeat(20)), finish)
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible()
  expect(await list.evaluate((box) => box.scrollTop)).toBe(top)
  close()
})
