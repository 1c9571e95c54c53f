import { expect, it } from 'vitest'
import { hashWord } from './hashWord.ts'

it('gives the published values of FNV-1a', () => {
  expect(['', 'a', 'foobar'].map((text) => hashWord(text) >>> 0)).toEqual([
    0x81_1c_9d_c5, 0xe4_0c_29_2c, 0xbf_9c_f9_68,
  ])
})

it('gives another hash with another seed', () => {
  expect(hashWord('fern', 1)).not.toBe(hashWord('fern'))
})
