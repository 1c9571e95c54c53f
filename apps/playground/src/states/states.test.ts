import { expect, it } from 'vitest'
import { GROUPS, findState } from './index.ts'

const NAMES = GROUPS.flatMap(({ states }) => states.map(({ name }) => name))

it('has each name once, fit for an address and for a file', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length)
  for (const name of NAMES) expect(name).toMatch(/^[a-z0-9-]+$/)
})

it('lists the states if the requested one does not exist', () => {
  expect(() => findState('no-such')).toThrow(/^There is no state "no-such". Known: closed, /)
})
