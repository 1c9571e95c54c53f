import { expect, it } from 'vitest'
import { createChatTokens } from './chatToken.ts'
import { createSessionId, createSessionTokens } from './sessionToken.ts'

const secret = new Uint8Array(32).fill(1)

it('reads what it has written', async () => {
  const tokens = await createSessionTokens(secret)
  const id = createSessionId()
  expect(await tokens.read(await tokens.write(id))).toBe(id)
})

it('is not a token of a chat, nor the other way round, under the same secret', async () => {
  const sessions = await createSessionTokens(secret)
  const chats = await createChatTokens(secret)
  const id = createSessionId()
  expect(await chats.read(await sessions.write(id))).toBeUndefined()
  expect(await sessions.read(await chats.write(id))).toBeUndefined()
})
