import { describe, expect, it } from 'vitest'
import { readPair, toHex } from './colour.ts'
import { mayBeColour, mayBeLength } from './cssValues.ts'

describe('mayBeColour', () => {
  it.each([
    '#fff',
    '#FFEE0080',
    'RebeccaPurple',
    'currentColor',
    'rgb(255 238 0 / 50%)',
    'rgba(255, 238, 0, .5)',
    'rgb(calc(1 + 1) 2 3)',
    'rgb(from red r g b)',
    'hsl(0.5turn 20% 30%)',
    'light-dark(#fff, var(--text))',
    'light-dark(rgb(0, 0, 0), color-mix(in oklab, red 20%, white))',
    'oklch(0.5 0.1 20)',
    'var(--ok)',
  ])('accepts %s', (value) => {
    expect(mayBeColour(value)).toBe(true)
  })

  it.each([
    'greenish',
    '#gggggg',
    '#12345',
    'light-dark(#fff #000)',
    'light-dark(#fff, blak)',
    'light-dark(#fff, #000, #111)',
    'light-dark(#fff, #000',
    'rgb(1 2)',
    'rgb(1px 2 3)',
    'rgb(90deg 2 3)',
    'rgb(1, 2, 3 / 50%)',
    'hsl(10% 20% 30%)',
    'oklch(0.5 0.1 20%)',
    'oklch(0.5 0.1)',
    'shade(red)',
    'var()',
    '1px',
  ])('refuses %s', (value) => {
    expect(mayBeColour(value)).toBe(false)
  })
})

describe('mayBeLength', () => {
  it.each(['0', '12px', '.5rem', '8px 8px 0 0', 'calc(1px + 2px)', 'var(--corner)', '50%', '2cqi'])(
    'accepts %s',
    (value) => {
      expect(mayBeLength(value)).toBe(true)
    },
  )

  it.each(['huge', '12', '12 px', '4pixels', 'calc(1px'])('refuses %s', (value) => {
    expect(mayBeLength(value)).toBe(false)
  })
})

describe('readPair', () => {
  it.each([
    ['yellow', '#ffff00', '#ffff00'],
    ['light-dark( White , #123 )', '#ffffff', '#112233'],
    ['rgb(255 238 0)', '#ffee00', '#ffee00'],
    ['rgba(100%, 50%, 0%, 1)', '#ff8000', '#ff8000'],
    ['light-dark(rgb(1, 2, 3), hsl(120deg 100% 25%))', '#010203', '#008000'],
    ['hsl(-120 100 50)', '#0000ff', '#0000ff'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000', '#ff0000'],
    ['oklch(100% 0 none)', '#ffffff', '#ffffff'],
    ['oklch(62.8% 64.43% 29.23deg)', '#ff0000', '#ff0000'],
    ['hsl(0.5turn none 50% / 100%)', '#808080', '#808080'],
  ])('reads %s', (value, light, dark) => {
    const pair = readPair(value)
    expect(pair && [toHex(pair.light), toHex(pair.dark)]).toEqual([light, dark])
  })

  it.each([
    '#0008',
    'rgb(0 0 0 / 50%)',
    'transparent',
    'var(--text)',
    'light-dark(#fff, var(--a))',
  ])('cannot read %s', (value) => {
    expect(readPair(value)).toBeUndefined()
  })
})
