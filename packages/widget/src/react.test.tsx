// @vitest-environment jsdom
import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { OPTIONS } from '../testing/options.ts'
import { ChatWidget } from './react.tsx'

const app = (
  <StrictMode>
    <ChatWidget options={OPTIONS} />
  </StrictMode>
)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function renderOnServer(): string {
  vi.stubGlobal('document', undefined)
  const html = renderToString(app)
  vi.unstubAllGlobals()
  return html
}

it('is the pill if there is no browser', () => {
  const html = renderOnServer()
  expect(html).toContain('Talk to the assistant')
  expect(html).toContain('aria-expanded="false"')
})

it('takes over what a server has rendered, without a word of React', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const complain = vi.spyOn(console, 'error')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderOnServer()
  const pill = container.querySelector('button')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

  const root = await act(() => hydrateRoot(container, app))

  expect(container.querySelector('button')).toBe(pill)
  expect(complain).not.toHaveBeenCalled()
  await act(() => root.unmount())
})
