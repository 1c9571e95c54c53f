// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWidget } from '../../../testing/stage.tsx'
import type { Stage } from '../../../testing/stage.tsx'

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  root.removeAttribute('data-docent-mini')
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pill = () => screen.getByRole('button', { name: 'Talk to the assistant' })
const isMini = () => root.hasAttribute('data-docent-mini')

async function minimise(): Promise<Stage> {
  const stage = renderWidget()
  await stage.user.click(await screen.findByRole('button', { name: 'Show the button as an icon' }))
  return stage
}

describe('a smaller pill', () => {
  it('is chosen next to it, kept, and reverted with the same button', async () => {
    const { user } = await minimise()
    expect([isMini(), localStorage.getItem('docent:mini')]).toEqual([true, '1'])
    const back = screen.getByRole('button', { name: 'Show the button with its name' })
    expect(document.activeElement).toBe(back)
    await user.keyboard('{Enter}')
    expect([isMini(), localStorage.getItem('docent:mini')]).toEqual([false, null])
  })

  it('keeps its name for those who hear it', async () => {
    await minimise()
    expect(pill()).toBeTruthy()
  })

  it('is found as it was left, also on a page that nobody has marked', async () => {
    localStorage.setItem('docent:mini', '1')
    renderWidget()
    expect(
      await screen.findByRole('button', { name: 'Show the button with its name' }),
    ).toBeTruthy()
    expect(isMini()).toBe(true)
  })

  it('is chosen in the help as well', async () => {
    const { user } = await minimise()
    await user.click(pill())
    expect(screen.queryByRole('button', { name: 'Show the button with its name' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Settings and shortcuts' }))
    const name = 'Show the button as an icon'
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name })
    expect(choice.checked).toBe(true)
    await user.click(choice)
    expect(isMini()).toBe(false)
  })

  it('is the same in all tabs of a visitor', async () => {
    renderWidget()
    await screen.findByRole('button', { name: 'Show the button as an icon' })
    const change = { key: 'docent:mini', newValue: '1' }
    act(() => void dispatchEvent(new StorageEvent('storage', change)))
    expect(isMini()).toBe(true)
    act(() => void dispatchEvent(new StorageEvent('storage', { ...change, newValue: null })))
    expect(isMini()).toBe(false)
  })

  it('lasts as long as the page if nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { user } = await minimise()
    await user.click(pill())
    await user.click(pill())
    expect(
      await screen.findByRole('button', { name: 'Show the button with its name' }),
    ).toBeTruthy()
    expect(isMini()).toBe(true)
  })
})
