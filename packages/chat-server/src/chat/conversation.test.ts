import { describe, expect, it, vi } from 'vitest'
import { openMemoryConversations } from '../testing/memoryConversations.ts'
import { createChatTokens } from '../requests/chatToken.ts'
import { createConversationHandler } from './conversation.ts'

const MINE = 'm'.repeat(22)
const OTHER = 'o'.repeat(22)

async function setUp() {
  const conversations = openMemoryConversations()
  const tokens = await createChatTokens(new Uint8Array(32))
  for (const conversationId of [MINE, OTHER]) {
    const begun = await conversations.begin({
      conversationId,
      label: 'chat-0001',
      key: 'k',
      text: 'What is it?',
      page: { url: '/a', title: 'A' },
      askedAt: 1000,
      answerId: `a-${conversationId}`,
      turns: 1,
    })
    await conversations.finish({
      ...begun,
      status: 'complete',
      engine: 'extractive',
      content: 'A site [1].',
      parts: [
        { type: 'source', source: { sourceType: 'url', id: 'p1', url: '/a', title: 'A' } },
        { type: 'text', text: 'A site [1].' },
      ],
      annotations: [],
      finishReason: 'stop',
      usage: { promptTokens: 7, completionTokens: 2, totalTokens: 9 },
      grounded: true,
      confidence: 0.9,
      startedAt: 1000,
      finishedAt: 2000,
    })
  }
  const forget = vi.fn<(conversationId: string) => Promise<void>>(async () => undefined)
  const log = { info: () => undefined, error: () => undefined }
  const handle = createConversationHandler({ conversations, replies: { forget }, tokens, log })

  async function send(method: string, { token = MINE, query = '?chatId=chat-0001' } = {}) {
    const headers = token ? { 'x-docent-chat': await tokens.write(token) } : {}
    const request = new Request(`http://localhost/api/conversation${query}`, { method, headers })
    return handle(request, { address: '' })
  }
  return { send, conversations, forget }
}

describe('createConversationHandler', () => {
  it('gives visitors their own copy, without its cost', async () => {
    const { send } = await setUp()
    const response = await send('GET')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      turns: [
        {
          question: 'What is it?',
          page: { url: '/a', title: 'A' },
          askedAt: '1970-01-01T00:00:01.000Z',
          answers: [
            {
              id: `a-${MINE}`,
              status: 'complete',
              content: 'A site [1].',
              sources: [{ sourceType: 'url', id: 'p1', url: '/a', title: 'A' }],
              finishedAt: '1970-01-01T00:00:02.000Z',
            },
          ],
        },
      ],
    })
  })

  it('erases it, with the answer that is being written', async () => {
    const { send, conversations, forget } = await setUp()
    expect((await send('DELETE')).status).toBe(204)
    expect(forget).toHaveBeenCalledWith(MINE)
    expect(await conversations.read(MINE)).toEqual([])
    expect(await conversations.read(OTHER)).toHaveLength(1)
    expect((await send('GET')).status).toBe(404)
  })

  it('says the same of another visitor’s conversation and of none', async () => {
    const { send, conversations } = await setUp()
    const answers = await Promise.all([
      send('GET', { token: '' }),
      send('DELETE', { token: '' }),
      send('GET', { token: 'u'.repeat(22) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await conversations.read(MINE)).toHaveLength(1)
  })

  it('refuses what names no chat, and other methods', async () => {
    const { send } = await setUp()
    expect((await send('GET', { query: '' })).status).toBe(400)
    const response = await send('PUT')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, DELETE')
  })
})
