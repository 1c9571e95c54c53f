import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

it('tells its listeners when the value is replaced', () => {
  const store = createStore('a')
  const listener = vi.fn()
  store.subscribe(listener)

  store.set('b')

  expect(store.get()).toBe('b')
  expect(listener).toHaveBeenCalledOnce()
})

it('is silent when the value is the same', () => {
  const store = createStore(Number.NaN)
  const listener = vi.fn()
  store.subscribe(listener)

  store.set(Number.NaN)

  expect(listener).not.toHaveBeenCalled()
})

it('no longer tells a listener that has left', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const leave = store.subscribe(listener)

  leave()
  store.set(2)

  expect(listener).not.toHaveBeenCalled()
})
