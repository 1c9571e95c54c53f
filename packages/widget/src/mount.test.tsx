// @vitest-environment jsdom
import { PANELS } from '@docent/texts/panels'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Launcher } from './launcher.tsx'
import { mountChat } from './mount.tsx'
import type { ChatHandle } from './mount.tsx'
import { OPTIONS } from '../testing/options.ts'

const ask = vi.fn(async (_address: string) => Response.json({}))

let container: HTMLElement
let chat: ChatHandle | undefined

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  vi.stubGlobal('fetch', ask)
  container = document.body.appendChild(document.createElement('div'))
  container.className = 'docent'
})

afterEach(() => {
  chat?.destroy()
  chat = undefined
  container.remove()
  ask.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pill = () => container.querySelector('button')!
const panel = () => container.querySelector('.panel')

function prerender(): HTMLButtonElement {
  container.innerHTML = renderToString(<Launcher options={OPTIONS} panel={PANELS.en} />)
  return pill()
}

it('takes over the pill that the page holds, with its focus', async () => {
  const complain = vi.spyOn(console, 'error')
  const prerendered = prerender()
  prerendered.focus()

  chat = await mountChat(container, OPTIONS)

  expect(pill()).toBe(prerendered)
  expect(document.activeElement).toBe(prerendered)
  expect(panel()).toBeNull()
  // React says on the console if the HTML is not what it would have rendered.
  expect(complain).not.toHaveBeenCalled()
})

// The focus that woke the chat was there before it, and Escape did nothing.
it('puts the tooltip away with Escape if the pill had the focus before', async () => {
  prerender().focus()
  chat = await mountChat(container, OPTIONS)
  await vi.waitFor(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(container.querySelector<HTMLElement>('.tip')!.dataset['dismissed']).toBe('true')
  })
})

it('reacts to a click that is repeated at once', async () => {
  prerender()
  chat = await mountChat(container, OPTIONS)
  pill().click()
  await vi.waitFor(() => expect(panel()).not.toBeNull())
  expect(pill().getAttribute('aria-expanded')).toBe('true')
})

it('gives a handle that works at once', async () => {
  prerender()
  chat = await mountChat(container, OPTIONS)
  chat.ask('What is it?')
  await vi.waitFor(() => {
    expect(container.querySelector('textarea')!.value).toBe('What is it?')
  })
  chat.close()
  await vi.waitFor(() => expect(pill().getAttribute('aria-expanded')).toBe('false'))
  chat.toggle()
  await vi.waitFor(() => expect(pill().getAttribute('aria-expanded')).toBe('true'))
})

it('gives an empty container a pill, with the texts of the site', async () => {
  chat = await mountChat(container, { ...OPTIONS, texts: { launcher: 'Ask the guide' } })
  expect(pill().textContent).toBe('Ask the guide')
})

it('speaks the language that it is told, from its first frame, and says so', async () => {
  chat = await mountChat(container, { ...OPTIONS, language: 'ar-EG' })
  expect(pill().textContent).toBe('تحدث إلى المساعد')
  expect([container.lang, container.dir]).toEqual(['ar', 'rtl'])
})

it('speaks the language of the page by default', async () => {
  document.documentElement.lang = 'de-CH'
  chat = await mountChat(container, OPTIONS)
  expect(pill().textContent).toBe('Assistenten fragen')
  document.documentElement.lang = 'pl'
  chat.destroy()
  chat = await mountChat(container, OPTIONS)
  expect(pill().textContent).toBe('Talk to the assistant')
  expect([container.lang, container.dir]).toEqual(['en', 'ltr'])
  document.documentElement.lang = ''
})

it('leaves nothing behind', async () => {
  prerender()
  chat = await mountChat(container, OPTIONS)
  chat.open()
  await vi.waitFor(() => expect(panel()).not.toBeNull())
  chat.destroy()
  expect(container.innerHTML).toBe('')
})

it('requests its settings together with the chat, not before it is opened', async () => {
  prerender()
  chat = await mountChat(container, {
    ...OPTIONS,
    endpoint: 'https://chat.example/v2/gen-ai?key=1',
  })
  await vi.waitFor(() => expect(pill().getAttribute('aria-expanded')).toBe('false'))
  expect(ask).not.toHaveBeenCalled()
  chat.open()
  await vi.waitFor(() =>
    expect(ask.mock.calls[0]?.[0]).toBe('https://chat.example/v2/assistant?language=en'),
  )
})

it('needs little HTML for the pill', () => {
  prerender()
  expect(container.innerHTML.length).toBeLessThan(600)
})
