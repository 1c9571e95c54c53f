// @vitest-environment jsdom
// Shares its document: it draws into it and reads what it drew.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatStatus } from '@docent/chat'
import { Composer } from './Composer.tsx'

afterEach(cleanup)

function renderComposer(
  draft: string,
  status: ChatStatus = 'ready',
  { isOff = false, maxLength = 2000 } = {},
) {
  const onSend = vi.fn<() => void>()
  const onDraft = vi.fn<(draft: string) => void>()
  const onStop = vi.fn<() => void>()
  const onEdit = vi.fn<() => void>()
  render(
    <Composer
      draft={draft}
      status={status}
      maxLength={maxLength}
      isOff={isOff}
      field={createRef()}
      onSend={onSend}
      onDraft={onDraft}
      onStop={onStop}
      onEdit={onEdit}
    />,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  return { field, onSend, onDraft, onStop, onEdit }
}

describe('the keys', () => {
  it.each([{}, { ctrlKey: true }, { metaKey: true }])('send with Enter, %o', (modifier) => {
    const { field, onSend } = renderComposer('one')
    fireEvent.keyDown(field, { key: 'Enter', ...modifier })
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('leave Shift+Enter to the field, for a new line', () => {
    const { field, onSend } = renderComposer('one')
    const isLeft = fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
    expect(isLeft).toBe(true)
    expect(onSend).not.toHaveBeenCalled()
  })

  it.each([
    ['while an input method is composing', { isComposing: true }],
    // Safari reports the key after the composition has ended.
    ['with the key code of a composition', { keyCode: 229 }],
  ])('complaint 7: do not send %s', (_, event) => {
    const { field, onSend } = renderComposer('one')
    fireEvent.keyDown(field, { key: 'Enter', ...event })
    expect(onSend).not.toHaveBeenCalled()
  })

  it.each([
    ['an empty draft', '', 'ready'],
    ['blanks', '  \n', 'ready'],
    ['what is too long', 'x'.repeat(2001), 'ready'],
    ['while a reply arrives', 'one', 'streaming'],
  ] as const)('do not send %s', (_, draft, status) => {
    const { field, onSend } = renderComposer(draft, status)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onSend).not.toHaveBeenCalled()
  })
})

describe('the field', () => {
  it('has its placeholder, its hint and its counter', () => {
    const { field } = renderComposer('four')
    expect(field.placeholder).toBe('Type your message...')
    const described = field.getAttribute('aria-describedby')!.split(' ')
    const texts = described.map((id) => document.getElementById(id)!.textContent)
    expect(texts).toEqual(['Press Enter to send, Shift+Enter for new line', '4/2000'])
  })

  it('counts UTF-16 units', () => {
    renderComposer('😀')
    expect(screen.getByText('2/2000')).toBeTruthy()
  })

  it('passes on what is typed, however long', () => {
    const { field, onDraft } = renderComposer('')
    fireEvent.change(field, { target: { value: 'x'.repeat(3000) } })
    expect(onDraft).toHaveBeenCalledWith('x'.repeat(3000))
  })

  it.each([
    [1799, undefined],
    [1800, 'near'],
    [2000, 'near'],
    [2001, 'over'],
  ])('marks a length of %i as %s', (length, mark) => {
    renderComposer('x'.repeat(length))
    const foot = screen.getByText(`${length}/2000`).parentElement!
    expect(foot.dataset['length']).toBe(mark)
  })

  it.each([
    [449, undefined],
    [450, 'near'],
    [501, 'over'],
  ])('under a limit of 500 marks a length of %i as %s', (length, mark) => {
    renderComposer('x'.repeat(length), 'ready', { maxLength: 500 })
    expect(screen.getByText(`${length}/500`).parentElement!.dataset['length']).toBe(mark)
  })

  it('says by how much it is too long, and cannot be sent', () => {
    const { field } = renderComposer('x'.repeat(2034))
    expect(screen.getByText('Too long to send: remove 34 characters')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  })

  it.each([
    ['ready', false],
    ['submitted', true],
    ['streaming', false],
    ['error', false],
  ] as const)('is disabled in no status but submitted: %s', (status, isDisabled) => {
    expect(renderComposer('', status).field.disabled).toBe(isDisabled)
  })
})

describe('the button', () => {
  it('sends', () => {
    const { onSend } = renderComposer('one')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('stops in the same place while a reply arrives', () => {
    const { onSend, onStop } = renderComposer('one', 'streaming')
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(onStop).toHaveBeenCalledOnce()
    expect(onSend).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })
})
