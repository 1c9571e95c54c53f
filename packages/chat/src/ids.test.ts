import { expect, it } from 'vitest'
import { createMessageId } from './ids.ts'

it('makes ids of 128 bits that a server accepts', () => {
  expect(createMessageId()).toMatch(/^[0-9a-f]{32}$/)
})

it('never makes the same id twice', () => {
  const ids = Array.from({ length: 1000 }, createMessageId)
  expect(new Set(ids).size).toBe(1000)
})
