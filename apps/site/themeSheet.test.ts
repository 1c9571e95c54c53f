import { expect, it } from 'vitest'
import { formatTheme } from './themeSheet.ts'

it('sets each property for the site and, by its public name, for the chat', () => {
  expect(formatTheme({ accent: 'light-dark(#0a6647, #66d19e)' })).toContain(
    '@layer tokens{:root{--accent:light-dark(#0a6647, #66d19e);--docent-accent:light-dark(#0a6647, #66d19e);}}',
  )
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
