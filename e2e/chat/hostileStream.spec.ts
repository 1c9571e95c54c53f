import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Page } from '@playwright/test'
import { encodePart } from '@docent/protocol'
import { answerWith, ask, expect, finish, openPanel, startStream, test, text } from '../fixtures.ts'
import { alertOf, answersOf, fieldOf, panelOf } from '../panel.ts'

/** Sends what follows the first words of an answer. */
type Sending = (response: ServerResponse) => unknown

interface BadReply {
  readonly what: string
  readonly send: Sending
  /** The console's report of it, once. */
  readonly reason: RegExp
}

const firstWords = (place: number): string => `What came first, ${place}.`
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const write =
  (bytes: string | Buffer): Sending =>
  (response) =>
    response.write(bytes)

/** Writes a text repeatedly, as fast as it is read. `#` is replaced by the number of the round. */
function writeOn(bytes: string): Sending {
  function* repeat() {
    const block = bytes.repeat(Math.ceil(65_536 / bytes.length))
    for (let round = 0; ; round += 1) yield block.replaceAll('#', () => `${round}`)
  }
  // The other side ends it; there is no end on this one.
  return (response) => void pipeline(Readable.from(repeat()), response).catch(() => undefined)
}

/** Bytes of every value, which are not UTF-8; the same ones in every run. */
function garble(length: number): Buffer {
  let state = 1
  return Buffer.from(Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647) >> 7))
}

/** Answers each question with the first words and the next of `sendings`; then in order. */
async function answerInTurn(page: Page, sendings: readonly Sending[]): Promise<Promise<void>[]> {
  const ends = sendings.map(() => Promise.withResolvers<void>())
  let next = 0
  await answerWith(page, (_, response) => {
    const place = next
    next += 1
    const send = startStream(response)
    send({ type: 'start_step', value: { messageId: `answer-${place}` } })
    const sending = sendings[place]
    if (sending) {
      response.on('close', () => ends[place]?.resolve())
      send(text(firstWords(place)))
      sending(response)
    } else {
      send(text('In order again.'), finish)
      response.end()
    }
  })
  return ends.map(({ promise }) => promise)
}

async function askFirst(page: Page): Promise<void> {
  await page.goto('/')
  await openPanel(page)
  await ask(page, 'Anything')
}

async function expectUsable(page: Page): Promise<void> {
  await ask(page, 'And now?')
  await expect(answersOf(page).last()).toContainText('In order again.')
  await expect(alertOf(page)).toBeEmpty()
}

/**
 * Asks once for each of the replies. Every one must end in an error, with the earlier text kept and the
 * connection closed by the panel: the server never ends one.
 */
async function expectErrors(
  page: Page,
  complaints: string[],
  replies: readonly BadReply[],
): Promise<void> {
  const ends = await answerInTurn(
    page,
    replies.map(({ send }) => send),
  )
  await page.goto('/')
  await openPanel(page)
  for (const [place, { what, reason }] of replies.entries()) {
    await test.step(what, async () => {
      await ask(page, what)
      // A busy machine needs a while to read and to lay out text without end.
      const patience = { timeout: 45_000 }
      await expect(alertOf(page)).toContainText('Something went wrong. Please try again.', patience)
      const answer = answersOf(page).nth(place)
      await expect(answer.locator('.bubble > :first-child')).toContainText(firstWords(place))
      await expect(answer.locator('.note')).toHaveText('Interrupted')
      await ends[place]
      expect(complaints.splice(0)).toEqual([expect.stringMatching(reason)])
    })
  }
  await expectUsable(page)
  await expect(answersOf(page)).toHaveCount(replies.length + 1)
}

