// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TransportError } from '@docent/chat'
import { finish, start, status, text } from '../../../chat/testing/builders.ts'
import { ask, button, field, open, panel, pill, spoken } from '../../testing/locators.ts'
import { renderWidget, stubMedia } from '../../testing/stage.tsx'
import { FULL_SCREEN } from './timing.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the pill', () => {
  it('opens the panel and closes it again, and says which', async () => {
    const { user } = renderWidget()
    expect(pill().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('region', { name: 'Acme assistant' })).toBeNull()

    await user.click(pill())
    expect(pill().getAttribute('aria-expanded')).toBe('true')
    expect(pill().getAttribute('aria-controls')).toBe(panel().id)

    await user.click(pill())
    expect(pill().getAttribute('aria-expanded')).toBe('false')
    await vi.waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Acme assistant' })).toBeNull()
    })
  })

  it('has a tooltip while the panel is closed', async () => {
    const { user } = renderWidget()
    expect(screen.getByRole('tooltip').textContent).toBe('Ask a question about Acme')
    expect(pill().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
    await user.click(pill())
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('puts the tooltip away with Escape, until it is come back to', async () => {
    const { user } = renderWidget()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('tooltip').dataset['dismissed']).toBe('true')
    await user.tab()
    expect(screen.getByRole('tooltip').dataset['dismissed']).toBeUndefined()
  })

  it('tells of an answer that came while the panel was closed', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.user.click(button('Close'))
    await stage.arrive(text('Answer.'), finish)
    expect(pill().textContent).toBe('Talk to the assistant, new answer')
    await stage.user.click(pill())
    expect(pill().textContent).toBe('Talk to the assistant')
  })
})

describe('the panel', () => {
  it('has its parts in order: header, banner, list, quick replies, input', async () => {
    await open()
    const parts = [...panel().children].map((part) => part.className)
    expect(parts).toEqual(['head', 'banner', 'talk', 'chips', 'composer', 'vh'])
  })

  it('has a title, a subtitle and a button that closes it', async () => {
    const { user } = await open()
    expect(within(panel()).getByRole('heading', { level: 2 }).textContent).toBe('Acme assistant')
    expect(panel().textContent).toContain('How can I help you today?')
    await user.click(button('Close'))
    expect(pill().getAttribute('aria-expanded')).toBe('false')
  })

  it('welcomes while it is empty', async () => {
    const stage = await open()
    expect(screen.getByRole('heading', { name: 'Welcome to Acme' })).toBeTruthy()
    expect(panel().textContent).toContain(
      'Hi I am the virtual assistant. How can I help you today?',
    )
    await ask(stage, 'one')
    expect(screen.queryByRole('heading', { name: 'Welcome to Acme' })).toBeNull()
  })

  it('complaint 4: focuses the field when it opens, and the pill when it closes by Escape', async () => {
    const { user } = await open()
    expect(document.activeElement).toBe(field())
    await user.keyboard('{Escape}')
    expect(pill().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(pill())
  })

  it('has a suggested question selected, so that typing replaces it', async () => {
    const { widget, user } = renderWidget()
    act(() => widget.view.suggest('What is it?'))
    expect(field().value).toBe('What is it?')
    expect(document.activeElement).toBe(field())
    await user.keyboard('Why?')
    expect(field().value).toBe('Why?')
  })

  it('complaint 6: focuses its title on a touch screen, so that no keyboard covers it', async () => {
    stubMedia('(pointer: coarse)')
    await open()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  })

  it('is a modal dialog if the window is small', async () => {
    stubMedia(FULL_SCREEN)
    const showModal = vi.fn<(this: HTMLDialogElement) => void>(function show() {
      this.open = true
    })
    HTMLDialogElement.prototype.showModal = showModal
    await open()
    expect(showModal).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: 'Acme assistant' })).toBeTruthy()
  })

  it('shows the page that a source leads to, if the panel covers it', async () => {
    stubMedia(FULL_SCREEN)
    const stage = await open()
    await ask(stage, 'one')
    const value = { sourceType: 'url', id: 'p', url: '#sizes', title: 'Sizes' }
    await stage.arrive({ type: 'source', value }, text('So [1].'), finish)
    await stage.user.click(screen.getByRole('link', { name: 'Source 1' }))
    await vi.waitFor(() => expect(pill().getAttribute('aria-expanded')).toBe('false'))
  })

  it('keeps the conversation and the draft while it is closed', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(text('Answer.'), finish)
    await stage.user.type(field(), 'half a thou')
    await stage.user.click(button('Close'))
    await stage.user.click(pill())
    expect(panel().textContent).toContain('Answer.')
    expect(field().value).toBe('half a thou')
  })

  it('opens with a question in the field, which is not sent', async () => {
    const { widget, transport } = renderWidget()
    act(() => widget.view.ask('What is it?'))
    expect(field().value).toBe('What is it?')
    expect(document.activeElement).toBe(field())
    expect(transport.turns).toEqual([])
  })
})

