import { expect, it } from 'vitest'
import { escapePattern } from './normalise.ts'

it.each(['all-terrain', 'a.b*c', '[x]^(y)|{z}$', String.raw`C:\d+?`, 'and/or'])(
  'makes a pattern of %j that finds only it',
  (text) => {
    for (const flags of ['', 'u', 'i']) {
      expect(new RegExp(`^${escapePattern(text)}$`, flags).test(text)).toBe(true)
      expect(new RegExp(`^${escapePattern(text)}$`, flags).test(`${text}x`)).toBe(false)
    }
  },
)