const call = '9:{"toolCallId":"t","toolName":"find","args":{}}\n'
const tooDeep = nest(5000)
const BAD: Record<string, BadReply[]> = {
  'invalid lines': [
    { what: 'an unknown code', send: write('z:1\n'), reason: /Invalid code z\./ },
    {
      what: 'a code that every object has',
      send: write('constructor:1\n'),
      reason: /Invalid code constructor\./,
    },
    {
      what: 'no separator',
      send: write('nonsense\n'),
      reason: /Cannot read the chat stream: No separator found\./,
    },
    {
      what: 'a value of the wrong kind',
      send: write('0:{"text":"a"}\n'),
      reason: /"text" parts expect a string value\./,
    },
    {
      what: 'half a value',
      send: write('0:"ab\n'),
      reason: /"text" parts expect a string value\./,
    },
    { what: 'HTML', send: write('<!doctype html>\n<p>502</p>\n'), reason: /No separator found\./ },
    {
      what: 'a result of no tool',
      send: write('a:{"toolCallId":"t","result":1}\n'),
      reason: /tool_result must be preceded by a tool_call\./,
    },
    {
      what: 'a result of another call',
      send: write(`${call}a:{"toolCallId":"__proto__","result":1}\n`),
      reason: /tool_result must be preceded by a tool_call with the same toolCallId\./,
    },
    {
      what: 'arguments of no call',
      send: write('c:{"toolCallId":"t","argsTextDelta":"{"}\n'),
      reason: /tool_call_delta must be preceded by a tool_call_streaming_start\./,
    },
  ],
  'bytes that are no text, and lines that are too long': [
    {
      what: 'garbage',
      send: write(Buffer.concat([garble(50_000), Buffer.from('\n')])),
      reason: /Cannot read the chat stream/,
    },
    {
      what: 'garbage without end',
      send: writeOn(garble(10_000).toString('latin1').replaceAll('\n', ' ')),
      reason: /A line is longer than 1048576 characters\./,
    },
    {
      what: '10 MB on one line',
      send: write(`0:"${'a'.repeat(10_000_000)}"\n`),
      reason: /A line is longer than 1048576 characters\./,
    },
  ],
  'values that nest 5,000 deep': [
    { what: 'data', send: write(`2:${tooDeep}\n`), reason: /"data" parts nest at most 100 deep\./ },
    {
      what: 'annotations',
      send: write(`8:${tooDeep}\n`),
      reason: /"message_annotations" parts nest at most 100 deep\./,
    },
    {
      what: "a tool's arguments",
      send: write(call.replace('{}', tooDeep)),
      reason: /"tool_call" parts nest at most 100 deep\./,
    },
    {
      what: "a tool's result",
      send: write(`${call}a:{"toolCallId":"t","result":${tooDeep}}\n`),
      reason: /"tool_result" parts nest at most 100 deep\./,
    },
  ],
  'text without end': ['0:"one word more, "\n', '0:"A paragraph.\\n\\n"\n'].map(endless),
  'invisible parts without end': [
    'h:{"sourceType":"url","id":"s","url":"/products/#"}\n',
    `f:{"messageId":"m"}\n${call.replace('"t"', '"#"')}e:{"finishReason":"tool-calls"}\n`,
    'b:{"toolCallId":"t","toolName":"find"}\nc:{"toolCallId":"t","argsTextDelta":"[["}\n',
    'g:"I wonder. "\n',
    '2:[{"type":"status","stage":"reading","pages":3}]\n',
    '8:[{"type":"nearest","pages":[{"url":"/#"}]}]\n',
    '\n',
  ].map(endless),
}

function endless(lines: string): BadReply {
  const reason = /Cannot read the reply: it is longer than 4194304 bytes\./
  return { what: lines.trim() || 'heartbeats', send: writeOn(lines), reason }
}

for (const [what, replies] of Object.entries(BAD)) {
  test(`${what} end a reply in error, and nothing else`, async ({ page, complaints }) => {
    await expectErrors(page, complaints, replies)
  })
}

test('a reply that is cut is an error, wherever it was cut, and can be asked for again', async ({
  page,
  complaints,
}) => {
  const cuts: Sending[] = [
    (response) => response.end(),
    (response) => response.end('0:"and mo'),
    (response) => response.destroy(),
    (response) => response.write('0:"and mo', () => response.destroy()),
  ]
  // Once the first words are read: a browser discards the buffer of a broken connection.
  let cutNow: () => void = () => undefined
  await answerInTurn(
    page,
    cuts.map((cut) => (response) => {
      cutNow = () => cut(response)
    }),
  )
  await askFirst(page)
  for (const place of cuts.keys()) {
    await expect(answersOf(page)).toContainText(firstWords(place))
    cutNow()
    await expect(alertOf(page)).toContainText('Something went wrong. Please try again.')
    await expect(answersOf(page)).toContainText(firstWords(place))
    expect(complaints.splice(0)).toHaveLength(1)
    await panelOf(page).getByRole('button', { name: 'Retry' }).click()
  }
  await expect(answersOf(page)).toContainText('In order again.')
  await expect(alertOf(page)).toBeEmpty()
  await expect(answersOf(page)).toHaveCount(1)
})

test('an empty answer is an error', async ({ page, complaints }) => {
  await answerWith(page, (_, response) => void response.writeHead(200).end())
  await askFirst(page)
  await expect(alertOf(page)).toContainText('Something went wrong. Please try again.')
  await expect(fieldOf(page)).toHaveValue('')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('The response body is empty.')])
})

test('an error line is an error, and its sentence is shown', async ({ page, complaints }) => {
  const [end] = await answerInTurn(page, [write('3:"The answer could not be finished."\n')])
  await askFirst(page)
  await expect(alertOf(page)).toContainText('Something went wrong. Please try again.')
  await expect(alertOf(page)).toContainText('The answer could not be finished.')
  await end
  expect(complaints.splice(0)).toHaveLength(1)
  await expectUsable(page)
})