describe('waiting for a reply', () => {
  it('says so in the subtitle and the list, until there is something to see', async () => {
    const stage = await open()
    await ask(stage, 'one')
    expect(panel().textContent).toContain('Thinking...')
    expect(panel().textContent).toContain('Acme is thinking...')

    await stage.arrive(start('a'), status('reading', 3))
    expect(panel().textContent).toContain('Thinking...')
    expect(panel().textContent).toContain('Reading 3 pages')

    await stage.arrive(text('It '))
    expect(panel().textContent).not.toContain('hinking...')
    expect(panel().textContent).toContain('How can I help you today?')
  })

  it('says that it is still working when it takes long', async () => {
    const stage = await open()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await stage.user.click(button('Explain what you do.'))
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(panel().textContent).toContain('Still working')
  })

  it('disables the field, Send and the quick replies, and returns the focus', async () => {
    const stage = await open()
    await ask(stage, 'one')
    expect(field().disabled).toBe(true)
    expect(button('Send').disabled).toBe(true)
    expect(button('Explain what you do.').disabled).toBe(true)

    field().blur()
    await stage.arrive(text('It '))
    expect(field().disabled).toBe(false)
    expect(document.activeElement).toBe(field())
    expect(button('Explain what you do.').disabled).toBe(true)

    await stage.arrive(finish)
    expect(button('Explain what you do.').disabled).toBe(false)
  })

  // Browsers take the focus from a field that is disabled, and keys went to the page behind.
  it('has the focus on its title meanwhile, so that it can be stopped and closed by key', async () => {
    const stage = await open()
    await ask(stage, 'one')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
    await stage.user.keyboard('{Control>}.{/Control}')
    expect(field().disabled).toBe(false)
    expect(document.activeElement).toBe(field())

    await stage.user.click(button('Explain what you do.'))
    await stage.arrive()
    await stage.user.keyboard('{Escape}')
    expect(pill().getAttribute('aria-expanded')).toBe('false')
  })

  it('leaves the focus where the visitor has put it meanwhile', async () => {
    const stage = await open()
    await ask(stage, 'one')
    act(() => pill().focus())
    await stage.arrive(text('It '))
    expect(document.activeElement).toBe(pill())
  })

  it('lets the next question be typed while the reply arrives, and sent when it has ended', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(text('It '))
    await stage.user.type(field(), 'two{Enter}')
    expect(stage.transport.turns).toHaveLength(1)
    expect(field().value).toBe('two')
    await stage.arrive(finish)
    await stage.user.type(field(), '{Enter}')
    await stage.arrive()
    expect(stage.transport.turns).toHaveLength(2)
  })

  it('complaint 16: can be stopped, by button or by key, and keeps what has arrived', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(text('Half'))
    await stage.user.click(button('Stop'))
    expect(panel().textContent).toContain('Half')
    expect(panel().textContent).toContain('Stopped')
    expect(button('Send').disabled).toBe(false)

    await ask(stage, 'two')
    await stage.user.click(screen.getByRole('region', { name: 'Conversation' }))
    await stage.user.keyboard('{Control>}.{/Control}')
    expect(field().disabled).toBe(false)
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})

