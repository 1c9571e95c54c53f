// @vitest-environment jsdom
// Shares its document: it draws into it and reads what it drew.
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { finish, text } from '../../../../chat/testing/builders.ts'
import { ask, button, field, open } from '../../../testing/locators.ts'
import type { Stage } from '../../../testing/stage.tsx'
import { stubMedia } from '../../../testing/stage.tsx'

const CHIP = 'Explain what you do.'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** An answer that arrives whole: the chips are enabled again in the same moment as the field. */
const answer = (stage: Stage) => stage.arrive(text('It answers.'), finish)

describe('after a question was sent', () => {
  // A space pressed the chip again, and the first word of the next question was lost.
  it.each([
    ['a click', (stage: Stage) => stage.user.click(button(CHIP))],
    [
      'a key',
      (stage: Stage) => {
        button(CHIP).focus()
        return stage.user.keyboard('{Enter}')
      },
    ],
  ])('the field has the focus: a quick reply, by %s', async (_, send) => {
    const stage = await open()
    await send(stage)
    await answer(stage)
    expect(button(CHIP).disabled).toBe(false)
    expect(document.activeElement).toBe(field())
    await stage.user.keyboard('and you')
    expect(field().value).toBe('and you')
  })

  it('the field has the focus: the Send button, by a click', async () => {
    const stage = await open()
    await stage.user.type(field(), 'one')
    await stage.user.click(button('Send'))
    await answer(stage)
    expect(document.activeElement).toBe(field())
  })

  it('the field has the focus when a click focuses the list around the chip', async () => {
    const stage = await open()
    fireEvent.pointerDown(button(CHIP), { pointerType: 'mouse' })
    act(() => button(CHIP).closest('ul')!.focus())
    fireEvent.click(button(CHIP))
    await stage.arrive()
    await answer(stage)
    expect(document.activeElement).toBe(field())
  })

  it('the field does not have the focus after a touch, which would open the keyboard', async () => {
    const stage = await open()
    await stage.user.pointer({ keys: '[TouchA]', target: button(CHIP) })
    await answer(stage)
    expect(document.activeElement).toBe(button(CHIP))
  })

  it('a mouse with a touch screen counts as a mouse', async () => {
    stubMedia('(pointer: coarse)')
    const stage = await open()
    await stage.user.click(button(CHIP))
    await answer(stage)
    expect(document.activeElement).toBe(field())
  })

  // An answer that goes on after the result of a tool disables the field too, and nobody sent it.
  it('a control that was not disabled keeps the focus', async () => {
    const stage = await open()
    button('Close').focus()
    act(() => void stage.widget.session.send('from the page'))
    await answer(stage)
    expect(document.activeElement).toBe(button('Close'))
  })

  // Browsers put the caret at an end of a field that is focused by a script.
  it('the caret is where it was', async () => {
    const stage = await open()
    await ask(stage, 'one')
    await answer(stage)
    await stage.user.type(field(), 'two words', { initialSelectionStart: 0 })
    field().setSelectionRange(3, 5)
    field().addEventListener('focus', () => field().setSelectionRange(9, 9))
    await stage.user.click(button('Regenerate'))
    await answer(stage)
    expect(document.activeElement).toBe(field())
    expect([field().selectionStart, field().selectionEnd]).toEqual([3, 5])
  })

  it('something else that took the focus meanwhile keeps it', async () => {
    const stage = await open()
    await stage.user.click(button(CHIP))
    button('Close').focus()
    await answer(stage)
    expect(document.activeElement).toBe(button('Close'))
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})
