// @vitest-environment jsdom
// Shares its document: it draws into it and reads what it drew.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { field, pill } from '../../../testing/locators.ts'
import { renderWidget } from '../../../testing/stage.tsx'
import type { TellVote } from './rater.ts'

afterEach(cleanup)

const ANSWER = [
  { type: 'start_step', value: { messageId: 'answer-1' } },
  { type: 'text', value: 'It costs 3.' },
] as const
const FINISH = { type: 'finish_message', value: { finishReason: 'stop' } } as const

async function answered(tell: TellVote = async () => undefined) {
  const told = vi.fn<TellVote>(tell)
  const stage = renderWidget(
    {},
    { feedback: { tell: told, storage: undefined, key: 'votes', noteLength: 80 } },
  )
  await stage.user.click(pill())
  await stage.user.type(field(), 'What is it?{Enter}')
  await stage.arrive(...ANSWER)
  expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull()
  await stage.arrive(FINISH)
  const up = await screen.findByRole('button', { name: 'Helpful' })
  const down = screen.getByRole('button', { name: 'Not helpful' })
  return { ...stage, told, up, down }
}

describe('Feedback', () => {
  it('is asked for once an answer is there, and thanked for', async () => {
    const { user, told, up } = await answered()
    await user.click(up)
    expect(told).toHaveBeenCalledWith({ messageId: 'answer-1', vote: 'up' })
    expect(up.getAttribute('aria-pressed')).toBe('true')
    expect(await screen.findAllByText('Thank you for your feedback')).not.toEqual([])
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('counts a vote for the worse at once, and takes reasons and a note', async () => {
    const { user, told, down } = await answered()
    await user.click(down)
    expect(told).toHaveBeenLastCalledWith({ messageId: 'answer-1', vote: 'down' })
    expect(down.getAttribute('aria-expanded')).toBe('true')

    const why = screen.getByRole('group', { name: 'What is wrong with this answer?' })
    // As long as the owner allows, and the server takes.
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your note (optional)').maxLength).toBe(80)
    await user.click(within(why).getByLabelText('It is out of date'))
    await user.click(within(why).getByLabelText('It is wrong'))
    await user.click(within(why).getByLabelText('It is out of date'))
    await user.type(screen.getByLabelText('Your note (optional)'), 'It is 4 now. ')
    await user.click(screen.getByRole('button', { name: 'Send feedback' }))
    expect(told).toHaveBeenLastCalledWith({
      messageId: 'answer-1',
      vote: 'down',
      reasons: ['wrong'],
      note: 'It is 4 now.',
    })
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
    expect(document.activeElement).toBe(down)
    expect(screen.getAllByText('Thank you for your feedback')).not.toEqual([])
  })

  it('takes a vote back when it is pressed again', async () => {
    const { user, told, up } = await answered()
    await user.click(up)
    await user.click(up)
    expect(told).toHaveBeenLastCalledWith({ messageId: 'answer-1', vote: 'none' })
    expect(up.getAttribute('aria-pressed')).toBe('false')
    expect(screen.queryByText('Thank you for your feedback')).toBeNull()
  })

  it('leaves the reasons with Escape, and the panel open', async () => {
    const { user, down } = await answered()
    await user.click(down)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group')).toBeNull()
    expect(document.activeElement).toBe(down)
    expect(down.getAttribute('aria-pressed')).toBe('true')
    expect(field()).toBeDefined()
  })

  it('reports a failed vote, and keeps the written text', async () => {
    const { user, told, up, down } = await answered()
    told.mockRejectedValue(new Error('away'))
    await user.click(up)
    expect(up.getAttribute('aria-pressed')).toBe('false')
    expect(await screen.findAllByText(/could not be sent/)).not.toEqual([])

    told.mockResolvedValue()
    await user.click(down)
    await user.type(screen.getByLabelText('Your note (optional)'), 'Why?')
    told.mockRejectedValue(new Error('away'))
    await user.click(screen.getByRole('button', { name: 'Send feedback' }))
    expect(await screen.findAllByText(/could not be sent/)).not.toEqual([])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your note (optional)').value).toBe('Why?')
  })

  it('is not asked for if the owner does not want it', async () => {
    const stage = renderWidget()
    await stage.user.click(pill())
    await stage.user.type(field(), 'What?{Enter}')
    await stage.arrive(...ANSWER, FINISH)
    expect(await screen.findByRole('button', { name: 'Regenerate' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Helpful' })).toBeNull()
  })
})
