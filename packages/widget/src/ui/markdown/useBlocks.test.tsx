// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Markdown } from './Markdown.tsx'
import { loadReading } from './loadReading.ts'

beforeAll(loadReading)

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('holds an undecided end back for 120 ms at most, then shows it unchanged', () => {
  const { container, rerender } = render(<Markdown text="It is **fr" isGrowing />)
  expect(container.textContent).toBe('It is ')
  wait(100)
  // Text that arrives meanwhile does not make the rest wait longer.
  rerender(<Markdown text="It is **fre" isGrowing />)
  wait(19)
  expect(container.textContent).toBe('It is ')
  wait(1)
  expect(container.textContent).toBe('It is **fre')
  rerender(<Markdown text="It is **free**[" isGrowing />)
  expect(container.innerHTML).toBe('<p dir="auto">It is <strong>free</strong></p>')
})

it('shows an end at once that is decided in time', () => {
  const { container, rerender } = render(<Markdown text="It is **fr" isGrowing />)
  wait(100)
  rerender(<Markdown text="It is **free**." isGrowing />)
  expect(container.innerHTML).toBe('<p dir="auto">It is <strong>free</strong>.</p>')
})

it('holds nothing back of a reply that has ended', () => {
  const { container, rerender } = render(<Markdown text="It is **fr" isGrowing />)
  rerender(<Markdown text="It is **fr" />)
  expect(container.textContent).toBe('It is **fr')
})
