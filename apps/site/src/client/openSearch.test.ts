// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSearchOnCall } from './openSearch.ts'

let link: HTMLAnchorElement
let opened: number
let open: () => Promise<void>

beforeEach(() => {
  opened = 0
  open = async () => {
    opened += 1
  }
  document.body.innerHTML = '<a id="Search" href="#search">Search</a><input><p contenteditable></p>'
  link = document.querySelector('a')!
})

afterEach(() => {
  document.body.replaceChildren()
})

const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Each test has a page of its own: one that listens on would answer the next one's keys as well. */
function start(): void {
  const listen = vi.spyOn(globalThis, 'addEventListener')
  openSearchOnCall(link, () => open())
  const [type, listener] = listen.mock.calls[0] ?? []
  listen.mockRestore()
  afterEachOnce(() => removeEventListener(type as string, listener as EventListener))
}

const ends: (() => void)[] = []
const afterEachOnce = (end: () => void): void => void ends.push(end)
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function press(target: Element, init: KeyboardEventInit): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  await settle()
  return event.defaultPrevented
}

describe('openSearchOnCall', () => {
  it('opens the dialog in place of following the link', async () => {
    start()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(event)
    await settle()
    expect([event.defaultPrevented, opened]).toEqual([true, 1])
  })

  it('leaves a click to the browser that asks for another tab', async () => {
    start()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link.dispatchEvent(event)
    await settle()
    expect([event.defaultPrevented, opened]).toEqual([false, 0])
  })

  it.each([
    { key: 'k', ctrlKey: true },
    { key: 'k', metaKey: true },
    { key: '/' },
    // How a German keyboard writes a slash.
    { key: '/', shiftKey: true },
  ])('opens it by a key: %o', async (init) => {
    start()
    expect([await press(document.body, init), opened]).toEqual([true, 1])
  })

  it.each([{ key: 'k' }, { key: '/', ctrlKey: true }, { key: 'k', ctrlKey: true, altKey: true }])(
    'leaves other keys alone: %o',
    async (init) => {
      start()
      expect([await press(document.body, init), opened]).toEqual([false, 0])
    },
  )

  it.each(['input', 'p'])('leaves a slash to a field: %s', async (field) => {
    start()
    expect(await press(document.querySelector(field)!, { key: '/' })).toBe(false)
    expect(opened).toBe(0)
  })

  it('follows the link where the dialog cannot be loaded', async () => {
    open = () => Promise.reject(new Error('offline'))
    start()
    link.click()
    await settle()
    expect(location.hash).toBe('#search')
  })
})
