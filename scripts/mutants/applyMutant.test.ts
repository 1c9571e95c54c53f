import { describe, expect, it } from 'vitest'
import { applyMutant } from './applyMutant.ts'
import { listRooms, readMutants } from './readMutants.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../command.ts'

const MUTANT = { fault: 'It adds.', file: 'take.ts', find: 'a - b', put: 'a + b', tests: 'take' }

describe('applyMutant', () => {
  it('replaces the text with the fault', () => {
    expect(applyMutant('export const c = a - b', MUTANT)).toBe('export const c = a + b')
  })

  it('takes the fault literally', () => {
    const put = "'$&'"
    expect(applyMutant('export const c = a - b', { ...MUTANT, put })).toContain(put)
  })

  it.each([
    ['export const c = a * b', 'no longer'],
    ['export const c = a - b + (a - b)', '2 times'],
  ])('refuses %s, which has the text %s', (text, reason) => {
    expect(() => applyMutant(text, MUTANT)).toThrow(`take.ts has the text to find ${reason}`)
  })

  it('refuses a fault that makes the file no module', () => {
    expect(() => applyMutant('export const c = a - b', { ...MUTANT, put: 'a +' })).toThrow(
      'cannot be parsed',
    )
  })
})

// A list that no longer fits is noticed with every run of the unit tests, not once a week.
describe.each(await listRooms())('the mutants of %s', (room) => {
  it('fit the code as it is', async () => {
    for (const mutant of await readMutants(room)) {
      const text = await readFile(join(ROOT, mutant.file), 'utf8')
      expect(applyMutant(text, mutant)).not.toBe(text)
    }
  })
})
