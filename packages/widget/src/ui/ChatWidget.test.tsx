// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TransportError } from '../session/index.ts'
import { file, finish, start, status, text } from '../../testing/builders.ts'
import { renderWidget, stubMedia } from '../../testing/stage.tsx'
import type { Stage } from '../../testing/stage.tsx'
import { FULL_SCREEN } from './timing.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pill = () => screen.getByRole('button', { name: /^Talk to the assistant/ })
const panel = () => screen.getByRole('region', { name: 'Acme assistant' })
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

async function open(stage: Stage = renderWidget()): Promise<Stage> {
  await stage.user.click(pill())
  return stage
}

async function ask(stage: Stage, question: string): Promise<void> {
  await stage.user.type(field(), `${question}{Enter}`)
  await stage.arrive()
}

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

  it('complaint 6: focuses its title where a finger points, so that no keyboard covers it', async () => {
    stubMedia('(pointer: coarse)')
    await open()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  })

  it('is a modal dialog where the window is small', async () => {
    stubMedia(FULL_SCREEN)
    const showModal = vi.fn<(this: HTMLDialogElement) => void>(function show() {
      this.open = true
    })
    HTMLDialogElement.prototype.showModal = showModal
    await open()
    expect(showModal).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: 'Acme assistant' })).toBeTruthy()
  })

  it('lets the page be seen that a source leads to, where it covers it', async () => {
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

  it('disables the field, Send and the quick replies, and gives the focus back', async () => {
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

describe('messages', () => {
  it('are bubbles of the visitor, as written, and of the assistant, in Markdown', async () => {
    const stage = await open()
    await ask(stage, '*one*')
    await stage.arrive(text('It **is**.'), finish)
    const [mine, theirs] = screen.getAllByRole('article')
    expect(within(mine!).getByText('*one*')).toBeTruthy()
    expect(within(theirs!).getByText('is').tagName).toBe('STRONG')
    expect(screen.getByRole('article', { name: 'You said' })).toBe(mine)
    expect(screen.getByRole('article', { name: 'Acme said' })).toBe(theirs)
  })

  it.each(['constructor', '__proto__', 'same'])('may all bear the id %s', async (id) => {
    const complain = vi.spyOn(console, 'error')
    const stage = await open()
    for (const number of ['one', 'two']) {
      await ask(stage, number)
      await stage.arrive(start(id), text(`Answer ${number}.`), finish)
      stage.transport.end()
    }
    const answers = screen.getAllByRole('article', { name: 'Acme said' })
    expect(answers.map((answer) => answer.querySelector('.bubble')?.textContent)).toEqual([
      'Answer one.',
      'Answer two.',
    ])
    expect(document.querySelector('.note')).toBeNull()
    // React says on the console where two of a list bear the same name.
    expect(complain).not.toHaveBeenCalled()
  })

  it('each have a Copy button that says Copied for two seconds', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(text('It is.'), finish)
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2)

    vi.useFakeTimers({ shouldAdvanceTime: true })
    await stage.user.click(screen.getAllByRole('button', { name: 'Copy' })[1]!)
    await vi.waitFor(() => expect(button('Copied')).toBeTruthy())
    expect(await navigator.clipboard.readText()).toBe('It is.')
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(button('Copied')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
  })

  it('are not said to be copied when they are not', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(text('It is.'), finish)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    document.execCommand = () => false
    await stage.user.click(screen.getAllByRole('button', { name: 'Copy' })[1]!)
    await stage.arrive()
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
  })

  it('have a Regenerate button on the last answer alone', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(text('First.'))
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull()
    await stage.arrive(finish)
    await ask(stage, 'two')
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull()
    await stage.arrive(text('Second.'), finish)

    const [, , , last] = screen.getAllByRole('article')
    expect(within(last!).getByRole('button', { name: 'Regenerate' })).toBe(button('Regenerate'))
    await stage.user.click(button('Regenerate'))
    await stage.arrive()
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(stage.transport.turns[2]!.messages).toHaveLength(3)
  })

  it('show the pictures of an answer, and offer its other files to save', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(
      file('image/png', 'AAAA'),
      file('text/html', 'PGI+'),
      file('image/svg+xml', 'PHN2Zz4='),
      file('no type, at all', 'AAAA'),
      finish,
    )
    const last = screen.getAllByRole('article').at(-1)!
    const pictures = await within(last).findAllByRole('img', { name: 'Picture' })
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      'data:image/png;base64,AAAA',
    ])
    const links = within(last).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.hasAttribute('download')])).toEqual([
      ['Save the file (text/html)', true],
      ['Save the file (image/svg+xml)', true],
      ['Save the file (application/octet-stream)', true],
    ])
    // There is no text to copy.
    expect(within(last).queryByRole('button', { name: 'Copy' })).toBeNull()
  })

  it('of a refusal offer the closest pages, and somebody to ask', async () => {
    const stage = await open(
      renderWidget({ contact: { label: 'Write to us', href: 'mailto:a@acme.example' } }),
    )
    await ask(stage, 'one')
    const pages = [
      { url: '/products', title: 'Products' },
      { url: 'javascript:alert(1)', title: 'Bad' },
    ]
    const nearest = { type: 'nearest', pages }
    const refusal = { type: 'answer', engine: 'extractive', grounded: false, confidence: 0.1 }
    await stage.arrive(
      text('The pages do not say.'),
      { type: 'message_annotations', value: [refusal, nearest] },
      finish,
    )
    expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toMatch(
      /\/products$/,
    )
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy()
    expect(screen.queryByText('Bad')).toBeNull()
    expect(screen.queryByText('From our pages')).toBeNull()
  })

  it('say where they are from when they were put together from the pages', async () => {
    const stage = await open()
    await ask(stage, 'one')
    const note = { type: 'answer', engine: 'extractive', grounded: true, confidence: 0.9 }
    await stage.arrive(text('It is.'), { type: 'message_annotations', value: [note] }, finish)
    expect(screen.getByText('From our pages')).toBeTruthy()
  })

  it('list their sources once for each page, numbered as in the text', async () => {
    const stage = await open()
    await ask(stage, 'one')
    const source = (id: string, url: string, title: string) =>
      ({ type: 'source', value: { sourceType: 'url', id, url, title } }) as const
    await stage.arrive(
      source('1', '/a#x', 'Page A'),
      text('One [1], '),
      source('2', '/b', 'Page B'),
      source('3', '/a#y', 'Page A'),
      text('two [2][3].'),
      finish,
    )
    expect(screen.getByRole('heading', { name: 'Sources (2)' })).toBeTruthy()
    const links = screen.getAllByRole('link').map((link) => link.textContent)
    expect(links).toEqual(['1', '2', '3', '1, 3Page A', '2Page B'])
  })
})

