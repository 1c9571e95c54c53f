// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyOnClick } from './copying.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()
let button: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML =
    '<figure><button data-copy="Copied">Copy</button><pre><code>npm start</code></pre></figure>'
  button = page.querySelector('button')!
  copyOnClick(page)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('copies the code next to the button, and says so for two seconds', async () => {
  writeText.mockResolvedValue()
  button.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(writeText).toHaveBeenCalledWith('npm start')
  expect(button.textContent).toBe('Copied')

  await vi.advanceTimersByTimeAsync(2000)
  expect(button.textContent).toBe('Copy')
})

it('does not say that it copied what it could not copy', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  document.execCommand = () => false
  button.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(button.textContent).toBe('Copy')
})

it('leaves out removed lines', async () => {
  writeText.mockResolvedValue()
  const code = button.parentElement!.querySelector('code')!
  code.innerHTML = 'a\n<del>b\n</del><ins>c\n</ins>'
  button.click()
  await vi.advanceTimersByTimeAsync(0)
  expect(writeText).toHaveBeenCalledWith('a\nc\n')
})
