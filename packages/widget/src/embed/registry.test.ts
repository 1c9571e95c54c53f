// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { register } from './registry.ts'
import type { Docent } from './registry.ts'
import type { DocentInstance } from './types.ts'

const page = globalThis as { Docent?: Docent }

afterEach(() => {
  delete page.Docent
})

function createInstance() {
  const open = vi.fn<() => void>()
  return { open, element: document.createElement('div') } as unknown as DocentInstance & {
    open: typeof open
  }
}

it('leads to the first chat, and to the next when that one is gone', () => {
  const [first, second] = [createInstance(), createInstance()]
  const leave = register(first)
  register(second)
  page.Docent?.open()
  expect(page.Docent?.instances).toEqual([first, second])
  expect([first.open.mock.calls.length, second.open.mock.calls.length]).toEqual([1, 0])
  leave()
  page.Docent?.open()
  expect(second.open).toHaveBeenCalledOnce()
})

it('takes its name back with the last chat', () => {
  const leave = register(createInstance())
  expect('Docent' in page).toBe(true)
  leave()
  expect('Docent' in page).toBe(false)
})

it('keeps whatever the page itself has under this name', () => {
  const theirs = { version: 3 }
  Object.assign(page, { Docent: theirs })
  register(createInstance())()
  expect(page.Docent).toBe(theirs)
})
