import { describe, expect, it } from 'vitest'
import { createChatTokens, createConversationId } from './chatToken.ts'

describe('createChatTokens', () => {
  it('reads what it has written', async () => {
    const tokens = await createChatTokens(new Uint8Array(32).fill(1))
    const id = createConversationId()
    expect(await tokens.read(await tokens.write(id))).toBe(id)
  })

  it('reads nothing that another secret has signed, or that was changed', async () => {
    const ours = await createChatTokens(new Uint8Array(32).fill(1))
    const others = await createChatTokens(new Uint8Array(32).fill(2))
    const id = createConversationId()
    const token = await ours.write(id)
    expect(await ours.read(await others.write(id))).toBeUndefined()
    expect(await ours.read(token.replace(id, createConversationId()))).toBeUndefined()
    expect(await ours.read(`${token}A`)).toBeUndefined()
    expect(await ours.read('')).toBeUndefined()
    expect(await ours.read(null)).toBeUndefined()
  })
})
