import { expect, it } from 'vitest'
import { readConfig, SHIPPED_NEUTRALS } from '@docent/content'
import { formatOwnStyles, formatTheme } from './themeSheet.ts'
import { collectThemeTokens } from './themeTokens.ts'

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

it('loads the fonts of the owner once each, and sets site and chat in them', () => {
  const acme = { family: 'Acme Sans', file: '/fonts/acme sans.woff2', weight: '400 700' }
  const config = readConfig({
    brand: 'Acme',
    fonts: [
      { for: 'headings', ...acme },
      { for: 'text', ...acme },
    ],
  })
  const sheet = formatOwnStyles(config)
  expect(sheet.match(/@font-face/g)).toHaveLength(1)
  expect(sheet).toContain(
    '@font-face{font-family:"Acme Sans";src:url("/fonts/acme%20sans.woff2")format("woff2");font-weight:400 700;font-display:swap}',
  )
  expect(sheet).toContain('--serif:"Acme Sans", system-ui, sans-serif;')
  expect(sheet).toContain('--docent-font:"Acme Sans", system-ui, sans-serif;')
})

it('rounds the corners as the owner says, unless the theme says it too', () => {
  expect(formatOwnStyles(readConfig({ brand: 'Acme', corners: 'square' }))).toContain(
    '--corner:0px;--docent-corner:0px;--radius:0px;--docent-radius:0px;',
  )
  const theme = { corner: '3px' }
  const config = readConfig({ brand: 'Acme', corners: 'round', theme })
  expect(formatOwnStyles(config)).toContain('--corner:3px;')
  expect(formatOwnStyles(readConfig({ brand: 'Acme' }))).toBe('')
})

it('derives the greys from those of the sheet', async () => {
  const tokens = await collectThemeTokens()
  const { bubble: _, ...ours } = SHIPPED_NEUTRALS
  const expected = Object.entries(ours).map(([name, [light, dark]]) => [
    name,
    `light-dark(${light}, ${dark})`,
  ])
  expect(Object.keys(ours).map((name) => [name, tokens.get(name)])).toEqual(expected)
})
