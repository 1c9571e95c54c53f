// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const root = document.documentElement

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  delete root.dataset['theme']
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})">`)
    .join('')
  document.body.innerHTML = ['auto', 'light', 'dark']
    .map((theme) => `<input type="radio" name="theme" value="${theme}">`)
    .join('')
})

afterEach(() => vi.restoreAllMocks())

async function run(): Promise<void> {
  await import('./theme.ts')
}

function choose(theme: string): void {
  const choice = document.querySelector<HTMLInputElement>(`[value=${theme}]`)!
  choice.checked = true
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

function checkedTheme(): string | undefined {
  return document.querySelector<HTMLInputElement>(':checked')?.value
}

function themeColours(): (string | null)[] {
  return [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))
}

it('shows the theme that was chosen before, and the choice', async () => {
  localStorage.setItem('theme', 'dark')
  await run()
  expect(root.dataset['theme']).toBe('dark')
  expect(checkedTheme()).toBe('dark')
  expect(themeColours()).toEqual(['not all', 'all'])
})

it('leaves the theme to the system if none, or an unknown one, was chosen', async () => {
  localStorage.setItem('theme', 'sepia')
  await run()
  expect(root.dataset['theme']).toBeUndefined()
  expect(checkedTheme()).toBe('auto')
})

it('remembers a choice, and forgets it for the choice of the system', async () => {
  await run()
  choose('light')
  expect(root.dataset['theme']).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')

  choose('auto')
  expect(root.dataset['theme']).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
  expect(themeColours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

it('shows a choice that cannot be remembered', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await run()
  choose('dark')
  expect(root.dataset['theme']).toBe('dark')
})

it('shrinks the pill of the chat for visitors who want it small', async () => {
  await run()
  expect(root.hasAttribute('data-docent-mini')).toBe(false)
  vi.resetModules()
  localStorage.setItem('docent:mini', '1')
  await run()
  expect(root.hasAttribute('data-docent-mini')).toBe(true)
})