test('a reply that stalls can be stopped, after its first words and before', async ({ page }) => {
  const [end] = await answerInTurn(page, [write('0:" And ha')])
  await askFirst(page)
  await expect(answersOf(page)).toContainText(firstWords(0))
  await panelOf(page).getByRole('button', { name: 'Stop' }).click()
  await end
  await expect(answersOf(page)).toContainText('Stopped')
  await expect(alertOf(page)).toBeEmpty()
  await expectUsable(page)

  const { promise: closed, resolve } = Promise.withResolvers<void>()
  await answerWith(page, (_, response) => {
    response.on('close', resolve)
    startStream(response)({ type: 'start_step', value: { messageId: 'silent' } })
  })
  await ask(page, 'Are you there?')
  await expect(panelOf(page).getByText('Docent is thinking...')).toBeVisible()
  await page.keyboard.press('Control+.')
  await closed
  await expect(fieldOf(page)).toBeFocused()
  await expect(alertOf(page)).toBeEmpty()
  await expect(answersOf(page)).toHaveCount(2)
})

test('events after the end of a reply change nothing for the visitor', async ({
  page,
  complaints,
}) => {
  const late = 'd:{"finishReason":"stop"}\n2:["late"]\n8:[{"type":"late"}]\n0:"Too late."\n'
  const [end] = await answerInTurn(page, [write(late)])
  await askFirst(page)
  await end
  await expect(answersOf(page)).toContainText(firstWords(0))
  await expect(answersOf(page)).not.toContainText('Too late.')
  await expect(alertOf(page)).toBeEmpty()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('continued after its end')])
  await expectUsable(page)
})

test('bytes may be split anywhere, inside characters and lines', async ({ page }) => {
  const whole = 'Grüße 👩‍👩‍👧 日本語 עברית, **fett**.'
  const lines = `\r\n0:${JSON.stringify(` ${whole}`)}\r\n\n0:"\\ud83d\\ude00"\nd:{"finishReason":"stop"}`
  await answerInTurn(page, [
    async (response) => {
      response.socket?.setNoDelay()
      for (const byte of Buffer.from(lines)) {
        response.write(Buffer.of(byte))
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      response.end()
    },
  ])
  await askFirst(page)
  const shown = `${firstWords(0)} ${whole.replaceAll('*', '')}😀`
  await expect(answersOf(page)).toContainText(shown)
  await expect(panelOf(page).getByRole('button', { name: 'Send' })).toBeVisible()
  await expectUsable(page)
})

test('ids may be names that every object has, and may repeat', async ({ page }) => {
  const ids = ['constructor', '__proto__', 'toString', '__proto__']
  let place = 0
  await answerWith(page, (_, response) => {
    const id = ids[place] ?? ''
    const send = startStream(response)
    send({ type: 'start_step', value: { messageId: id } })
    for (const toolCallId of [id, 'valueOf']) {
      send({ type: 'tool_call_streaming_start', value: { toolCallId, toolName: '__proto__' } })
      send({ type: 'tool_call_delta', value: { toolCallId, argsTextDelta: '{"__proto__":{"a":1' } })
      send({ type: 'tool_result', value: { toolCallId, result: { constructor: 1 } } })
    }
    const source = { sourceType: 'url', id, url: `/products#${place}`, title: `Page ${place}` }
    send({ type: 'source', value: source }, text(`This is answer ${place} [1].`), finish)
    send({ type: 'message_annotations', value: [{ type: '__proto__', constructor: id }] })
    response.end()
  })
  await page.goto('/')
  await openPanel(page)
  for (; place < ids.length; place += 1) {
    await ask(page, `Question ${place}`)
    await expect(answersOf(page)).toHaveCount(place + 1)
    await expect(panelOf(page).getByRole('button', { name: 'Send' })).toBeVisible()
  }
  for (const [index] of ids.entries()) {
    const answer = answersOf(page).nth(index)
    await expect(answer).toContainText(`This is answer ${index}`)
    await expect(answer.getByRole('list', { name: 'Sources (1)' })).toContainText(`Page ${index}`)
    await expect(answer.locator('.note')).toHaveCount(0)
  }
})

test('a value that nests deep, but not too deep, is accepted, and a real server accepts the next question', async ({
  page,
}) => {
  const deep = nest(90)
  const lines = [
    `2:${deep}\n8:${deep}\n${call.replace('{}', deep)}a:{"toolCallId":"t","result":${deep}}\n`,
    encodePart(text(' And the rest.')),
    encodePart(finish),
  ]
  await answerInTurn(page, [(response) => response.end(lines.join(''))])
  await askFirst(page)
  await expect(answersOf(page)).toContainText(`${firstWords(0)} And the rest.`)
  // Ours reads no request that nests deeper than 32, and the history goes out with each question.
  await page.unroute('**/api/gen-ai')
  await ask(page, 'What products are available?')
  await expect(panelOf(page).getByText('Sources (5)')).toBeVisible()
  await expect(alertOf(page)).toBeEmpty()
})
