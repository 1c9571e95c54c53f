// @vitest-environment jsdom
// Shares its document: it draws into it and reads what it drew.
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, finish, question, text } from '../../../../chat/testing/builders.ts'
import { field, pill } from '../../../testing/locators.ts'
import { renderWidget, stubMedia } from '../../../testing/stage.tsx'
import type { Stage } from '../../../testing/stage.tsx'
import { FULL_SCREEN } from '../timing.ts'
import { viewThread } from './thread.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const button = (name: string) => screen.findByRole('button', { name })
const said = () => screen.getAllByRole('article').map((article) => article.textContent)
const bubbles = () =>
  screen.getAllByRole('article').map((one) => one.querySelector('.bubble')!.textContent)

async function openAnswered(): Promise<Stage> {
  const stage = renderWidget()
  await stage.user.click(pill())
  await ask(stage, 'one', 'First.')
  await button('Edit')
  return stage
}

async function ask(stage: Stage, words: string, reply: string): Promise<void> {
  await stage.user.type(field(), `${words}{Enter}`)
  await stage.arrive()
  await stage.arrive(text(reply), finish)
}

describe('the last question', () => {
  it('complaint 18: is edited, and its turn replaced, which stays behind a pager', async () => {
    const stage = await openAnswered()
    await ask(stage, 'two', 'Second.')
    await stage.user.type(field(), '{ArrowUp}')
    expect(field().value).toBe('two')
    expect(await screen.findByText('Replaces your last question')).toBeTruthy()
    await ask(stage, ' and a half', 'Other.')

    expect(bubbles()).toEqual(['one', 'First.', 'two and a half', 'Other.'])
    expect(stage.transport.turns.at(-1)!.messages.map(({ content }) => content)).toEqual([
      'one',
      'First.',
      'two and a half',
    ])
    await stage.user.click(await button('Previous version'))
    expect(bubbles()).toEqual(['one', 'First.', 'two', 'Second.'])
    await stage.user.click(await button('Next version'))
    expect(bubbles().at(-1)).toBe('Other.')
  })

  it('is the only one with an Edit button, and not while a reply is pending', async () => {
    const stage = await openAnswered()
    await stage.user.type(field(), 'two{Enter}')
    await stage.arrive()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    await stage.arrive(text('Second.'), finish)
    const [, , last] = screen.getAllByRole('article')
    expect(within(last!).getByRole('button', { name: 'Edit' })).toBe(await button('Edit'))
  })

  it('is in the field with the focus at its end, also on a touch screen', async () => {
    stubMedia('(pointer: coarse)')
    const { user } = await openAnswered()
    await user.click(await button('Edit'))
    expect(document.activeElement).toBe(field())
    expect(field().selectionStart).toBe(3)
  })

  it('is left as it was by Cancel, with the draft before it and the focus in the field', async () => {
    const { user } = await openAnswered()
    await user.type(field(), 'half a thou')
    await user.click(await button('Edit'))
    await user.type(field(), ' more')
    await user.click(await button('Cancel'))
    expect(field().value).toBe('half a thou')
    expect(document.activeElement).toBe(field())
    expect(bubbles()).toEqual(['one', 'First.'])
  })

  it('is left as it was by Escape, and the panel goes with the next', async () => {
    const { user } = await openAnswered()
    await user.click(await button('Edit'))
    await user.keyboard('{Escape}')
    expect(field().value).toBe('')
    expect(screen.queryByText('Replaces your last question')).toBeNull()
    expect(pill().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(pill().getAttribute('aria-expanded')).toBe('false')
  })

  it("is left as it was by a phone's way back too", async () => {
    stubMedia(FULL_SCREEN)
    const { user } = await openAnswered()
    await user.click(await button('Edit'))
    const back = () => screen.getByRole('dialog').dispatchEvent(new Event('cancel'))
    back()
    await vi.waitFor(() => expect(field().value).toBe(''))
    back()
    await vi.waitFor(() => expect(pill().getAttribute('aria-expanded')).toBe('false'))
  })

  it('is not called for by ArrowUp in a text, nor with another key', async () => {
    const { user } = await openAnswered()
    await user.type(field(), '{Shift>}{ArrowUp}{/Shift}{Alt>}{ArrowUp}{/Alt}')
    expect(field().value).toBe('')
    await user.type(field(), 'new{ArrowUp}')
    expect(field().value).toBe('new')
  })
})

describe('the pager', () => {
  it('is there for a regenerated answer', async () => {
    const stage = await openAnswered()
    await stage.user.click(await button('Regenerate'))
    await stage.arrive()
    await stage.arrive(text('Other.'), finish)
    const pager = screen.getByRole('group', { name: 'Version 2 of 2' })
    expect(pager.textContent).toBe('2/2')
    await stage.user.click(await button('Previous version'))
    expect(bubbles()).toEqual(['one', 'First.'])
    expect(screen.getByText('Replaced')).toBeTruthy()
    // Only the replaced turn is checked.
    expect(screen.queryByRole('button', { name: 'Regenerate' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('keeps the focus at its ends, and goes no further', async () => {
    const stage = await openAnswered()
    await stage.user.click(await button('Regenerate'))
    await stage.arrive()
    await stage.arrive(text('Other.'), finish)
    await stage.user.click(await button('Previous version'))
    await stage.user.click(await button('Previous version'))
    expect(document.activeElement).toBe(await button('Previous version'))
    expect(screen.getByRole('group', { name: 'Version 1 of 2' })).toBeTruthy()
  })

  it('shows the newest again once something is sent: that is what it goes on from', async () => {
    const stage = await openAnswered()
    await stage.user.click(await button('Regenerate'))
    await stage.arrive()
    await stage.arrive(text('Other.'), finish)
    await stage.user.click(await button('Previous version'))
    await ask(stage, 'two', 'Second.')
    expect(said().join(' ')).toContain('Other.')
    expect(bubbles()).toEqual(['one', 'Other.', 'two', 'Second.'])
    // The turn is not the last any more, and what it replaced can still be looked at.
    await stage.user.click(await button('Previous version'))
    expect(bubbles()).toEqual(['one', 'First.', 'two', 'Second.'])
  })
})

describe('viewThread', () => {
  const messages = [question('one'), answer('first'), question('two')]

  it('shows a conversation as it is if nothing was replaced', () => {
    const thread = viewThread({ messages, replaced: [] }, {})
    expect(thread).toEqual(messages.map((message) => ({ message })))
  })

  it('shows the newest of a turn that is looked at beyond its versions', () => {
    const replaced = [{ by: 'q-one', messages: [question('won')] }]
    const [item] = viewThread({ messages, replaced }, { 'q-one': 7 })
    expect(item).toEqual({
      message: messages[0],
      versions: { by: 'q-one', place: 1, count: 2 },
    })
  })
})
