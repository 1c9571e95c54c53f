// The AI SDK's version 4 as the client: its own hook, in its own page, with our running server.

import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { holdReplies } from './holdReplies.ts'
import { bundleTheirPage, openTheirPage } from './theirPage.ts'

const status = (page: Page) => page.getByRole('status')
const alert = (page: Page) => page.getByRole('alert')
const questions = (page: Page) => page.locator('[data-role=user]')
const answers = (page: Page) => page.locator('[data-role=assistant]')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function askTheirs(page: Page, question: string): Promise<void> {
  await page.getByLabel('Question').fill(question)
  await press(page, 'Send')
}

const countFinished = (page: Page) => page.evaluate(() => window.their.finished.length)
const readMessages = (page: Page) => page.evaluate(() => window.their.chat.messages)

/** Waits for the given number of whole answers. */
async function expectFinished(page: Page, count: number): Promise<void> {
  await expect.poll(() => countFinished(page)).toBe(count)
  await expect(status(page)).toHaveText('ready')
  await expect(alert(page)).toBeEmpty()
}

test('their page holds one React, the one that the panel has', async () => {
  const { modules } = await bundleTheirPage()
  const copies = modules.flatMap(
    (file) => /^.*[/\\]node_modules[/\\]react(?=[/\\])/.exec(file) ?? [],
  )
  const widget = createRequire(new URL('../../packages/widget/package.json', import.meta.url))
  expect([...new Set(copies)]).toEqual([dirname(widget.resolve('react/package.json'))])
})

test('a question is answered to its end, with text, sources, notes and counts', async ({
  page,
}) => {
  await openTheirPage(page)
  await askTheirs(page, 'What products are available?')
  await expectFinished(page, 1)
  await expect(questions(page)).toHaveText(['What products are available?'])
  await expect(answers(page)).toContainText('There are 5 products:')

  const finished = (await page.evaluate(() => window.their.finished))[0]!
  expect(finished.finishReason).toBe('stop')
  expect(finished.usage).toEqual({ promptTokens: 0, completionTokens: 0, totalTokens: 0 })

  const { content, parts = [], annotations = [] } = finished.message
  expect(parts.map(({ type }) => type)).toEqual([
    'step-start',
    'text',
    ...Array.from({ length: 5 }, () => 'source'),
  ])
  expect(parts.find(({ type }) => type === 'text')).toEqual({ type: 'text', text: content })
  expect(content.match(/\[\d\]/g)).toEqual(['[1]', '[2]', '[3]', '[4]', '[5]'])
  expect(parts.flatMap((part) => (part.type === 'source' ? [part.source] : []))[0]).toMatchObject({
    sourceType: 'url',
    url: '/products/site',
    title: 'Site',
    providerMetadata: { docent: { section: 'Site' } },
  })
  expect(annotations).toContainEqual(
    expect.objectContaining({ type: 'answer', engine: 'extractive', grounded: true }),
  )
})

test('a second question is understood from the first, which their client sends along', async ({
  page,
}) => {
  await openTheirPage(page)
  await askTheirs(page, 'How do I change the port?')
  await expectFinished(page, 1)
  await askTheirs(page, 'And the address?')
  await expectFinished(page, 2)
  await expect(answers(page)).toHaveCount(2)

  const [, , , answer] = await readMessages(page)
  const sources = answer?.parts.flatMap((part) => (part.type === 'source' ? [part.source.url] : []))
  expect(sources?.[0]).toMatch(/^\/products\/command-line/)
})

test('their stop ends a reply in its middle: the text so far stays, and the chat continues', async ({
  page,
}) => {
  const held = await holdReplies(page, 3)
  await openTheirPage(page)
  await askTheirs(page, 'What products are available?')
  await expect(answers(page)).toContainText('There are 5 products')
  await expect(status(page)).toHaveText('streaming')
  await press(page, 'Stop')
  await expect(status(page)).toHaveText('ready')
  await held.left
  await expect(answers(page)).toHaveText('There are 5 products:')
  await expect(alert(page)).toBeEmpty()
  expect(await countFinished(page)).toBe(0)

  await held.release()
  await askTheirs(page, 'How do I change the port?')
  await expectFinished(page, 1)
  await expect(answers(page).last()).toContainText('Set the variable `PORT`')
})

