import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_LIMITS } from '../../../content/src/config/limits.ts'
import { chooseForm } from './replyForm.ts'
import { streamReply } from './streamReply.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Reads an answer of one line, which comes after a silence, and then ends. */
async function readAfter(silenceMs: number): Promise<string> {
  const lines = [new Promise<string>((resolve) => setTimeout(resolve, silenceMs, '0:"Hello"\n'))]
  const reader = { next: async () => lines.shift(), leave: () => undefined }
  const form = chooseForm(null, undefined)
  const body = streamReply({ read: () => reader }, DEFAULT_LIMITS.heartbeatMs, form)
  const wire = new Response(body).text()
  await vi.advanceTimersByTimeAsync(silenceMs)
  return wire
}

it('sends an empty line after 10 seconds of silence, and none before', async () => {
  expect(await readAfter(9_999)).toBe('0:"Hello"\n')
  expect(await readAfter(10_001)).toBe('\n0:"Hello"\n')
})
