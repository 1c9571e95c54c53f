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