describe('quick replies', () => {
  it('are sent with a click, and leave the draft alone', async () => {
    const stage = await open()
    await stage.user.type(field(), 'half a thou')
    await stage.user.click(button('What products are available?'))
    await stage.arrive()
    expect(stage.transport.turns[0]!.messages.at(-1)!.content).toBe('What products are available?')
    expect(field().value).toBe('half a thou')
  })

  it('stay below the list when there are messages', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(text('It is.'), finish)
    const list = screen.getByRole('list', { name: 'Suggested questions' })
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Explain what you do.',
      'What products are available?',
      'Who should get these products?',
    ])
  })
})

describe('errors', () => {
  it('complaint 17: show the banner with Retry, keep the question, and go with a new try', async () => {
    const stage = await open()
    expect(screen.getByRole('alert').textContent).toBe('')
    await ask(stage, 'one')
    await stage.fail(new TransportError(500, 'Failed to fetch the chat response.'))
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again.')
    expect(screen.getByRole('article', { name: 'You said' })).toBeTruthy()
    expect(field().value).toBe('')

    await stage.user.click(button('Retry'))
    await stage.arrive(text('It is.'), finish)
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(field().value).toBe('')
  })

  it('complaint 17: keep the question in the list, and in the field what was typed meanwhile', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.fail(new TransportError(0, 'away'))
    expect(field().value).toBe('')
    await stage.user.click(button('Retry'))
    await stage.arrive(text('Half'))
    await stage.user.type(field(), 'two')
    await stage.fail(new TransportError(0, 'away'))
    expect(field().value).toBe('two')
    expect(screen.getByRole('article', { name: 'You said' }).textContent).toContain('one')
    expect(button('Retry')).toBeTruthy()
  })

  it("show the server's sentence below, and wait as long as it says", async () => {
    const stage = await open()
    await ask(stage, 'one')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await stage.fail(new TransportError(429, 'Too many questions.', { retryAfterMs: 5000 }))
    expect(screen.getByRole('alert').textContent).toBe(
      'Something went wrong. Please try again.Too many questions.',
    )
    expect(await screen.findByRole('button', { name: 'Retry in 5 s' })).toHaveProperty(
      'disabled',
      true,
    )
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(button('Retry').disabled).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(spoken()).toBe('You can try again now')
  })

  // Next to "Retry" it still said "in 5 seconds".
  it("take the server's sentence away when the wait is over", async () => {
    const stage = await open()
    await ask(stage, 'one')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const sentence = 'Too many questions. Please try again in 5 seconds.'
    await stage.fail(new TransportError(429, sentence, { retryAfterMs: 5000 }))
    expect(await screen.findByRole('button', { name: 'Retry in 5 s' })).toBeTruthy()
    expect(screen.getByText(sentence)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again.')
    await stage.user.click(button('Retry'))
    await stage.fail(new TransportError(429, sentence, { retryAfterMs: 5000 }))
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('count long waits in minutes, and offer an immediate retry if none was requested', async () => {
    const stage = await open()
    await ask(stage, 'one')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await stage.fail(new TransportError(429, 'Too many questions.', { retryAfterMs: 432_000 }))
    expect(await screen.findByRole('button', { name: 'Retry in 8 min' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(312_000))
    expect(button('Retry in 120 s')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    await stage.user.click(button('Retry'))
    await stage.fail(new TransportError(503, 'Too many questions at once.'))
    expect(button('Retry').disabled).toBe(false)
  })

  it('say that the assistant is out of reach', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.fail(new TransportError(0, 'The assistant could not be reached.'))
    expect(screen.getByRole('alert').textContent).toContain('Check your connection.')
  })

  it('keep what had arrived, and mark it', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(text('Half'), { type: 'error', value: 'An error occurred.' })
    expect(panel().textContent).toContain('Half')
    expect(panel().textContent).toContain('Interrupted')
  })
})

describe('announcements for screen readers', () => {
  it('complaint 3: is the answer when it is whole, and not its pieces', async () => {
    const stage = await open()
    await ask(stage, 'one')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await stage.arrive(text('It **is**'))
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(spoken()).toBe('Assistant is replying')
    await stage.arrive(text(' so.'), finish)
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(spoken()).toBe('It is so.')
  })

  it('is that the assistant is thinking, only when that takes more than a second', async () => {
    const stage = await open()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await stage.user.click(button('Explain what you do.'))
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(spoken()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(spoken()).toBe('Assistant is thinking')
  })
})
