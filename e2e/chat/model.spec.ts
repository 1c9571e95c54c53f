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
import { serveSite } from '../languages/pages.ts'
import { answersOf, fieldOf, panelOf } from '../panel.ts'

// A language model as visitors see it. It is simulated here: its replies come over a real socket.

const THOUGHTS = 'They ask about the lamp. '.repeat(120)

test('after a wait of 12 s a visitor can get an answer from the pages, once and in place', async ({
  page,
}) => {
  const bodies: string[] = []
  await page.route('**/api/gen-ai', async (route) => {
    bodies.push(route.request().postData() ?? '')
    // The first is never answered; all others are, by the real server.
    if (bodies.length > 1) await route.continue()
  })
  // Time passes only when the test says so: on a slow machine the offer would come too early.
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await page.clock.pauseAt('2026-01-01T00:00:01Z')
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'What products are available?')
  const panel = panelOf(page)
  await expect(panel.getByText('Docent is thinking...')).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(panel.getByText('Still working')).toBeVisible()
  const offer = panel.getByRole('button', { name: 'Answer from the pages now' })
  await expect(offer).toHaveCount(0)

  await page.clock.runFor(1500)
  await expect(offer).toBeVisible()
  // From the title, which has the focus while the field is disabled.
  while (!(await offer.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.clock.resume()
  await expect(answersOf(page)).toHaveCount(1)
  await expect(answersOf(page).getByText('From our pages')).toBeVisible()
  await expect(panel.getByRole('article')).toHaveCount(2)
  await expect(panel.getByText('Version 2 of 2')).toHaveCount(0)
  await expect(offer).toHaveCount(0)
  await expect(fieldOf(page)).toBeFocused()
  expect(bodies.map((body) => JSON.parse(body).data.engine)).toEqual([undefined, 'pages'])
})

test('the thoughts of a model open in place, and are plain text', async ({ page }) => {
  const site = await serveSite({
    'docent.config.ts': `export default { brand: 'Docent', showReasoning: true }\n`,
    'content/index.md': '---\ntitle: Lamps\n---\n\nWe make lamps.\n',
  })
  const stop = await answerWith(page, (_, response) => {
    const send = startStream(response)
    send(start, { type: 'reasoning', value: `**So** https://a.example\n${THOUGHTS}` })
    send(text('The lamp is red.\n\n'.repeat(6)), finish)
    response.end()
  })
  await page.goto(site.address)
  await openPanel(page)
  await ask(page, 'Is the lamp red?')
  const answer = answersOf(page)
  await expect(answer.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  const summary = answer.getByText('How this answer was made')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(answer.getByText('They ask about the lamp.')).toBeVisible()
  await expect(summary).toBeInViewport()
  await expect(answer.locator('details').getByRole('link')).toHaveCount(0)
  await expect(answer.getByText('**So** https://a.example')).toBeVisible()
  expect(await findViolations(page, '.docent')).toEqual([])
  stop()
  await site.close()
})
