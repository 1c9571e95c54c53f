import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import { openMemoryConversations } from '../testing/memoryConversations.ts'
import { createChatTokens } from '../requests/chatToken.ts'
import { createFeedbackHandler } from './feedback.ts'

const MINE = 'm'.repeat(22)
const OTHER = 'o'.repeat(22)

async function setUp({ isMasking }: { isMasking?: () => boolean } = {}) {
  const conversations = openMemoryConversations()
  const tokens = await createChatTokens(new Uint8Array(32))
  for (const conversationId of [MINE, OTHER]) {
    await conversations.begin({
      conversationId,
      label: '',
      key: 'k',
      text: 'What is it?',
      askedAt: 1,
      answerId: `answer of ${conversationId}`,
      turns: 1,
    })
  }
  const log = { info: () => undefined, error: () => undefined }
  const options = {
    conversations,
    tokens,
    limits: DEFAULT_LIMITS,
    log,
    now: () => 5000,
    ...(isMasking && { isMasking }),
  }
  const handle = createFeedbackHandler(options)

  async function send(body: unknown, { token = MINE, method = 'POST' } = {}) {
    const headers = {
      'content-type': 'application/json',
      ...(token && { 'x-docent-chat': await tokens.write(token) }),
    }
    const request = new Request('http://localhost/api/feedback', {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    return handle(request, { address: '' })
  }
  const kept = async (id = MINE) => (await conversations.read(id))[0]?.answers[0]?.feedback
  return { send, kept }
}

function feedback(changes: Record<string, unknown> = {}) {
  return { chatId: 'chat-0001', messageId: `answer of ${MINE}`, vote: 'down', ...changes }
}

describe('createFeedbackHandler', () => {
  it('masks personal data in a note if that is asked for', async () => {
    const note = 'Write to ada@example.org.'
    const masking = await setUp({ isMasking: () => true })
    await masking.send(feedback({ note }))
    expect(await masking.kept()).toMatchObject({ note: 'Write to [mail].' })
    const plain = await setUp()
    await plain.send(feedback({ note }))
    expect(await plain.kept()).toMatchObject({ note })
  })

  it('keeps a vote with its reasons and its note', async () => {
    const { send, kept } = await setUp()
    const response = await send(feedback({ reasons: ['wrong', 'wrong'], note: ' It is\0 3. ' }))
    expect(response.status).toBe(204)
    expect(await kept()).toEqual({
      vote: 'down',
      reasons: ['wrong'],
      note: 'It is 3.',
      givenAt: 5000,
    })
  })

  it('keeps a note of the greatest length', async () => {
    const { send, kept } = await setUp()
    const note = 'a'.repeat(1000)
    expect((await send(feedback({ note }))).status).toBe(204)
    expect(await kept()).toMatchObject({ note })
  })

  it('takes a vote back', async () => {
    const { send, kept } = await setUp()
    await send(feedback({ vote: 'up' }))
    expect(await kept()).toMatchObject({ vote: 'up' })
    expect((await send(feedback({ vote: 'none' }))).status).toBe(204)
    expect(await kept()).toBeUndefined()
  })

  it('says the same of a foreign answer, an unknown one and an unknown asker', async () => {
    const { send, kept } = await setUp()
    const answers = await Promise.all([
      send(feedback({ messageId: `answer of ${OTHER}` })),
      send(feedback({ messageId: 'unknown' })),
      send(feedback(), { token: '' }),
      send(feedback(), { token: 'u'.repeat(22) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await kept(OTHER)).toBeUndefined()
    expect(await kept()).toBeUndefined()
  })

  it.each([
    ['no object', 'down', 'The feedback is not a JSON object.'],
    ['no message', feedback({ messageId: 7 }), 'The feedback has no messageId.'],
    [
      'another vote',
      feedback({ vote: 'meh' }),
      'The vote of the feedback must be up, down or none.',
    ],
    [
      'a reason of its own',
      feedback({ reasons: ['rude'] }),
      /^The reasons of the feedback can be: wrong/,
    ],
    ['reasons that are no list', feedback({ reasons: 'wrong' }), /^The reasons/],
    ['a note that is no text', feedback({ note: {} }), 'The note of the feedback is not text.'],
    [
      'a note that is too long',
      feedback({ note: 'a'.repeat(1001) }),
      'The note is 1001 characters long. The limit is 1000.',
    ],
  ])('refuses %s', async (_, body, sentence) => {
    const { send, kept } = await setUp()
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(sentence)
    expect(await kept()).toBeUndefined()
  })

  it('is given with POST only', async () => {
    const { send } = await setUp()
    const response = await send(undefined, { method: 'GET' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})
