// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finish, settle, text } from '../../../../chat/testing/builders.ts'
import { button, field, pill } from '../../../testing/locators.ts'
import { renderWidget } from '../../../testing/stage.tsx'
import type { Stage } from '../../../testing/stage.tsx'
import type { WidgetOptions } from './options.ts'

const ADDRESS = 'https://docent.example/api/assistant'
const CONTACT = { label: 'Write to us', href: '/about-us' }
const SWITCHED_OFF = 'The assistant is currently switched off.'

const ask = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
})

afterEach(() => {
  cleanup()
  ask.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const panel = () => screen.getByRole('region', { name: /assistant/ })
const banner = () => document.querySelector('.banner')!
// The message's code has loaded then.
const seeSwitchedOff = () => vi.waitFor(() => expect(banner().textContent).toContain(SWITCHED_OFF))
const answer = (settings: object) => ask.mockImplementation(async () => Response.json(settings))

async function open(options: Partial<WidgetOptions> = {}): Promise<Stage> {
  const stage = renderWidget(options, { settingsAddress: ADDRESS })
  await stage.user.click(pill())
  await act(settle)
  return stage
}

/** The server is asked again when the visitor comes back to the window. */
async function comeBackTo(settings: object): Promise<void> {
  answer(settings)
  await act(() => vi.advanceTimersByTimeAsync(5001))
  window.dispatchEvent(new Event('focus'))
  await act(() => vi.advanceTimersByTimeAsync(10))
}

describe('the limit of a message', () => {
  it("is the page's until the server says another", async () => {
    answer({ limits: { messageLength: 8 } })
    const { user, transport } = await open({ messageLength: 5 })
    await user.type(field(), 'too long')
    expect(screen.getByText('8/8')).toBeTruthy()
    await user.type(field(), '!{Enter}')
    expect(screen.getByText('9/8')).toBeTruthy()
    expect(transport.turns).toHaveLength(0)
    await user.type(field(), '{Backspace}{Enter}')
    await act(settle)
    expect(transport.turns).toHaveLength(1)
  })

  it.each([{ messageLength: 0 }, { messageLength: 'many' }, null])(
    'stays 2000 if the server says %o',
    async (limits) => {
      answer({ limits })
      await open()
      expect(screen.getByText('0/2000')).toBeTruthy()
    },
  )
})

describe('the server', () => {
  it('is asked when the panel opens, and not before', async () => {
    answer({})
    const { user } = renderWidget({}, { settingsAddress: ADDRESS })
    await user.hover(pill())
    await act(settle)
    expect(ask).not.toHaveBeenCalled()
    await user.click(pill())
    expect(ask.mock.calls.map(([address]) => address)).toEqual([ADDRESS])
  })

  it('is not asked again when the panel is closed and opened at once', async () => {
    vi.useFakeTimers()
    answer({})
    renderWidget({}, { settingsAddress: ADDRESS })
    for (let times = 0; times < 3; times += 1) {
      act(() => pill().click())
      await act(() => vi.advanceTimersByTimeAsync(600))
    }
    expect(pill().getAttribute('aria-expanded')).toBe('true')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('has the last word on title, texts and quick replies', async () => {
    answer({
      title: 'The guide',
      texts: { greeting: 'Good morning.' },
      notice: 'Conversations are kept for a week.',
      quickReplies: ['What is new?'],
    })
    await open()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The guide')
    const section = screen.getByRole('region', { name: 'Conversation' })
    expect(section.textContent).toContain('Good morning.')
    expect(section.textContent).toContain('Conversations are kept for a week.')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'What is new?',
    ])
  })

  it('has it still when the panel is closed', async () => {
    answer({ texts: { launcher: 'Ask the guide' } })
    const { user } = await open()
    await user.click(button('Close'))
    await act(settle)
    expect(button('Ask the guide').getAttribute('aria-expanded')).toBe('false')
  })

  it('changes nothing on the page when it says what the page was built with', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    ask.mockReturnValue(promise)
    await open({ quickReplies: ['What is new?'] })
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    const everything = { attributes: true, characterData: true, childList: true, subtree: true }
    observer.observe(document.body, everything)

    const texts = { subtitle: 'How can I help you today?', launcher: 'Talk to the assistant' }
    const built = { brand: 'Acme', title: 'Acme assistant', texts, quickReplies: ['What is new?'] }
    resolve(Response.json({ ...built, enabled: true, notice: '' }))
    await act(settle)
    observer.disconnect()
    expect(changes).toEqual([])
  })

  it('can be away: the panel is as the page was built', async () => {
    ask.mockRejectedValue(new TypeError('The network is away.'))
    const { user, transport } = await open()
    expect(screen.getByRole('alert').textContent).toBe('')
    await user.click(button('What products are available?'))
    expect(transport.turns).toHaveLength(1)
  })
})

describe('an assistant that is switched off', () => {
  it('says so in one sentence, and whom to turn to', async () => {
    answer({ enabled: false })
    await open({ contact: CONTACT })
    await seeSwitchedOff()
    const link = screen.getByRole('link', { name: 'Write to us' })
    expect(link.getAttribute('href')).toBe(new URL('/about-us', document.baseURI).href)
    // A panel that fills the screen makes way for one of our own pages.
    expect(link.hasAttribute('data-here')).toBe(true)
    expect(document.querySelector('.subtitle')?.getAttribute('data-status')).toBe('off')
  })

  it('says nothing of a missing contact', async () => {
    answer({ enabled: false })
    await open()
    await seeSwitchedOff()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('takes no question', async () => {
    answer({ enabled: false })
    const { user, transport } = await open()
    expect(field().disabled).toBe(true)
    expect(button('Send').disabled).toBe(true)
    await user.click(button('What products are available?'))
    expect(transport.turns).toEqual([])
  })

  it('keeps and restores the draft', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer({})
    const { user } = await open()
    await user.type(field(), 'half a thou')

    await comeBackTo({ enabled: false })
    expect(field().disabled).toBe(true)
    expect(field().value).toBe('half a thou')
    await seeSwitchedOff()

    await comeBackTo({ enabled: true })
    expect(field().disabled).toBe(false)
    expect(field().value).toBe('half a thou')
    expect(banner().textContent).toBe('')
  })

  it('lets a reply that is running end, and offers no other', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer({})
    const stage = await open()
    await stage.user.type(field(), 'one{Enter}')
    await stage.arrive(text('The first '))

    await comeBackTo({ enabled: false })
    expect(button('Stop').disabled).toBe(false)
    await stage.arrive(text('answer.'), finish)
    expect(panel().textContent).toContain('The first answer.')
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull()
  })

  it('offers no retry of a failed question', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer({})
    const stage = await open()
    await stage.user.type(field(), 'one{Enter}')
    await stage.fail(new Error('gone'))
    expect(button('Retry')).toBeTruthy()
    await comeBackTo({ enabled: false })
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await seeSwitchedOff()
  })

  it('leaves the focus in the panel, so that Escape closes it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer({})
    const { user } = await open()
    expect(document.activeElement).toBe(field())
    await comeBackTo({ enabled: false })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
    await user.keyboard('{Escape}')
    expect(pill().getAttribute('aria-expanded')).toBe('false')
  })

  it('leaves the focus where it can stay', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer({})
    await open()
    button('Close').focus()
    await comeBackTo({ enabled: false })
    expect(document.activeElement).toBe(button('Close'))
  })

  it('is said aloud', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer({ enabled: false })
    await open()
    await seeSwitchedOff()
    await act(() => vi.advanceTimersByTimeAsync(300))
    const regions = [...document.querySelectorAll('[aria-live=polite]')]
    expect(regions.map(({ textContent }) => textContent).join('')).toBe(SWITCHED_OFF)
  })
})
