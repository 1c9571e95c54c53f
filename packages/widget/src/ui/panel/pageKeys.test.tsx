// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finish, text } from '../../../../chat/testing/builders.ts'
import { field, pill } from '../../../testing/locators.ts'
import { renderWidget } from '../../../testing/stage.tsx'
import type { WidgetOptions } from '../settings/options.ts'

let link: HTMLAnchorElement

beforeEach(() => {
  link = document.createElement('a')
  link.href = '#'
  document.body.append(link)
})

afterEach(() => {
  link.remove()
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const isOpen = () => pill().getAttribute('aria-expanded') === 'true'
/** Long enough to load the code behind a key. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

async function open(options: Partial<WidgetOptions> = {}) {
  const stage = renderWidget(options)
  await stage.user.click(pill())
  return stage
}

describe('the keys on the page', () => {
  it.each(['ctrlKey', 'metaKey'])(
    'open the panel with the focus in its field: %s',
    async (held) => {
      renderWidget({ keys: true })
      link.focus()
      fireEvent.keyDown(link, { key: '/', [held]: true })
      await vi.waitFor(() => expect(document.activeElement).toBe(field()))
    },
  )

  it('lead to the open panel and back', async () => {
    await open({ keys: true })
    link.focus()
    expect(fireEvent.keyDown(link, { key: 'F6' })).toBe(false)
    await vi.waitFor(() => expect(document.activeElement).toBe(field()))
    fireEvent.keyDown(field(), { key: 'F6' })
    await vi.waitFor(() => expect(document.activeElement).toBe(link))
  })

  it.each([
    ['unless a host has them on', {}, { key: '/', ctrlKey: true }],
    ['with another key', { keys: true }, { key: '/', ctrlKey: true, altKey: true }],
    ['as a single character', { keys: true }, { key: '/' }],
  ])('do nothing %s', async (_, options, press) => {
    renderWidget(options)
    fireEvent.keyDown(link, press)
    await settle()
    expect(isOpen()).toBe(false)
  })

  it('leave F6 to the browser unless a host has them on', async () => {
    await open()
    link.focus()
    expect(fireEvent.keyDown(link, { key: 'F6' })).toBe(true)
    await settle()
    expect(document.activeElement).toBe(link)
  })
})

describe('Escape on the page', () => {
  const place = (left: number) => (element: Element) => {
    const rectangle = new DOMRect(left, 10, 50, 20)
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(rectangle)
  }

  it('closes the panel if it covers what has the focus, which keeps it', async () => {
    await open()
    place(20)(link)
    vi.spyOn(document.querySelector('.panel')!, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 750, 600),
    )
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    await vi.waitFor(() => expect(isOpen()).toBe(false))
    expect(document.activeElement).toBe(link)
  })

  it('leaves the panel open if what has the focus can be seen, if only in part', async () => {
    await open()
    place(730)(link)
    vi.spyOn(document.querySelector('.panel')!, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 750, 600),
    )
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    await settle()
    expect(isOpen()).toBe(true)
  })
})

describe('Alt and an arrow', () => {
  it('move from message to message, and back to the field', async () => {
    const { user, arrive } = await open()
    await user.type(field(), 'one{Enter}')
    await arrive()
    await arrive(text('First.'), finish)
    await screen.findByRole('button', { name: 'Edit' })
    const [mine, theirs] = screen.getAllByRole('article')
    const press = async (key: string) => {
      await user.keyboard(`{Alt>}{${key}}{/Alt}`)
      return document.activeElement
    }
    expect(await press('ArrowDown')).toBe(field())
    expect(await press('ArrowUp')).toBe(theirs)
    expect(await press('ArrowUp')).toBe(mine)
    expect(await press('ArrowUp')).toBe(mine)
    expect(await press('ArrowDown')).toBe(theirs)
    expect(await press('ArrowDown')).toBe(field())
    expect(field().value).toBe('')
  })
})
