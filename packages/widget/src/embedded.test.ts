// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPill } from './embed/drawPill.ts'
import { readTag } from './embed/readTag.ts'
import type { EmbeddedChat } from './embed/types.ts'
import { startEmbedded } from './embedded.ts'

const ask = vi.fn(async (_address: string) => Response.json({}))
let chat: EmbeddedChat | undefined

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  vi.stubGlobal('fetch', ask)
})

afterEach(() => {
  vi.restoreAllMocks()
  chat?.destroy()
  chat = undefined
  document.body.replaceChildren()
  ask.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function bringToLife(settings: object, attributes: object = {}): Promise<HTMLElement> {
  const tag = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, String(value))
  const options = readTag(tag, 'https://docs.example/widget.js')
  const container = document.body.appendChild(document.createElement('div'))
  drawPill(container, { ...options, label: 'Talk to the assistant', tooltip: '' })
  const place = { container, options, settings, tell: () => undefined, addRules: () => undefined }
  chat = await startEmbedded(place, '')
  return container
}

async function openPanel(container: HTMLElement): Promise<Element> {
  chat?.open()
  return vi.waitFor(() => {
    const panel = container.querySelector('.panel')
    if (!panel) throw new Error('The panel is not open.')
    return panel
  })
}

describe('startEmbedded', () => {
  // The server was asked for the same twice, and an assistant that is off took questions until then.
  it('does not request the settings that the tag has just read, and shows them from the first frame', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    const container = await bringToLife({ brand: 'Acme', enabled: false })
    const panel = await openPanel(container)
    expect(panel.querySelector('.subtitle')?.getAttribute('data-status')).toBe('off')
    await vi.waitFor(() =>
      expect(panel.querySelector('.banner')?.textContent).toContain('switched off'),
    )
    expect(ask).not.toHaveBeenCalled()
  })

  it('asks for it again if the panel opens later', async () => {
    const container = await bringToLife({ brand: 'Acme' })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2001)
    await openPanel(container)
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
    expect(ask.mock.calls[0]?.[0]).toBe('https://docs.example/api/assistant?language=en')
  })

  it('shows the pill in the language of the assistant if the page names none', async () => {
    const german = { brand: 'Acme', language: 'de', texts: { launcher: 'Frag Acme' } }
    const container = await bringToLife(german)
    expect(container.querySelector('.pill')?.textContent).toBe('Assistenten fragen')
    expect(container.lang).toBe('de')
  })

  it('leaves the pill as it was drawn in a language that was named', async () => {
    const german = { brand: 'Acme', language: 'de', texts: { launcher: 'Frag Acme' } }
    const container = await bringToLife(german, { 'data-lang': 'en' })
    expect(container.querySelector('.pill')?.textContent).toBe('Talk to the assistant')
  })
})
