import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import { openMemoryConversations } from '../testing/memoryConversations.ts'
import { createPageFeedbackHandler } from './pageFeedback.ts'

const BALLOT = 'ballot-0001'
const VOTE = { page: '/tutorials/start', ballot: BALLOT, vote: 'up' }

function setUp() {
  const conversations = openMemoryConversations()
  const handle = createPageFeedbackHandler({
    conversations,
    isPage: (route) => route.startsWith('/tutorials/'),
    limits: DEFAULT_LIMITS,
    log: { info: () => undefined, error: () => undefined },
    now: () => 5000,
  })
  async function send(body: unknown, { method = 'POST', session = '' } = {}) {
    const request = new Request('http://localhost/api/page-feedback', {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const response = await handle(request, { address: '', ...(session && { session }) })
    return { status: response.status, said: await response.text() }
  }
  return { send, count: () => conversations.countPageVotes() }
}

describe('createPageFeedbackHandler', () => {
  it('counts a vote for its page, and takes it back', async () => {
    const { send, count } = setUp()
    expect((await send(VOTE)).status).toBe(204)
    expect(await count()).toEqual([{ page: '/tutorials/start', up: 1, down: 0, lastAt: 5000 }])
    expect((await send({ ...VOTE, vote: 'none' })).status).toBe(204)
    expect(await count()).toEqual([])
  })

  it('counts one vote of a ballot, and one of a session, for each page', async () => {
    const { send, count } = setUp()
    await send(VOTE)
    await send({ ...VOTE, vote: 'down' })
    for (const ballot of ['ballot-0002', 'ballot-0003', 'ballot-0004']) {
      await send({ ...VOTE, ballot }, { session: 'same' })
    }
    await send({ ...VOTE, page: '/tutorials/next' }, { session: 'same' })
    expect(await count()).toMatchObject([
      { page: '/tutorials/start', up: 1, down: 1 },
      { page: '/tutorials/next', up: 1, down: 0 },
    ])
  })

  it.each([
    ['no object', 'up', 400, 'The feedback is not a JSON object.'],
    ['no page', { ...VOTE, page: 1 }, 400, 'The feedback has no page.'],
    ['a page that there is not', { ...VOTE, page: '/nowhere' }, 404, 'This page does not exist.'],
    ['no vote', { ...VOTE, vote: 5 }, 400, 'The vote of the feedback must be up, down or none.'],
    ['a ballot that is none', { ...VOTE, ballot: 'a' }, 400, expect.stringContaining('8 to 64')],
    ['a ballot too long', { ...VOTE, ballot: 'a'.repeat(65) }, 400, expect.stringContaining('8')],
  ])('refuses %s, and counts nothing', async (_, body, status, said) => {
    const { send, count } = setUp()
    expect(await send(body)).toEqual({ status, said })
    expect(await count()).toEqual([])
  })

  it('is sent with POST', async () => {
    expect(await setUp().send(undefined, { method: 'GET' })).toEqual({
      status: 405,
      said: 'Use POST to send feedback.',
    })
  })
})
