// The AI SDK's version 4 as the server: its real responses, shown by our panel.

import { text } from 'node:stream/consumers'
import { formatDataStreamPart, jsonSchema, tool } from 'ai-v4'
import { ask, expect } from '../fixtures.ts'
import { createModel, end, openStream, say } from './model.ts'
import type { ModelPart } from './model.ts'
import { alert, answers, bubble, expectAnswer, panel, press } from './panel.ts'
import { answerByHand, answerFrom, test } from './theirServer.ts'

test('an answer is shown, and goes back to the model with the next question', async ({
  page,
  theirs,
}) => {
  const { model, prompts } = createModel(
    [say('One '), say('**answer**'), say('.'), end()],
    [say('Another.'), end()],
    [say('A better one.'), end()],
  )
  await theirs(answerFrom({ model }))
  await ask(page, 'First?')
  await expectAnswer(page, 'One answer.')
  await expect(bubble(page).locator('strong')).toHaveText('answer')
  await ask(page, 'Second?')
  await expectAnswer(page, 'Another.')
  await press(page, 'Regenerate')
  await expectAnswer(page, 'A better one.')
  await expect(answers(page)).toHaveCount(2)

  const history = [
    { role: 'user', content: [{ type: 'text', text: 'First?' }] },
    { role: 'assistant', content: [{ type: 'text', text: 'One **answer**.' }] },
    { role: 'user', content: [{ type: 'text', text: 'Second?' }] },
  ]
  expect(prompts).toMatchObject([history.slice(0, 1), history, history])
})

test('reasoning is not an answer yet; it goes back to the model, signed', async ({
  page,
  theirs,
}) => {
  const thinking = openStream()
  const { model, prompts } = createModel(thinking.stream)
  await theirs(answerFrom({ model }, { sendReasoning: true }))
  await ask(page, 'Why?')
  thinking.write(
    { type: 'reasoning', textDelta: 'Let me ' },
    { type: 'reasoning', textDelta: 'think.' },
    { type: 'reasoning-signature', signature: 'signed' },
    { type: 'redacted-reasoning', data: 'secret' },
  )
  await expect(panel(page).getByText('Docent is thinking...')).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
  thinking.write(say('Because.'), end())
  thinking.close()
  await expectAnswer(page, 'Because.')

  await ask(page, 'And then?')
  await expectAnswer(page, 'There is no more.')
  expect(prompts[1]?.[1]).toMatchObject({
    role: 'assistant',
    content: [
      { type: 'reasoning', text: 'Let me think.', signature: 'signed' },
      { type: 'redacted-reasoning', data: 'secret' },
      { type: 'text', text: 'Because.' },
    ],
  })
})

