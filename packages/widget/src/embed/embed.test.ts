// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmbed } from './embed.ts'
import { readTag } from './readTag.ts'
import type { DocentInstance, EmbeddedChat, StartEmbedded } from './types.ts'

const call = () => vi.fn<() => void>()
const report = vi.fn<(error: unknown) => void>()
let embed: DocentInstance | undefined

beforeEach(() => {
  vi.stubGlobal('reportError', report)
  vi.stubGlobal('fetch', async () => Response.json({ brand: 'Acme' }))
})

afterEach(() => {
  embed?.destroy()
  sessionStorage.clear()
  localStorage.clear()
  report.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp({ attributes = {}, failures = 0 } = {}) {
  const calls: string[] = []
  const note = (name: string) => (question?: string) => {
    calls.push(question === undefined ? name : `${name} ${question}`)
  }
  const chat: EmbeddedChat = {
    open: note('open'),
    close: note('close'),
    toggle: note('toggle'),
    ask: note('ask'),
    suggest: note('suggest'),
    reset: note('reset'),
    destroy: note('destroy'),
  }
  const start = vi.fn<StartEmbedded>(async () => chat)
  let left = failures
  const load = vi.fn<() => Promise<StartEmbedded>>(async () => {
    if (left-- > 0) throw new Error('offline')
    return start
  })
  const onGone = call()
  const tag = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, String(value))
  const options = readTag(tag, 'https://docs.example/widget.js')
  embed = createEmbed({ options, rules: '', load, onGone })
  const root = embed.element.shadowRoot!
  return { embed, root, pill: root.querySelector('button')!, calls, load, start, onGone }
}

const words = (root: ShadowRoot) => root.querySelector('output')?.textContent

describe('createEmbed', () => {
  it('draws the pill and loads nothing', () => {
    const { load, pill } = setUp()
    expect(pill.textContent).toBe('Talk to the assistant')
    expect(load).not.toHaveBeenCalled()
  })

  it('draws the pill small for a visitor who has minimised it on this site', () => {
    localStorage.setItem('docent:mini', '1')
    const { root } = setUp()
    expect(root.querySelector('[data-docent-mini] .pill')).not.toBeNull()
  })

  it.each(['pointerover', 'pointerdown', 'focusin'])('loads the chat at %s', async (sign) => {
    const { pill, load, start, calls } = setUp()
    pill.dispatchEvent(new Event(sign, { bubbles: true }))
    pill.dispatchEvent(new Event(sign, { bubbles: true }))
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
    expect(start.mock.calls[0]?.[0].settings).toEqual({ brand: 'Acme' })
    expect(load).toHaveBeenCalledOnce()
    expect(calls).toEqual([])
  })

  it('opens once for a visitor who clicks again and again', async () => {
    const { pill, calls } = setUp()
    pill.click()
    pill.click()
    await vi.waitFor(() => expect(calls).toEqual(['open']))
  })

  it('does what it was called for, in order, once it can', async () => {
    const { embed, calls } = setUp()
    embed.ask('Why?')
    embed.close()
    embed.reset()
    embed.toggle()
    await vi.waitFor(() => expect(calls).toEqual(['ask Why?', 'close', 'reset', 'toggle']))
    embed.open()
    expect(calls.at(-1)).toBe('open')
  })

  it('has nothing to close before anything was opened', () => {
    const { embed, load } = setUp()
    embed.close()
    expect(load).not.toHaveBeenCalled()
  })

  it('tells a waiting visitor that it could not be loaded, and tries again', async () => {
    const { embed, root, pill, calls } = setUp({ failures: 1 })
    const errors = vi.fn<(detail: { message: string }) => void>()
    embed.on('error', errors)
    pill.click()
    await vi.waitFor(() => expect(words(root)).toMatch(/could not be loaded/))
    expect(errors).toHaveBeenCalledExactlyOnceWith({ message: 'offline' })
    expect(report).toHaveBeenCalledOnce()
    pill.click()
    await vi.waitFor(() => expect(calls).toEqual(['open']))
    expect(words(root)).toBe('')
  })

  it('says nothing to a visitor who has not opened it', async () => {
    const { root, pill } = setUp({ failures: 1 })
    pill.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
    expect(words(root)).toBe('')
  })

  it('is not loaded if the server does not say what chat it is', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    const { embed, root, start } = setUp()
    embed.open()
    await vi.waitFor(() => expect(words(root)).toMatch(/could not be loaded/))
    expect(start).not.toHaveBeenCalled()
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      message: 'Cannot load the chat: https://docs.example/api/assistant answered 503.',
    })
  })

  // A visitor who had clicked waited for as long as the browser did, and could not try again.
  it('waits no longer than 30 s for a server that says nothing, and tries again', async () => {
    vi.useFakeTimers()
    const hang = (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
    vi.stubGlobal('fetch', hang)
    const { embed, root, calls } = setUp()
    embed.open()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(words(root)).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(words(root)).toMatch(/could not be loaded/)
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      message:
        'Cannot load the chat: https://docs.example/api/assistant did not answer within 30 s.',
    })

    vi.stubGlobal('fetch', async () => Response.json({}))
    embed.open()
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toEqual(['open'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is loaded at once if its panel was open', async () => {
    sessionStorage.setItem('docent:open@https://docs.example/api/gen-ai', '1')
    const { start } = setUp()
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  })

  it('destroyed while it is loaded, does not come to life', async () => {
    const { embed, start, load, onGone } = setUp()
    embed.open()
    embed.destroy()
    await load.mock.results[0]?.value
    await new Promise((resolve) => setTimeout(resolve))
    expect(start).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
    expect(embed.element.isConnected).toBe(false)
    expect(onGone).toHaveBeenCalledOnce()
  })

  it('is written from the right if its language is', () => {
    const frame = (language: string) =>
      setUp({ attributes: { 'data-lang': language } }).root.querySelector<HTMLElement>('.frame')
    expect([frame('ar')?.dir, frame('de-CH')?.dir, frame('arn')?.dir]).toEqual([
      'rtl',
      'ltr',
      'ltr',
    ])
  })
})
