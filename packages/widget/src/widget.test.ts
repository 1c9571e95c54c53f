// @vitest-environment jsdom
import { panel } from '@docent/texts/en/panel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, question } from '../../chat/testing/builders.ts'
import { OPTIONS } from '../testing/options.ts'
import { createWidget } from './widget.ts'
import { nameStorage } from './storageNames.ts'
import type { LiveWidget } from './widget.ts'

const CHAT = { id: 'first-chat', messages: [question('secret'), answer('It is here.')], cut: {} }

const RECORD = { ...CHAT, replaced: [], token: undefined, at: 0, isRunning: false }

let leave: () => void

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
})

afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

async function openChat(): Promise<LiveWidget> {
  const widget = createWidget({ ...OPTIONS, persist: 'local' }, panel)
  leave = widget.start()
  await vi.waitFor(() => expect(widget.archive.get()).toBeDefined())
  widget.session.restore(CHAT)
  return widget
}

const stored = () => JSON.stringify({ ...localStorage })

describe('a conversation that is deleted for good', () => {
  it('is not put away with the earlier ones', async () => {
    const { session, ownData } = await openChat()
    await ownData.erase()
    expect(session.state.get().messages).toEqual([])
    expect(stored()).not.toContain('secret')
  })

  // The server had deleted it, and the list still had it.
  it('leaves the earlier ones if another began while the server deleted it', async () => {
    const { session, ownData } = await openChat()
    const erased = ownData.erase()
    session.clear()
    session.restore({ ...CHAT, id: 'next-chat', messages: [question('next')] })
    expect(stored()).toContain('secret')
    await erased
    expect(session.id).toBe('next-chat')
    expect(stored()).not.toContain('secret')
  })

  it('ends here if it is the one on the screen, and deleted from the list', async () => {
    const { session, forget } = await openChat()
    await forget(RECORD)
    expect(session.state.get().messages).toEqual([])
    expect(stored()).not.toContain('secret')
  })

  it('is gone from the storage if only another tab has kept it', async () => {
    const { session, forget } = await openChat()
    session.clear()
    localStorage.setItem(
      nameStorage(new URL(OPTIONS.endpoint, document.baseURI).href).chat,
      CHAT.id,
    )
    await forget(RECORD)
    expect(stored()).not.toContain(CHAT.id)
  })
})