test.describe('tools', () => {
  const used = { toolCallType: 'function', toolCallId: 'call-1', toolName: 'price' } as const
  const call: ModelPart[] = [
    { type: 'tool-call-delta', ...used, argsTextDelta: '{"of":' },
    { type: 'tool-call-delta', ...used, argsTextDelta: '"tea"}' },
    { type: 'tool-call', ...used, args: '{"of":"tea"}' },
  ]
  const price = (execute: () => Promise<number>) =>
    tool({ parameters: jsonSchema({ type: 'object' }), execute })

  test('that the server uses lead to one answer, over its steps', async ({ page, theirs }) => {
    const { model, prompts } = createModel(
      [say('I look it up. '), ...call, end('tool-calls')],
      [say('It costs 5.'), end()],
    )
    const tools = { price: price(() => Promise.resolve(5)) }
    await theirs(answerFrom({ model, tools, maxSteps: 2, toolCallStreaming: true }))
    await ask(page, 'What does tea cost?')
    await expectAnswer(page, 'I look it up. It costs 5.')

    await ask(page, 'And then?')
    await expectAnswer(page, 'There is no more.')
    expect(prompts[2]?.slice(1)).toMatchObject([
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'I look it up. ' },
          { type: 'tool-call', toolCallId: 'call-1', toolName: 'price', args: { of: 'tea' } },
        ],
      },
      { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'call-1', result: 5 }] },
      { role: 'assistant', content: [{ type: 'text', text: 'It costs 5.' }] },
      { role: 'user', content: [{ type: 'text', text: 'And then?' }] },
    ])
  })

  // Their own client sends the open call along, and their own server then refuses every question.
  test('that a visitor stops in mid-call do not spoil the chat', async ({ page, theirs }) => {
    const { model, prompts } = createModel([say('I look it up. '), ...call, end('tool-calls')])
    const tools = { price: price(() => new Promise<never>(() => undefined)) }
    await theirs(answerFrom({ model, tools, maxSteps: 2 }))
    await ask(page, 'What does tea cost?')
    await expect(bubble(page)).toHaveText('I look it up.')
    await press(page, 'Stop')
    await expect(answers(page).last()).toContainText('Stopped')

    await ask(page, 'And then?')
    await expectAnswer(page, 'There is no more.')
    expect(prompts[1]?.[1]).toMatchObject({
      role: 'assistant',
      content: [{ type: 'text', text: 'I look it up. ' }],
    })
  })

  test('that are all of an answer leave nothing to look at', async ({ page, theirs }) => {
    const { model } = createModel([...call, end('tool-calls')])
    const tools = { price: price(() => Promise.resolve(5)) }
    await theirs(answerFrom({ model, tools }))
    await ask(page, 'What does tea cost?')
    // The field is enabled once the answer begins, and the button is Send again once it has ended.
    await expect(panel(page).getByPlaceholder('Type your message...')).toBeEnabled()
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeVisible()
    await expect(answers(page)).toHaveCount(0)
    await expect(alert(page)).toBeEmpty()

    await ask(page, 'And then?')
    await expectAnswer(page, 'There is no more.')
  })
})

test('an answer that is cut at its length goes on in the next step', async ({ page, theirs }) => {
  const { model } = createModel(
    [say('One, two, '), say('three, '), end('length')],
    [say('four.'), end()],
  )
  await theirs(answerFrom({ model, maxSteps: 2, experimental_continueSteps: true }))
  await ask(page, 'Count.')
  await expectAnswer(page, 'One, two, three, four.')
})

test('sources are below the answer, and open in a new tab', async ({ page, theirs }) => {
  const source = (id: string, title?: string): ModelPart => ({
    type: 'source',
    source: { sourceType: 'url', id, url: `https://${id}.example/page`, ...(title && { title }) },
  })
  const { model } = createModel([source('one', 'The first'), say('So [1].'), source('two'), end()])
  await theirs(answerFrom({ model }, { sendSources: true }))
  await ask(page, 'Where from?')
  await expect(panel(page).getByText('Sources (2)')).toBeVisible()
  const links = panel(page)
    .getByRole('list', { name: /Sources/ })
    .getByRole('link')
  await expect(links).toHaveText([/The first/, /https:\/\/two\.example\/page/])
  await expect(links.first()).toHaveAttribute('href', 'https://one.example/page')
  await expect(links.first()).toHaveAttribute('target', '_blank')
  await expect(links.first()).toHaveAttribute('rel', 'nofollow noopener noreferrer')
})

test.describe('files', () => {
  // One red pixel.
  const PIXEL =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='
  const picture: ModelPart = { type: 'file', mimeType: 'image/png', data: PIXEL }

  test('are below the text: a picture to see, another kind to save', async ({ page, theirs }) => {
    const bytes = new TextEncoder().encode('a,b\n1,2')
    const table: ModelPart = { type: 'file', mimeType: 'text/csv', data: bytes }
    const { model, prompts } = createModel([say('Both '), picture, say('of them.'), table, end()])
    await theirs(answerFrom({ model }))
    await ask(page, 'Show me?')
    await expect(bubble(page).locator('p')).toHaveText('Both of them.')
    const shown = bubble(page).getByRole('img')
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

    const saving = page.waitForEvent('download')
    await bubble(page).getByRole('link', { name: 'text/csv' }).click()
    const saved = await (await saving).createReadStream()
    expect(await text(saved)).toBe('a,b\n1,2')

    await expect(panel(page).getByRole('button', { name: 'Regenerate' })).toBeVisible()
    await ask(page, 'And then?')
    await expectAnswer(page, 'There is no more.')
    expect(prompts[1]?.[1]).toMatchObject({
      role: 'assistant',
      content: [
        { type: 'text', text: 'Both of them.' },
        { type: 'file', mimeType: 'image/png' },
        { type: 'file', mimeType: 'text/csv' },
      ],
    })
  })

  test('alone are an answer', async ({ page, theirs }) => {
    await theirs(answerFrom({ model: createModel([picture, end()]).model }))
    await ask(page, 'Show me?')
    await expect(bubble(page).getByRole('img')).toBeVisible()
    await expectAnswer(page, '')
  })
})

