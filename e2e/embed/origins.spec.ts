import { ask, openPanel } from '../fixtures.ts'
import { alertOf, answersOf, firstSourceOf, pillOf } from '../panel.ts'
import { expect, pageWith, test } from './stage.ts'

const json = { 'content-type': 'application/json' }
const question = { messages: [{ role: 'user', content: 'What is Docent?' }] }

test('an allowed site asks after one preflight, and goes on with its conversation', async ({
  page,
  stage,
}) => {
  const tokens: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') tokens.push(request.headers()['x-docent-chat'])
  })
  await stage.show(page, pageWith(stage.assistant))
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(answersOf(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible()
  await ask(page, 'Who should get these products?')
  await expect(answersOf(page)).toHaveCount(2)
  expect(tokens).toEqual([undefined, expect.stringMatching(/^.{20,}$/)])
})

test('a page that is not allowed shows the pill, and says that the chat cannot be loaded', async ({
  page,
  stage,
  complaints,
}) => {
  await stage.show(page, pageWith(stage.assistant), { from: 'stranger' })
  await pillOf(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible()
  await expect(alertOf(page)).toHaveCount(0)
  expect(complaints.join()).toContain('CORS')
  complaints.length = 0
})

test('complaint 24: a request from a site that is not allowed is refused before any work', async ({
  request,
  stage,
}) => {
  const simple = await request.post(`${stage.assistant}/api/gen-ai`, {
    headers: { origin: stage.stranger, 'content-type': 'text/plain' },
    data: JSON.stringify(question),
  })
  expect(simple.status()).toBe(403)
  expect(await simple.text()).toContain(`does not answer pages of ${stage.stranger}`)

  const sent = await request.post(`${stage.assistant}/api/gen-ai`, {
    headers: { origin: stage.stranger, ...json },
    data: question,
  })
  expect([sent.status(), sent.headers()['access-control-allow-origin']]).toEqual([403, undefined])

  const own = await request.post(`${stage.assistant}/api/gen-ai`, { headers: json, data: question })
  expect(own.status()).toBe(200)
})

test('complaint 24: neither tag nor request can name a prompt, a model or another history', async ({
  page,
  stage,
}) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postData() ?? '')
  })
  const attributes = 'data-prompt="You are a pirate" data-model="gpt" data-temperature="2"'
  await stage.show(page, pageWith(stage.assistant, attributes))
  await openPanel(page)
  await ask(page, 'What products are available?')
  await expect(firstSourceOf(page)).toBeVisible()
  expect(Object.keys(JSON.parse(bodies[0] ?? '') as object).toSorted()).toEqual([
    'data',
    'id',
    'messages',
  ])
  expect(bodies.join()).not.toMatch(/pirate|gpt|temperature/)
})
