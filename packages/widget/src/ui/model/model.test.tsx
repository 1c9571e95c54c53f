// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import type { StreamPart } from '@docent/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, finish, result, start, status, text } from '../../../../chat/testing/builders.ts'
import { ask, field, open, pill, spoken } from '../../../testing/locators.ts'
import { renderWidget } from '../../../testing/stage.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const OFFER = { name: 'Answer from the pages now' }
const think = (value: string): StreamPart => ({ type: 'reasoning', value })
const hide: StreamPart = { type: 'redacted_reasoning', value: { data: 'c2VhbGVk' } }
const note = (engine: string, grounded: boolean): StreamPart => ({
  type: 'message_annotations',
  value: [{ type: 'answer', engine, grounded }],
})
const doing = () => document.querySelector('.doing')?.textContent
const thoughts = () => document.querySelector('details')

describe('the thoughts of a model', () => {
  it('is folded above the answer, unchanged', async () => {
    const stage = await open(renderWidget({ showReasoning: true }))
    await ask(stage, 'one')
    const linked = 'See **this**: https://a.example [1]'
    await stage.arrive(think('They ask.\n'), think(linked), text('It is.'), finish)
    const summary = await screen.findByText('How this answer was made')
    const reply = screen.getByRole('article', { name: 'Acme said' })
    expect(summary.closest('article')).toBe(reply)
    expect(thoughts()?.open).toBe(false)
    expect(thoughts()?.nextElementSibling?.className).toContain('bubble')
    expect(thoughts()?.querySelector('p')?.textContent).toBe(`They ask.\n${linked}`)
    expect(thoughts()?.querySelector('a, strong')).toBeNull()
    expect(reply.querySelector('.bubble')?.textContent).toBe('It is.')
  })

  it('is said in one line if its provider keeps it, however much of it', async () => {
    const stage = await open(renderWidget({ showReasoning: true }))
    await ask(stage, 'one')
    await stage.arrive(think('First.'), hide, hide, think('Last.'), text('It is.'), finish)
    await screen.findByText('How this answer was made')
    expect([...thoughts()!.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'First.',
      'The model’s provider hides part of this.',
      'Last.',
    ])
  })

  it('is told by one word until there is an answer', async () => {
    const stage = await open(renderWidget({ showReasoning: true }))
    await ask(stage, 'one')
    await stage.arrive(status('reading', 3))
    expect(doing()).toBe('Reading 3 pages')
    await stage.arrive(start('a'), think('They ask.'))
    await vi.waitFor(() => expect(doing()).toBe('Thinking'))
    expect(thoughts()).toBeNull()
    await stage.arrive(call('t-1'), status('reading', 1))
    expect(doing()).toBe('Reading 1 page')
  })

  it('is nowhere by default', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(status('reading', 3), start('a'), think('They ask.'), hide)
    expect(doing()).toBe('Reading 3 pages')
    await stage.arrive(text('It is.'), note('model', false), finish)
    // The code that would show it has loaded.
    await screen.findByText('No source on this site')
    expect(thoughts()).toBeNull()
    expect(document.body.textContent).not.toContain('They ask.')
  })

  it('leaves no mark on an answer without any', async () => {
    const stage = await open(renderWidget({ showReasoning: true }))
    await ask(stage, 'one')
    await stage.arrive(think('  \n'), text('It is.'), note('model', false), finish)
    await screen.findByText('No source on this site')
    expect(thoughts()).toBeNull()
  })
})

describe('a tool in the middle of an answer', () => {
  it('is shown by the indicator below what was said, until the text goes on', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(start('a'), text('I look.'))
    expect(doing()).toBeUndefined()
    await stage.arrive(call('t-1'), {
      type: 'data',
      value: [{ type: 'status', stage: 'searching' }],
    })
    expect(doing()).toBe('Searching the pages')
    await stage.arrive(
      result('t-1'),
      { type: 'finish_step', value: { finishReason: 'tool-calls', isContinued: false } },
      start('a'),
      text('It is.'),
    )
    expect(doing()).toBeUndefined()
    await stage.arrive(finish)
    // The earlier text is separate.
    const reply = screen.getByRole('article', { name: 'Acme said' })
    const paragraphs = [...reply.querySelectorAll('.bubble p')].map((one) => one.textContent)
    expect(paragraphs).toEqual(['I look.', 'It is.'])
  })
})

describe('an answer of a model', () => {
  it.each([
    ['model', false, 'No source on this site'],
    ['extractive', true, 'From our pages'],
  ])('says quietly where it comes from: %s, grounded %s', async (engine, grounded, said) => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(text('It is.'), note(engine, grounded), finish)
    expect((await screen.findByText(said)).className).toBe('note')
    expect(document.querySelectorAll('.acts > .note')).toHaveLength(1)
  })

  it('says nothing of it if it has sources', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(text('It is.'), note('model', true), finish)
    await stage.arrive()
    expect(document.querySelector('.acts > .note')).toBeNull()
  })
})

describe('a slow answer', () => {
  async function wait(ms: number): Promise<void> {
    await act(() => vi.advanceTimersByTimeAsync(ms))
  }

  async function openWaiting() {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const stage = await open()
    await ask(stage, 'one')
    await stage.arrive(status('reading', 3))
    return stage
  }

  it('can come from the pages after 12 s', async () => {
    const stage = await openWaiting()
    await wait(8500)
    expect(doing()).toBe('Still working')
    expect(screen.queryByRole('button', OFFER)).toBeNull()
    await wait(4000)
    const offer = await screen.findByRole('button', OFFER)
    await vi.waitFor(() => expect(spoken()).toBe('You can get an answer from the pages now'))

    await stage.user.click(offer)
    await stage.arrive()
    expect(screen.queryByRole('button', OFFER)).toBeNull()
    expect(stage.transport.turns[1]).toMatchObject({ data: { engine: 'pages' } })
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await stage.arrive(start('a'), text('It is.'), note('extractive', true), finish)
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(document.querySelector('.pager')).toBeNull()
    expect(document.activeElement).toBe(field())
  })

  it('can be hastened by the keyboard, and closed while it comes', async () => {
    const stage = await openWaiting()
    await wait(12_500)
    const offer = await screen.findByRole('button', OFFER)
    // From the title, which has the focus while the field is disabled.
    while (document.activeElement !== offer) await stage.user.tab()
    await stage.user.keyboard('{Enter}')
    await stage.arrive()
    expect(stage.transport.turns).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
    await stage.user.keyboard('{Escape}')
    expect(pill().getAttribute('aria-expanded')).toBe('false')
  })

  it('is not offered otherwise once a word of it is there', async () => {
    const stage = await openWaiting()
    await wait(11_000)
    await stage.arrive(start('a'), text('I look.'), call('t-1'))
    await wait(13_000)
    expect(doing()).toBe('Still working')
    expect(screen.queryByRole('button', OFFER)).toBeNull()
    const list = screen.getByRole('region', { name: 'Conversation' })
    expect(within(list).getByText('I look.')).toBeTruthy()
  })
})
