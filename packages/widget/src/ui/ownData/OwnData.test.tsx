// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finish, text } from '../../../../chat/testing/builders.ts'
import { field, panel, pill, spoken } from '../../../testing/locators.ts'
import { renderWidget } from '../../../testing/stage.tsx'
import type { Stage } from '../../../testing/stage.tsx'
import type { OwnDataControl } from '../widgetTypes.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openHelp = async ({ user }: Stage) => {
  await user.click(pill())
  await user.click(screen.getByRole('button', { name: 'Settings and shortcuts' }))
}

async function ask(ownData?: OwnDataControl): Promise<Stage> {
  const stage = renderWidget({}, ownData && { ownData })
  await openHelp(stage)
  await stage.user.click(screen.getByRole('button', { name: 'Explain what you do.' }))
  await stage.arrive(text('It is so.'), finish)
  await screen.findByRole('group', { name: 'This conversation' })
  return stage
}

const press = (stage: Stage, name: string) => stage.user.click(screen.getByRole('button', { name }))

describe('the data of a visitor', () => {
  it('is offered once there is a conversation', async () => {
    const stage = renderWidget()
    await openHelp(stage)
    await screen.findByText('Edit your last question')
    expect(screen.queryByRole('group', { name: 'This conversation' })).toBeNull()
  })

  it('is saved as the server has it', async () => {
    const create = vi.fn<(blob: Blob) => string>(() => 'blob:one')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn() }))
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const stage = await ask({ read: async () => '{"turns":[1]}', erase: vi.fn() })
    await press(stage, 'Save a copy')
    expect(await create.mock.calls[0]?.[0].text()).toBe('{"turns":[1]}')
    expect(clicked.mock.contexts[0]).toMatchObject({ download: 'conversation.json' })
    clicked.mockRestore()
  })

  it('is deleted, which is announced, and the field has the focus', async () => {
    const stage = await ask()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await press(stage, 'Delete for good')
    expect(panel().textContent).not.toContain('It is so.')
    expect(screen.queryByRole('group', { name: 'This conversation' })).toBeNull()
    expect(document.activeElement).toBe(field())
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(spoken()).toContain('New conversation')
  })

  it.each([
    ['Save a copy', 'Something went wrong. Please try again.'],
    ['Delete for good', 'The conversation could not be deleted. Please try again.'],
  ])('stays, with a sentence, if the server fails at “%s”', async (button, sentence) => {
    const fail = async () => Promise.reject(new Error('away'))
    const stage = await ask({ read: fail, erase: fail })
    await press(stage, button)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(panel().textContent).toContain('It is so.')
  })
})
