// Failures of the AI SDK's version 4 as the server, and our panel's reaction.

import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { formatDataStreamPart } from 'ai-v4'
import { ask, expect } from '../fixtures.ts'
import { createModel, end, openStream, say } from './model.ts'
import { alert, answers, bubble, expectAnswer, panel, press } from './panel.ts'
import { answerByHand, answerFrom, test } from './theirServer.ts'
import type { TheirAnswer } from './theirServer.ts'

const BANNER = 'Something went wrong. Please try again.'

/** Waits for the banner, with the server's sentence below it, and for one line in the console. */
async function expectFailure(
  page: Page,
  complaints: string[],
  { sentence = '', said }: { sentence?: string; said: string },
): Promise<void> {
  await expect(alert(page)).toHaveText(`${BANNER}${sentence}`)
  await expect(panel(page).getByRole('button', { name: 'Retry' })).toBeEnabled()
  expect(complaints.splice(0)).toEqual([expect.stringContaining(said)])
}

test('a failure of the model in the middle of an answer keeps the text so far, and can be retried', async ({
  page,
  complaints,
  theirs,
}) => {
  const { model, prompts } = createModel(
    [say('Half of '), { type: 'error', error: new Error('out of tokens') }],
    [say('All of it.'), end()],
  )
  await theirs(answerFrom({ model }))
  await ask(page, 'Is it whole?')
  // Their server keeps the cause to itself, and says this in its place.
  const said = 'An error occurred.'
  await expectFailure(page, complaints, { sentence: said, said })
  await expect(bubble(page)).toHaveText('Half of')
  await expect(answers(page)).toContainText('Interrupted')

  await press(page, 'Retry')
  await expectAnswer(page, 'All of it.')
  expect(prompts[1]).toEqual(prompts[0])
})

test('a failure of the server in the middle of an answer shows its sentence', async ({
  page,
  complaints,
  theirs,
}) => {
  const said = 'The model is away until noon.'
  await theirs(
    answerByHand(
      (writer) => {
        writer.write(formatDataStreamPart('text', 'Half of it'))
        throw new Error('no connection')
      },
      () => said,
    ),
  )
  await ask(page, 'Is it whole?')
  await expectFailure(page, complaints, { sentence: said, said })
  await expect(bubble(page)).toHaveText('Half of it')
})

const fail = (body?: string): TheirAnswer => {
  return (_, response) => void response.writeHead(500).end(body)
}

const REFUSALS: [string, TheirAnswer, { sentence?: string; said: string }][] = [
  [
    'a 500 with a sentence',
    fail('The model is away.'),
    { sentence: 'The model is away.', said: 'The model is away.' },
  ],
  [
    'a 500 with an object, which is no sentence',
    fail('{"error":"the model is away"}'),
    { said: '{"error":"the model is away"}' },
  ],
  ['a 500 without a body', fail(), { said: 'Failed to fetch the chat response.' }],
  ['an empty body', answerByHand(() => undefined), { said: 'The response body is empty.' }],
  [
    'an unknown code',
    answerByHand((writer) => writer.write('z:1\n' as '0:1\n')),
    { said: 'Cannot read the chat stream: Invalid code z.' },
  ],
  [
    'a line of another protocol',
    answerByHand((writer) => writer.write('data: {"text":"Hello"}\n\n' as '0:1\n')),
    { said: 'Cannot read the chat stream: Invalid code data.' },
  ],
  [
    "a tool's result without its call",
    answerByHand((writer) => {
      writer.write(formatDataStreamPart('tool_result', { toolCallId: 'one', result: 1 }))
    }),
    { said: 'tool_result must be preceded by a tool_call.' },
  ],
  [
    "a tool's result for another call",
    answerByHand((writer) => {
      const call = { toolCallId: 'two', toolName: 'price', args: {} }
      writer.write(formatDataStreamPart('tool_call', call))
      writer.write(formatDataStreamPart('tool_result', { toolCallId: 'one', result: 1 }))
    }),
    { said: 'tool_result must be preceded by a tool_call with the same toolCallId.' },
  ],
]
for (const [what, answer, failure] of REFUSALS) {
  test(`${what} shows the banner, and no answer`, async ({ page, complaints, theirs }) => {
    await theirs(answer)
    await ask(page, 'Is it well?')
    await expectFailure(page, complaints, failure)
    await expect(answers(page)).toHaveCount(0)
  })
}

test('an answer without its last line was interrupted', async ({ page, complaints, theirs }) => {
  const { model } = createModel([say('Half of it'), end()])
  await theirs(answerFrom({ model }, { experimental_sendFinish: false }))
  await ask(page, 'Is it whole?')
  const said = 'The chat stream ended before the reply was finished.'
  await expectFailure(page, complaints, { said })
  await expect(bubble(page)).toHaveText('Half of it')
})

test('an answer that is cut in the middle of a line was interrupted', async ({
  page,
  complaints,
  theirs,
}) => {
  const cut = openStream()
  const answer = answerFrom({ model: createModel(cut.stream).model })
  const { promise: answering, resolve } = Promise.withResolvers<ServerResponse>()
  await theirs((messages, response) => {
    resolve(response)
    return answer(messages, response)
  })
  await ask(page, 'Is it whole?')
  cut.write(say('Half of it'))
  await expect(bubble(page)).toHaveText('Half of it')
  const response = await answering
  response.write('0:" and no', () => response.destroy())
  await expectFailure(page, complaints, { said: 'TypeError' })
  await expect(bubble(page)).toHaveText('Half of it')
})

test('events after the end of an answer are only for the console', async ({
  page,
  complaints,
  theirs,
}) => {
  await theirs(
    answerByHand((writer) => {
      writer.write(formatDataStreamPart('text', 'All of it.'))
      writer.write(formatDataStreamPart('finish_message', { finishReason: 'stop' }))
      writer.write(formatDataStreamPart('text', 'And more.'))
    }),
  )
  await ask(page, 'Is it whole?')
  await expectAnswer(page, 'All of it.')
  await expect
    .poll(() => complaints.splice(0))
    .toEqual([expect.stringContaining('continued after its end, with a part of type text.')])
})
