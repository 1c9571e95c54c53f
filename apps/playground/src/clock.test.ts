import { describe, expect, it, vi } from 'vitest'
import { installClock } from './clock.ts'
import type { Clock } from './clock.ts'

type Page = Pick<typeof globalThis, 'Date'> & {
  setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => number
  setInterval: (run: () => void, ms: number) => number
  clearTimeout: (id: number) => void
}

function install(): { page: Page; clock: Clock } {
  const page = {}
  const clock = installClock(page)
  return { page: page as Page, clock }
}

describe('the clock of a frame', () => {
  it('stops until time passes', () => {
    const { page, clock } = install()
    const before = page.Date.now()
    expect(new page.Date().getTime()).toBe(before)
    clock.pass(1500)
    expect(page.Date.now()).toBe(before + 1500)
  })

  it('reads a given date as ever', () => {
    const { page } = install()
    expect(new page.Date('2020-02-03T00:00:00Z').getTime()).toBe(Date.UTC(2020, 1, 3))
  })

  it('does what falls due, in its order and at its time', () => {
    const { page, clock } = install()
    const start = page.Date.now()
    const seen: unknown[] = []
    const see = (name: unknown) => seen.push([name, page.Date.now() - start])
    page.setTimeout(see, 300, 'late')
    page.setTimeout(see, 100, 'early')
    page.setTimeout(see, 900, 'never')
    clock.pass(500)
    expect(seen).toEqual([
      ['early', 100],
      ['late', 300],
    ])
  })

  it('repeats an interval until it is cleared', () => {
    const { page, clock } = install()
    const tick = vi.fn<() => void>()
    const id = page.setInterval(tick, 1000)
    clock.pass(3500)
    expect(tick).toHaveBeenCalledTimes(3)
    page.clearTimeout(id)
    clock.pass(5000)
    expect(tick).toHaveBeenCalledTimes(3)
  })

  it('runs a timer of 0 ms at once', async () => {
    const { page } = install()
    await expect(new Promise((resolve) => page.setTimeout(resolve, 0, 'done'))).resolves.toBe(
      'done',
    )
  })
})
