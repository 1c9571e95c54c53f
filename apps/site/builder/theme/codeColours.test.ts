import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const sheet = await readFile(
  fileURLToPath(new URL('../../../../packages/widget/src/styles/code.css', import.meta.url)),
  'utf8',
)
const colours = [...sheet.matchAll(/\.(code-\w+)\)? \{\s*color: .*light-dark\((#\w+), (#\w+)\)/g)]

/** The backgrounds of code: in the panel, on a page, and wherever a host puts it. */
const GROUNDS = {
  light: ['#fbfaf7', '#f3f1eb', '#ebe8e0', '#ffffff'],
  dark: ['#141311', '#1c1b18', '#252320', '#2e2b27'],
}

/** The colours and strengths of marked, added and removed lines: see styles/reading/code.css. */
const EDGES = {
  light: { ground: '#ebe8e0', colours: ['#8a4b00', '#0a6647', '#a3141f'] },
  dark: { ground: '#252320', colours: ['#eab464', '#66d19e', '#ff8f85'] },
}
const TINT = 0.09

function tint(ground: string, edge: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const [below = 0, above = 0] = [ground, edge].map((colour) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    )
    return Math.round(below + (above - below) * TINT)
  })
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function readLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function readContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [readLuminance(one), readLuminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('gives code colours that are read on each ground, in light and in dark', () => {
  expect(colours).toHaveLength(6)
  for (const [, name, light = '', dark = ''] of colours) {
    for (const ground of GROUNDS.light)
      expect([name, readContrast(light, ground) >= 4.5]).toEqual([name, true])
    for (const ground of GROUNDS.dark)
      expect([name, readContrast(dark, ground) >= 4.5]).toEqual([name, true])
  }
})

it('gives them colours that are read on marked lines as well', () => {
  for (const [, name, light = '', dark = ''] of colours) {
    for (const [theme, { ground, colours: edges }] of Object.entries(EDGES)) {
      const colour = theme === 'light' ? light : dark
      for (const edge of edges)
        expect([name, edge, readContrast(colour, tint(ground, edge)) >= 4.5]).toEqual([
          name,
          edge,
          true,
        ])
    }
  }
})