test('data and notes come before, in and after an answer', async ({ page, theirs }) => {
  const { promise: seen, resolve: go } = Promise.withResolvers<void>()
  await theirs(
    answerByHand(async (writer) => {
      writer.writeData({ type: 'status', stage: 'reading', pages: 3 })
      writer.writeData('anything')
      await seen
      writer.write(formatDataStreamPart('text', 'Nothing stands there.'))
      writer.writeMessageAnnotation({ of: 'theirs' })
      writer.write(formatDataStreamPart('finish_message', { finishReason: 'stop' }))
      writer.writeData(null)
      const pages = [{ url: 'https://near.example/', title: 'Nearby' }]
      writer.writeMessageAnnotation({ type: 'nearest', pages })
    }),
  )
  await ask(page, 'Is there anything?')
  await expect(panel(page).getByText('Reading 3 pages')).toBeVisible()
  go()
  await expectAnswer(page, 'Nothing stands there.')
  await expect(panel(page).getByRole('link', { name: 'Nearby' })).toBeVisible()
})

test('pauses of the server show the text so far', async ({ page, theirs }) => {
  const slow = openStream()
  await theirs(answerFrom({ model: createModel(slow.stream).model }))
  await ask(page, 'Slowly?')
  for (const [word, so] of [
    ['One', 'One'],
    [', two', 'One, two'],
    [', three', 'One, two, three'],
  ] as const) {
    slow.write(say(word))
    await expect(bubble(page)).toHaveText(so)
    await expect(panel(page).getByRole('button', { name: 'Stop' })).toBeVisible()
  }
  slow.write(end())
  slow.close()
  await expectAnswer(page, 'One, two, three')
})

test('Stop reaches the server', async ({ page, theirs }) => {
  const slow = openStream()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const answer = answerFrom({ model: createModel(slow.stream).model })
  await theirs((messages, response) => {
    response.on('close', leave)
    return answer(messages, response)
  })
  await ask(page, 'Slowly?')
  slow.write(say('One'))
  await expect(bubble(page)).toHaveText('One')
  await press(page, 'Stop')
  await left
  await expectAnswer(page, 'One')
})

test.describe('a long answer', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('of 10,000 parts and a megabyte is shown whole', async ({ page, theirs }) => {
    const words = 'is one of very many, and says nothing but where in the answer it stands. '
    const parts = Array.from({ length: 10_000 }, (_, index) =>
      say(`Part ${index} ${words}${index % 20 === 19 ? '\n\n' : ''}`.padEnd(105, '.')),
    )
    const sent = parts.map((part) => ('textDelta' in part ? part.textDelta : '')).join('')
    expect(sent.length).toBeGreaterThan(1_000_000)

    const { model } = createModel([...parts, end()])
    await theirs(answerFrom({ model }))
    await ask(page, 'Everything?')
    await expect(panel(page).getByRole('button', { name: 'Regenerate' })).toBeVisible({
      timeout: 20_000,
    })
    await expect(alert(page)).toBeEmpty()
    const shown = await bubble(page).evaluate((element) => element.textContent)
    expect(squeeze(shown)).toBe(squeeze(sent))

    await answers(page).getByRole('button', { name: 'Copy' }).click()
    await expect(answers(page).getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sent)
  })
})

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
