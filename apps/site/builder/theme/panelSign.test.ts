import { describe, expect, it } from 'vitest'
import { choosePanelSign, formatSign } from './panelSign.ts'

const SQUARE = { width: 40, height: 40 }

function choose(
  assets: readonly string[],
  keys: { brand?: string; logo?: string; icon?: string } = {},
  wide = 1,
) {
  const images = new Map(assets.map((path) => [`/${path}`, { ...SQUARE, width: 40 * wide }]))
  return choosePanelSign({
    content: { assets },
    config: { brand: 'Acme', logo: '', icon: '', ...keys },
    images,
  })
}

describe('choosePanelSign', () => {
  it('keeps the door for the brand that it belongs to', () => {
    expect(choose(['images/lamp.svg'], { brand: 'Docent' })).toBeUndefined()
    expect(choose(['images/lamp.svg'])?.day).toBe('/favicon.svg')
  })

  it('takes the logo, and its dark version in the dark theme', () => {
    const logo = '/images/logo.svg'
    expect(choose(['images/logo.svg'], { logo })).toEqual({ day: logo, night: logo })
    expect(choose(['images/logo.svg', 'images/logo.dark.svg'], { logo })).toEqual({
      day: logo,
      night: '/images/logo.dark.svg',
    })
  })

  it('prefers an icon to a logo, also one with the usual name', () => {
    const keys = { logo: '/logo.svg', icon: '/sign.png' }
    expect(choose(['logo.svg', 'sign.png'], keys)?.day).toBe('/sign.png')
    expect(choose(['favicon.png'])?.day).toBe('/favicon.png')
    expect(choose(['favicon.ico'])).toBeUndefined()
  })

  it('takes the tile with the first letter for a wide logo', () => {
    expect(choose(['logo.svg'], { logo: '/logo.svg' }, 3)?.day).toBe('/favicon.svg')
  })
})

describe('formatSign', () => {
  it('writes nothing without a sign', () => {
    expect(formatSign(undefined)).toBe('')
  })

  it('writes one address if both themes have the same, and escapes it', () => {
    const rules = formatSign({ day: '/a "b.svg', night: '/a "b.svg' })
    expect(rules).toContain(':root{--_sign:url("/a%20%22b.svg")}')
    expect(rules).not.toContain('data-theme')
  })

  it('follows the theme that a visitor has chosen', () => {
    const rules = formatSign({ day: '/day.svg', night: '/night.svg' })
    expect(rules).toMatch(/:root\[data-theme='dark'\].*\{--_sign:url\("\/night\.svg"\)\}/)
  })
})
