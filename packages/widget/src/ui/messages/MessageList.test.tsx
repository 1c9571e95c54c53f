// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { file, finish, start, text } from '../../../../chat/testing/builders.ts'
import { ask, button, field, open, pill } from '../../../testing/locators.ts'
import { renderWidget } from '../../../testing/stage.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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

  it('show the closest passages as cards, and no other list', async () => {
    const stage = await open()
    for (const outcome of ['passages', 'answer']) {
      await ask(stage, outcome)
      const note = { type: 'answer', engine: 'extractive', outcome }
      await stage.arrive(text('- [Fern](/fern): It is green.'), finish)
      await stage.arrive({ type: 'message_annotations', value: [note] })
      stage.transport.end()
    }
    const [first, second] = screen.getAllByRole('article', { name: 'Acme said' })
    expect(first?.querySelector('[data-closest] > ul > li > a')?.textContent).toBe('Fern')
    expect(second?.querySelector('[data-closest]')).toBeNull()
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
    // React says on the console if two of a list bear the same name.
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
    // It did nothing, and said nothing.
    await vi.waitFor(() => expect(button('Could not copy. The text is selected.')).toBeTruthy())
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
  })

  it('have a Regenerate button only on the last answer', async () => {
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
    const link = await screen.findByRole('link', { name: 'Products' })
    expect(link.getAttribute('href')).toMatch(/\/products$/)
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
    expect((await screen.findByRole('tooltip')).textContent).toBe('Page ASizesIt is 750 px wide.')
    await stage.user.unhover(screen.getByRole('link', { name: 'Source 1' }))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('goes with Escape before the panel does, wherever the focus is', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(cited, text('It is wide [1].'), finish)
    await stage.user.hover(screen.getByRole('link', { name: 'Source 1' }))
    expect(document.activeElement).toBe(field())
    await screen.findByRole('tooltip')
    await stage.user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(pill().getAttribute('aria-expanded')).toBe('true')
    await stage.user.keyboard('{Escape}')
    expect(pill().getAttribute('aria-expanded')).toBe('false')
  })
})
