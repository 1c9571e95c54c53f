// @vitest-environment jsdom
import { later } from '@docent/texts/en/later'
import { panel as english } from '@docent/texts/en/panel'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finish, text } from '../../../../chat/testing/builders.ts'
import { panel, pill, spoken } from '../../../testing/locators.ts'
import { renderWidget } from '../../../testing/stage.tsx'
import type { Stage } from '../../../testing/stage.tsx'
import type { WidgetOptions } from '../settings/options.ts'
import { listKeys } from './keyList.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const texts = { ...english, ...later }

const help = () => screen.getByRole('button', { name: 'Settings and shortcuts' })

async function open(options: Partial<WidgetOptions> = {}): Promise<Stage> {
  const stage = renderWidget(options)
  await stage.user.click(pill())
  return stage
}

async function openHelp(options: Partial<WidgetOptions> = {}): Promise<Stage> {
  const stage = await open(options)
  await stage.user.click(help())
  await screen.findByRole('region', { name: 'Settings and shortcuts' })
  return stage
}

describe('the help', () => {
  it('lists the keys, those of the page only if the chat has them', async () => {
    await openHelp()
    expect(screen.getByText('Edit your last question')).toBeTruthy()
    expect(screen.queryByText('Switch between chat and page')).toBeNull()
    cleanup()
    await openHelp({ keys: true })
    expect(screen.getByText('Switch between chat and page')).toBeTruthy()
  })

  it('goes with Escape before the panel does, and gives its button the focus', async () => {
    const { user } = await openHelp()
    expect(help().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Settings and shortcuts' })).toBeNull()
    expect(document.activeElement).toBe(help())
    expect(pill().getAttribute('aria-expanded')).toBe('true')
  })

  it('names the keys as the keyboard does', () => {
    const rows = (platform: string) => listKeys(texts, true, platform).map(({ keys }) => keys)
    expect(rows('Win32')[0]).toEqual(['Enter', 'Ctrl+Enter'])
    expect(rows('MacIntel')[0]).toEqual(['Enter', '⌘Enter'])
    expect(rows('MacIntel').at(-1)).toEqual(['⌘/'])
  })
})

describe('the choices of a visitor', () => {
  it('complaint 3: is heard at once, and by the next panel, over what the owner has set', async () => {
    const stage = await openHelp({ announce: 'end' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'When complete' }).checked).toBe(
      true,
    )
    await stage.user.click(screen.getByRole('radio', { name: 'Never' }))
    await stage.user.click(pill())
    await stage.user.click(pill())
    await stage.user.click(screen.getByRole('button', { name: 'Explain what you do.' }))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await stage.arrive(text('It '))
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await stage.arrive(text('is so.'), finish)
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(panel().textContent).toContain('It is so.')
    expect(spoken()).toBe('')
  })

  it('shows answers only once they are complete, if the visitor chooses that', async () => {
    const stage = await openHelp()
    await stage.user.click(screen.getByRole('checkbox', { name: 'Show answers when complete' }))
    await stage.user.click(screen.getByRole('button', { name: 'Explain what you do.' }))
    await stage.arrive(text('Half'))
    expect(panel().textContent).not.toContain('Half')
    expect(panel().textContent).toContain('Acme is thinking...')
    await stage.arrive(text(' and whole.'), finish)
    expect(panel().textContent).toContain('Half and whole.')
  })

  it('lasts as long as the panel if nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { user } = await openHelp()
    await user.click(screen.getByRole('radio', { name: 'Sentence by sentence' }))
    const chosen = screen.getByRole<HTMLInputElement>('radio', { name: 'Sentence by sentence' })
    expect(chosen.checked).toBe(true)
    vi.restoreAllMocks()
  })
})
