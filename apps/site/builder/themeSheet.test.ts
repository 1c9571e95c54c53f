import { expect, it } from 'vitest'
import { formatTheme } from './themeSheet.ts'

it('sets each property for the site and, by its public name, for the chat', () => {
  expect(formatTheme({ accent: 'light-dark(#0a6647, #66d19e)' })).toContain(
    '--accent:light-dark(#0a6647, #66d19e);--docent-accent:light-dark(#0a6647, #66d19e);}}',
  )
})

// A house with a green accent used to have red links in its chat, and a pill that turned red.
it('derives what goes with an accent, unless the owner names that too', () => {
  const sheet = formatTheme({ accent: '#0b6b50', soft: '#e0f0ea' })
  const strong = 'color-mix(in oklab, #0b6b50 80%, light-dark(#000, #fff))'
  expect(sheet).toContain(`--accent-hover:${strong};`)
  expect(sheet).toContain(`--docent-on-soft:${strong};`)
  expect(sheet).toContain('--soft:#e0f0ea;--docent-soft:#e0f0ea;')
  expect(formatTheme({ bg: '#fff' })).not.toContain('accent')
})

it('writes nothing for an empty theme', () => {
  expect(formatTheme({})).toBe('')
})

it.each([
  ['accent', 'red} body{display:none'],
  ['accent', 'url("</style>")'],
  ['accent', 'red/*'],
  ['Accent', 'red'],
  ['--accent', 'red'],
])('refuses %s: %s, which could end the rule', (name, value) => {
  expect(() => formatTheme({ [name]: value })).toThrow('Cannot use the theme of the configuration')
})
