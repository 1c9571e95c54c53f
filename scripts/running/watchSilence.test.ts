import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSilence } from './watchSilence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reports a silence once, and none while something is heard', () => {
  const onSilent = vi.fn<() => void>()
  const silence = watchSilence(1_000, onSilent)
  for (let second = 0; second < 10; second++) {
    vi.advanceTimersByTime(900)
    silence.interrupt()
  }
  expect(onSilent).not.toHaveBeenCalled()

  vi.advanceTimersByTime(1_000)
  silence.interrupt()
  vi.advanceTimersByTime(5_000)
  expect(onSilent).toHaveBeenCalledOnce()
})

it('reports nothing after it was stopped, or without a time', () => {
  const onSilent = vi.fn<() => void>()
  watchSilence(1_000, onSilent).stop()
  watchSilence(undefined, onSilent).interrupt()
  vi.advanceTimersByTime(5_000)
  expect(onSilent).not.toHaveBeenCalled()
})
