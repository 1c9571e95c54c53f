// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, question } from '../../../../chat/testing/builders.ts'
import { field, pill } from '../../../testing/locators.ts'
import { renderWidget } from '../../../testing/stage.tsx'
import { createArchive } from '../../../../chat/src/archive.ts'
import { writeRecord } from '../../../../chat/src/record.ts'
import { INITIAL_STATE } from '../../../../chat/src/state.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function createFilled(...ids: string[]) {
  const archive = createArchive({ storage: localStorage, key: 'chats' })
  for (const [place, id] of ids.entries()) {
    const messages = [question(`What is ${id}?`), answer(`It is ${id}.`)]
    const state = { ...INITIAL_STATE, messages }
    archive.add(writeRecord({ id, state, token: undefined, now: Date.now() + place })!)
  }
  return archive
}

async function lookBack(...ids: string[]) {
  const archive = createFilled(...ids)
  const stage = renderWidget({}, { archive })
  await stage.user.click(pill())
  await stage.user.click(screen.getByRole('button', { name: 'Earlier conversations' }))
  const region = await screen.findByRole('region', { name: 'Earlier conversations' })
  return { ...stage, archive, region }
}

describe('Earlier', () => {
  it('lists what was put away, newest first, and takes up what is chosen', async () => {
    const { user, archive, region } = await lookBack('first-chat', 'second-chat')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 })),
    )
    const rows = [...region.querySelectorAll('.go span')].map((row) => row.textContent)
    expect(rows).toEqual(['What is second-chat?', 'What is first-chat?'])

    await user.click(screen.getByRole('button', { name: /^What is first-chat/ }))
    expect(await screen.findByText('It is first-chat.')).toBeDefined()
    expect(archive.entries.get().map(({ id }) => id)).toEqual(['second-chat'])
    expect(document.activeElement).toBe(field())
  })

  it('deletes one, and says when none is left', async () => {
    const { user, archive } = await lookBack('first-chat')
    await user.click(screen.getByRole('button', { name: /^Delete the conversation/ }))
    expect(archive.entries.get()).toEqual([])
    expect(screen.getByText('There are no earlier conversations.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
  })

  it('keeps one that the server may still hold, and says so', async () => {
    const forget = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away'))
    forget.mockResolvedValue()
    const archive = createFilled('first-chat')
    const { user } = renderWidget({}, { archive, forget })
    await user.click(pill())
    await user.click(screen.getByRole('button', { name: 'Earlier conversations' }))
    const button = await screen.findByRole('button', { name: /^Delete the conversation/ })
    await user.click(button)
    const failed = 'The conversation could not be deleted. Please try again.'
    expect(await screen.findByText(failed)).toBeDefined()
    expect(archive.entries.get()).toHaveLength(1)
    await user.click(button)
    expect(screen.queryByText(failed)).toBeNull()
    expect(archive.entries.get()).toHaveLength(0)
  })

  it('is left with Escape, and the panel stays open', async () => {
    const { user } = await lookBack('first-chat')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Earlier conversations' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Conversation' })).toBeDefined()
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Earlier conversations' }),
    )
  })

  it('is not offered if there is nothing to look back at', async () => {
    const { user } = renderWidget({}, { archive: createFilled() })
    await user.click(pill())
    expect(screen.queryByRole('button', { name: 'Earlier conversations' })).toBeNull()
  })
})