test('their reload regenerates the last answer', async ({ page }) => {
  await openTheirPage(page)
  await askTheirs(page, 'How do I change the port?')
  await expectFinished(page, 1)
  await press(page, 'Reload')
  await expectFinished(page, 2)
  await expect(answers(page)).toHaveCount(1)
  const [first, second] = await page.evaluate(() => window.their.finished)
  expect(second?.message.id).not.toBe(first?.message.id)
  expect(second?.message.content).toBe(first?.message.content)
})

test('a client that sends the token back gets another answer by its reload', async ({ page }) => {
  await openTheirPage(page, { keepsToken: true })
  await askTheirs(page, 'How do I change the port?')
  await expectFinished(page, 1)
  await press(page, 'Reload')
  await expectFinished(page, 2)
  const [first, second] = await page.evaluate(() => window.their.finished)
  expect(second?.message.content).not.toBe(first?.message.content)
})

test('their resume finds nothing, and says nothing', async ({ page }) => {
  await openTheirPage(page, { id: 'a-chat-of-theirs' })
  await askTheirs(page, 'How do I change the port?')
  await expectFinished(page, 1)
  const before = await readMessages(page)

  const resumed = page.waitForResponse('**/api/gen-ai?chatId=a-chat-of-theirs')
  await press(page, 'Resume')
  const response = await resumed
  expect([response.request().method(), response.status()]).toEqual(['GET', 200])
  // Their client calls this the end of one more reply, with the message that was there.
  await expectFinished(page, 2)
  expect(await readMessages(page)).toEqual(before)
  expect(await page.evaluate(() => window.their.failures)).toEqual([])
})

const TOO_LONG = 'The message is 2001 characters long. The limit is 2000.'

test('a message that is too long fails with our sentence, and the chat goes on', async ({
  page,
}) => {
  await openTheirPage(page)
  await askTheirs(page, 'a'.repeat(2001))
  await expect(status(page)).toHaveText('error')
  await expect(alert(page)).toHaveText(TOO_LONG)
  expect(await page.evaluate(() => window.their.failures)).toEqual([TOO_LONG])
  await expect(questions(page)).toHaveCount(1)

  // Their client keeps the message, and sends it along as history.
  await askTheirs(page, 'How do I change the port?')
  await expectFinished(page, 1)
  await expect(answers(page)).toContainText('Set the variable `PORT`')
})

test('their client keeps no failed message if told so', async ({ page }) => {
  await openTheirPage(page, { keepLastMessageOnError: false })
  await askTheirs(page, 'a'.repeat(2001))
  await expect(alert(page)).toHaveText(TOO_LONG)
  await expect(questions(page)).toHaveCount(0)
})

test.describe('attachments of their client', () => {
  const attach = (page: Page, url: string) =>
    page.evaluate((url) => {
      const experimental_attachments = [{ name: 'a.txt', contentType: 'text/plain', url }]
      const content = 'How do I change the port?'
      void window.their.chat.append({ role: 'user', content, experimental_attachments })
    }, url)

  test('are accepted if they are in the request', async ({ page }) => {
    await openTheirPage(page)
    await attach(page, 'data:text/plain;base64,SGVsbG8=')
    await expectFinished(page, 1)
  })

  test('are refused if they would have to be fetched', async ({ page }) => {
    await openTheirPage(page)
    await attach(page, 'https://files.example/a.txt')
    await expect(alert(page)).toHaveText(
      'Cannot read the chat request: messages[0].attachments[0].url must be a data: URL; remote addresses are not fetched.',
    )
  })
})