describe('the card of a mark', () => {
  const cited = {
    type: 'source',
    value: {
      sourceType: 'url',
      id: 'p',
      url: '/a#x',
      title: 'Page A',
      providerMetadata: { docent: { section: 'Sizes', quote: 'It is 750 px wide.' } },
    },
  } as const

  it('shows the page, the section and the sentence while the mark is pointed at', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(cited, text('It is wide [1].'), finish)
    await stage.user.hover(screen.getByRole('link', { name: 'Source 1' }))
    expect(screen.getByRole('tooltip').textContent).toBe('Page ASizesIt is 750 px wide.')
    await stage.user.unhover(screen.getByRole('link', { name: 'Source 1' }))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('goes with Escape before the panel does, wherever the focus is', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(cited, text('It is wide [1].'), finish)
    await stage.user.hover(screen.getByRole('link', { name: 'Source 1' }))
    expect(document.activeElement).toBe(field())
    await stage.user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(pill().getAttribute('aria-expanded')).toBe('true')
    await stage.user.keyboard('{Escape}')
    expect(pill().getAttribute('aria-expanded')).toBe('false')
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
    expect(field().value).toBe('one')

    await stage.user.click(button('Retry'))
    await stage.arrive(text('It is.'), finish)
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(field().value).toBe('')
  })

  it('complaint 17: give the question back to the field, unless something newer stands in it', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.fail(new TransportError(0, 'away'))
    expect(field().value).toBe('one')
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
    expect(button('Retry in 5 s').disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(5000))
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

describe('what a screen reader is told', () => {
  const spoken = () =>
    [...panel().querySelectorAll('[aria-live]')].map((region) => region.textContent).join('')

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
