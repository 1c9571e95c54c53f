import { ask, expect, findViolations, openPanel, test } from '../fixtures.ts'
import { answersOf, panelOf } from '../panel.ts'

test('a visitor says what is wrong with an answer, and the server keeps it', async ({ page }) => {
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'What products are available?')
  const answer = answersOf(page).last()
  await answer.getByRole('button', { name: 'Not helpful' }).press('Enter')

  const why = answer.getByRole('group', { name: 'What is wrong with this answer?' })
  await why.getByLabel('Something is missing').press('Space')
  await answer.getByLabel('Your note (optional)').fill('What does it cost?')
  expect(await findViolations(page, '.docent')).toEqual([])

  const sent = page.waitForResponse('**/api/feedback')
  await answer.getByRole('button', { name: 'Send feedback' }).press('Enter')
  const response = await sent
  expect(response.status()).toBe(204)
  expect(response.request().postDataJSON()).toMatchObject({
    vote: 'down',
    reasons: ['incomplete'],
    note: 'What does it cost?',
  })
  await expect(answer.getByText('Thank you for your feedback')).toBeVisible()
  await expect(answer.getByRole('button', { name: 'Not helpful' })).toBeFocused()

  await page.reload()
  await openPanel(page)
  await expect(
    panelOf(page).getByRole('button', { name: 'Not helpful', pressed: true }),
  ).toBeVisible()
})

test('a visitor is told when feedback could not be sent', async ({ page }) => {
  await page.route('**/api/feedback', (route) => route.abort())
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'What products are available?')
  const answer = answersOf(page).last()
  await answer.getByRole('button', { name: 'Helpful', exact: true }).click()
  await expect(answer.getByText(/could not be sent/)).toBeVisible()
  await expect(answer.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})
