// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReadContext, seedGet, useGet } from './useGet.ts'

const ADDRESS = 'https://docent.example/api/word'

const ask = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask)
  answer('one')
})

afterEach(() => {
  cleanup()
  ask.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answer = (word: string) => ask.mockImplementation(async () => Response.json({ word }))
const fail = () => ask.mockRejectedValue(new TypeError('The network is away.'))

function connect(connection: { effectiveType?: string; saveData?: boolean }): void {
  vi.stubGlobal('navigator', { ...navigator, connection })
}

function readWord(value: unknown): string {
  return (value as { word: string }).word.toUpperCase()
}

function Word({ address }: { address: string | undefined }): ReactNode {
  return <p>{useGet(address, readWord) ?? 'nothing'}</p>
}

/** Each test begins without values: values are kept for the whole page. */
function Page({ children }: { children: ReactNode }): ReactNode {
  const [read] = useState(() => new Map())
  return <ReadContext value={read}>{children}</ReadContext>
}

const words = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function show(address: string | undefined = ADDRESS): Promise<(next?: string) => void> {
  const { rerender } = render(<Word address={address} />, { wrapper: Page })
  await pass(0)
  return (next) => rerender(<Word address={next} />)
}

async function comeBack(): Promise<void> {
  window.dispatchEvent(new Event('focus'))
  await pass(20)
}

describe('useGet', () => {
  it('shows what was read, once it is there', async () => {
    render(<Word address={ADDRESS} />, { wrapper: Page })
    expect(words()).toEqual(['nothing'])
    await pass(0)
    expect(words()).toEqual(['ONE'])
    expect(ask.mock.calls.map(([address]) => address)).toEqual([ADDRESS])
  })

  it('asks nothing without an address', async () => {
    const change = await show('')
    change(undefined)
    await pass(60_000)
    await comeBack()
    expect(ask).not.toHaveBeenCalled()
  })

  it('keeps what was read when there is no address any more, and asks nobody then', async () => {
    const change = await show()
    change(undefined)
    await pass(60_000)
    await comeBack()
    expect(words()).toEqual(['ONE'])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('asks again when there is an address again, and shows what it knows until then', async () => {
    const change = await show()
    change(undefined)
    await pass(2001)
    answer('two')
    change(ADDRESS)
    expect(words()).toEqual(['ONE'])
    await pass(20)
    expect(words()).toEqual(['TWO'])
  })
})

describe('a value that was just read', () => {
  it('is shown at once, and asked for no sooner than what was read here', async () => {
    const address = `${ADDRESS}?seeded`
    seedGet(address, readWord, 'ONE')
    const { rerender } = render(<Word address={address} />)
    expect(words()).toEqual(['ONE'])
    await pass(1999)
    expect(ask).not.toHaveBeenCalled()

    answer('two')
    rerender(<Word address={undefined} />)
    await pass(1)
    rerender(<Word address={address} />)
    await pass(20)
    expect(words()).toEqual(['TWO'])
  })
})

describe('an error', () => {
  it('is followed by another try after 5 s', async () => {
    fail()
    await show()
    await pass(4999)
    expect(ask).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }])(
    'is followed by another try after 10 s on a slow connection, %o',
    async (connection) => {
      connect(connection)
      fail()
      await show()
      await pass(9999)
      expect(ask).toHaveBeenCalledTimes(1)
      await pass(1)
      expect(ask).toHaveBeenCalledTimes(2)
    },
  )

  it('is followed by another try after 5 s on a connection that is known to be fast', async () => {
    connect({ effectiveType: '4g', saveData: false })
    fail()
    await show()
    await pass(5000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('doubles the wait when it comes again, up to 640 s', async () => {
    fail()
    await show()
    for (const seconds of [5, 10, 20, 40, 80, 160, 320, 640, 640]) {
      const before = ask.mock.calls.length
      await pass(seconds * 1000 - 1)
      expect(ask).toHaveBeenCalledTimes(before)
      await pass(1)
      expect(ask).toHaveBeenCalledTimes(before + 1)
    }
  })

  it('takes nothing away, and is over with the next answer', async () => {
    const change = await show()
    change(undefined)
    await pass(2001)
    fail()
    change(ADDRESS)
    await pass(20)
    expect(words()).toEqual(['ONE'])
    answer('two')
    await pass(5000)
    expect(words()).toEqual(['TWO'])
  })

  it.each([
    ['is refused', async () => new Response('Busy.', { status: 503 })],
    ['is not JSON', async () => new Response('<html>')],
    ['is not what was asked for', async () => Response.json({ words: [] })],
  ])('is also an answer that %s', async (_, answers) => {
    ask.mockImplementation(answers)
    await show()
    expect(words()).toEqual(['nothing'])
    answer('one')
    await pass(5000)
    expect(words()).toEqual(['ONE'])
  })

  it('leads to one row of retries, however often it is requested meanwhile', async () => {
    fail()
    const change = await show()
    for (let times = 0; times < 3; times += 1) {
      change(undefined)
      change(ADDRESS)
      await pass(1000)
    }
    expect(ask).toHaveBeenCalledTimes(4)
    // The last of the four was 1 s ago: its next try, and nobody else's.
    await pass(4000)
    expect(ask).toHaveBeenCalledTimes(5)
    await pass(9999)
    expect(ask).toHaveBeenCalledTimes(5)
  })

  it('is followed by nothing once nobody wants to know', async () => {
    fail()
    await show()
    await pass(3000)
    expect(vi.getTimerCount()).toBe(1)
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the same address', () => {
  it('is requested once for all callers within 2 s', async () => {
    render(
      <Page>
        <Word address={ADDRESS} />
        <Word address={ADDRESS} />
      </Page>,
    )
    await pass(0)
    expect(words()).toEqual(['ONE', 'ONE'])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is not asked for again within 2 s of its answer', async () => {
    const change = await show()
    for (const ms of [500, 1000, 400]) {
      change(undefined)
      await pass(ms)
      change(ADDRESS)
      await pass(20)
    }
    expect(ask).toHaveBeenCalledTimes(1)
    change(undefined)
    await pass(100)
    change(ADDRESS)
    await pass(20)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('a visitor who comes back to the window', () => {
  it('requests it again, once in 5 s', async () => {
    await show()
    await pass(4900)
    await comeBack()
    expect(ask).toHaveBeenCalledTimes(1)

    await pass(100)
    answer('two')
    await comeBack()
    expect(words()).toEqual(['TWO'])
    expect(ask).toHaveBeenCalledTimes(2)

    await pass(4900)
    await comeBack()
    expect(ask).toHaveBeenCalledTimes(2)
    await pass(100)
    await comeBack()
    expect(ask).toHaveBeenCalledTimes(3)
  })
})

describe('an answer that takes long', () => {
  it.each(['4g', '2g'])('is said to be slow after 3 s, also on %s', async (effectiveType) => {
    connect({ effectiveType })
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    ask.mockReturnValue(new Promise(() => undefined))
    await show()
    await pass(2999)
    expect(warn).not.toHaveBeenCalled()
    await pass(1)
    expect(warn.mock.calls).toEqual([[`${ADDRESS} has not answered within 3 s.`]])
  })

  it('is shown all the same', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { promise, resolve } = Promise.withResolvers<Response>()
    ask.mockReturnValue(promise)
    await show()
    await pass(8000)
    resolve(Response.json({ word: 'late' }))
    await pass(0)
    expect(words()).toEqual(['LATE'])
    expect(ask).toHaveBeenCalledOnce()
  })
})
