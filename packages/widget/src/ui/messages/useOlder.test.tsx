// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ThreadItem } from '../editing/thread.ts'
import { useOlder } from './useOlder.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function writeThread(name: string, lengths: readonly number[]): ThreadItem[] {
  return lengths.map((length, place) => ({
    message: {
      id: `${name}-${place}`,
      role: 'assistant',
      content: 'a'.repeat(length),
      createdAt: new Date(0),
      parts: [],
    },
  }))
}

function renderThread(first: readonly ThreadItem[]) {
  const list = { content: { current: null }, follow: { current: undefined } }
  const hook = renderHook((items: readonly ThreadItem[]) => useOlder(items, list), {
    initialProps: first,
  })
  const drawFrame = () => act(() => vi.advanceTimersByTime(20))
  return { ...hook, drawFrame }
}

it('begins with as much of the end as can be rendered in one go', () => {
  expect(renderThread(writeThread('a', [900, 900, 900, 900])).result.current).toBe(2)
})

it('begins with the last message, however long it is', () => {
  expect(renderThread(writeThread('a', [10, 10, 9000])).result.current).toBe(2)
})

it('shows a short conversation at once', () => {
  expect(renderThread(writeThread('a', [30, 600, 30, 600])).result.current).toBe(0)
})

it('continues with the messages above, a little with each frame', () => {
  const { result, drawFrame } = renderThread(writeThread('a', [30, 1500, 30, 1500, 30, 1500]))
  const places = [result.current]
  while (result.current > 0) {
    drawFrame()
    places.push(result.current)
  }
  expect(places).toEqual([4, 2, 0])
})

it('goes on while an answer grows', () => {
  const lengths = [1500, 1500, 1500]
  const { result, rerender, drawFrame } = renderThread(writeThread('a', lengths))
  for (let more = 1; more <= 4; more += 1) {
    rerender(writeThread('a', [...lengths, more]))
    drawFrame()
  }
  expect(result.current).toBe(0)
})

it('leaves nothing out of a conversation that grows message by message', () => {
  const { result, rerender } = renderThread([])
  for (const lengths of [[30], [30, 1900], [30, 1900, 30], [30, 1900, 30, 1900]]) {
    rerender(writeThread('a', lengths))
    expect(result.current).toBe(0)
  }
})

it('begins with the end again when another conversation takes its place', () => {
  const { result, rerender } = renderThread(writeThread('a', [30]))
  rerender(writeThread('b', [1500, 1500, 1500]))
  expect(result.current).toBe(2)
})
