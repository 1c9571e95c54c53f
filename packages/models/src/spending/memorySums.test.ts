import { describe, expect, it } from 'vitest'
import { createMemorySums } from './memorySums.ts'

const entry = (name: string, amount: number, cap = 10) => ({ name, amount, cap })

describe('createMemorySums', () => {
  it('adds nothing if one sum has no room for a reservation', async () => {
    const sums = createMemorySums()
    await sums.reserve([entry('site', 8)])
    const both = [entry('visitor', 3), entry('site', 3)]
    expect(await sums.reserve(both)).toEqual({ isGranted: false, full: 'site' })
    // The refused 3 were not added to the visitor's sum.
    expect(await sums.reserve([entry('visitor', 10)])).toEqual({ isGranted: true, sums: [10] })
    expect(await sums.reserve([entry('site', 2)])).toEqual({ isGranted: true, sums: [10] })
  })

  it('does not fall below zero if more is returned than was reserved', async () => {
    const sums = createMemorySums()
    await sums.reserve([entry('site', 2)])
    await sums.settle([{ name: 'site', amount: -5 }])
    expect(await sums.reserve([entry('site', 4)])).toEqual({ isGranted: true, sums: [4] })
  })

  it('forgets a sum once its day is over', async () => {
    let now = 0
    const sums = createMemorySums(() => now)
    await sums.reserve([entry('monday', 10)])
    now = 25 * 3_600_000
    expect(await sums.reserve([entry('monday', 1)])).toEqual({ isGranted: false, full: 'monday' })
    now = 27 * 3_600_000
    expect(await sums.reserve([entry('monday', 1)])).toEqual({ isGranted: true, sums: [1] })
  })
})
