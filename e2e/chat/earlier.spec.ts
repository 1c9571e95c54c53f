import { ask, expect, findViolations, openPanel, test } from '../fixtures.ts'
import { answersOf, panelOf } from '../panel.ts'

/** The pages as they are, with a chat that lasts from visit to visit. */
const LASTING = /data-options='([^']*)'/

test.beforeEach(async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(LASTING, (_, options: string) => {
      const lasting = options.replace('{', '{"persist":"local",')
      return `data-options='${lasting}'`
    })
    await route.fulfill({ response, body })
  })
})

test('a conversation that was put away can be taken up again, and deleted', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  const panel = panelOf(page)
  await ask(page, 'What products are available?')
  await expect(answersOf(page)).toHaveCount(1)
  await expect(panel.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await panel.getByRole('button', { name: 'New conversation' }).click()
  await ask(page, 'Explain what you do.')
  await expect(panel.getByRole('button', { name: 'Regenerate' })).toBeVisible()

  await page.reload()
  await openPanel(page)
  await panel.getByRole('button', { name: 'Earlier conversations' }).press('Enter')
  const list = panel.getByRole('region', { name: 'Earlier conversations' })
  await expect(list.getByRole('heading')).toBeFocused()
  expect(await findViolations(page, '.docent')).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('article', { name: 'You said' })).toContainText(
    'What products are available?',
  )

  // The previous one has replaced it in the list; the conversation continues with its token.
  const question = page.waitForRequest('**/api/gen-ai')
  await ask(page, 'And who is it for?')
  expect((await question).headers()['x-docent-chat']).toBeTruthy()
  await expect(answersOf(page)).toHaveCount(2)
  await panel.getByRole('button', { name: 'Earlier conversations' }).click()
  const erased = page.waitForResponse('**/api/conversation?chatId=*')
  await list.getByRole('button', { name: /^Delete the conversation “Explain/ }).click()
  expect((await erased).status()).toBe(204)
  await expect(list.getByText('There are no earlier conversations.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Earlier conversations' })).toHaveCount(0)
})
