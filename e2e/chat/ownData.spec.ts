import { readFile } from 'node:fs/promises'
import { ask, expect, findViolations, openPanel, test } from '../fixtures.ts'
import { answersOf, panelOf } from '../panel.ts'

test('a visitor saves a copy of the conversation, and deletes it', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  const panel = panelOf(page)
  await ask(page, 'What products are available?')
  await expect(panel.getByRole('button', { name: 'Regenerate' })).toBeVisible()

  await panel.getByRole('button', { name: 'Settings and shortcuts' }).press('Enter')
  const own = panel.getByRole('group', { name: 'This conversation' })
  await expect(own).toBeVisible()
  expect(await findViolations(page, '.docent')).toEqual([])
  const read = page.waitForRequest('**/api/conversation?chatId=*')
  const saved = page.waitForEvent('download')
  await own.getByRole('button', { name: 'Save a copy' }).press('Enter')
  const copy = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(copy.turns).toMatchObject([
    { question: 'What products are available?', answers: [{ status: 'complete' }] },
  ])

  const erased = page.waitForResponse('**/api/conversation?chatId=*')
  await own.getByRole('button', { name: 'Delete for good' }).press('Enter')
  expect((await erased).status()).toBe(204)
  await expect(answersOf(page)).toHaveCount(0)
  await expect(own).toHaveCount(0)

  // The token still opens a conversation, and nothing is in it.
  const request = await read
  const again = await page.request.get(request.url(), {
    headers: { 'x-docent-chat': (await request.allHeaders())['x-docent-chat'] ?? '' },
  })
  expect(again.status()).toBe(404)
  await page.reload()
  await openPanel(page)
  await expect(answersOf(page)).toHaveCount(0)
})
