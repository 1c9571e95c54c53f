// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSearchOnCall } from './openSearch.ts'

let link: HTMLAnchorElement
let opened: number
let open: (readTyped: () => string) => Promise<void>

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

/** Each test has a separate page: one that keeps listening would answer the next one's keys as well. */
function start(): void {
  const listen = vi.spyOn(globalThis, 'addEventListener')
  openSearchOnCall(link, (readTyped) => open(readTyped))
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

  describe('until the dialog is there', () => {
    /** Opens by a key, presses others, and tells what the dialog is then given. */
    async function type(
      ...keys: readonly (string | KeyboardEventInit)[]
    ): Promise<string | undefined> {
      const { promise, resolve } = Promise.withResolvers<void>()
      let given: string | undefined
      open = async (readTyped) => {
        opened += 1
        await promise
        given = readTyped()
      }
      start()
      await press(document.body, { key: 'k', ctrlKey: true })
      for (const key of keys) await press(document.body, typeof key === 'string' ? { key } : key)
      resolve()
      await settle()
      return given
    }

    // They used to be lost, and the dialog opened empty.
    it('keeps the typed letters, and applies Backspace', async () => {
      expect(await type(' ', ...'to 1/3', 'Backspace', '2', { key: 'Ä', shiftKey: true })).toBe(
        'to 1/2Ä',
      )
    })

    it.each([
      [['w', 'Enter'], 'w\n'],
      [['w', 'Enter', 'i'], 'w\ni'],
      [['w', 'i', 'Enter', 'Backspace'], 'w'],
    ])('keeps whether Enter was the last key: %j', async (keys, typed) => {
      expect(await type(...keys)).toBe(typed)
    })

    it('opens once, however often it is called for', async () => {
      const again = { key: 'k', ctrlKey: true }
      expect(await type('a', again, 'b')).toBe('ab')
      expect(opened).toBe(1)
    })

    it('leaves other keys alone, and the letters of other fields', async () => {
      open = () => new Promise(() => undefined)
      start()
      await press(document.body, { key: '/' })
      const taken: string[] = []
      for (const key of ['Escape', 'Tab', 'Shift', 'ArrowDown', 'Enter', ' ']) {
        if (await press(document.body, { key })) taken.push(key)
      }
      expect(taken).toEqual([])
      expect(await press(document.body, { key: 'c', ctrlKey: true })).toBe(false)
      expect(await press(document.querySelector('input')!, { key: 'c' })).toBe(false)
      expect(await press(document.body, { key: 'c' })).toBe(true)
    })

    it('releases the keys once it has loaded', async () => {
      await type('a')
      expect(await press(document.body, { key: 'b' })).toBe(false)
    })
  })

  it('follows the link if the dialog cannot be loaded', async () => {
    open = () => Promise.reject(new Error('offline'))
    start()
    link.click()
    await settle()
    expect(location.hash).toBe('#search')
  })
})
