import { expect, it } from 'vitest'
import { stem } from './stem.ts'

it.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['cats', 'cat'],
  ['agreed', 'agre'],
  ['feed', 'feed'],
  ['plastered', 'plaster'],
  ['bled', 'bled'],
  ['motoring', 'motor'],
  ['sing', 'sing'],
  ['conflated', 'conflat'],
  ['hopping', 'hop'],
  ['falling', 'fall'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['sky', 'sky'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['digitizer', 'digit'],
  ['operator', 'oper'],
  ['hopefulness', 'hope'],
  ['triplicate', 'triplic'],
  ['electrical', 'electr'],
  ['goodness', 'good'],
  ['allowance', 'allow'],
  ['replacement', 'replac'],
  ['adoption', 'adopt'],
  ['effective', 'effect'],
  ['probate', 'probat'],
  ['rate', 'rate'],
  ['controlling', 'control'],
])('reduces %s to %s', (word, expected) => {
  expect(stem(word)).toBe(expected)
})

it('gives the inflections of a word the same stem', () => {
  const words = ['connect', 'connects', 'connected', 'connecting', 'connection', 'connections']
  expect(new Set(words.map(stem)).size).toBe(1)
})

it.each(['is', 'wsl2', 'café', 'Ünïcode', ''])('leaves %j unchanged', (word) => {
  expect(stem(word)).toBe(word)
})

it.each([
  ['sent', 'send'],
  ['chosen', 'choose'],
  ['indices', 'index'],
])('gives %s the stem of %s', (word, base) => {
  expect(stem(word)).toBe(stem(base))
})

// "Who founded the company" used to be answered from a page about finding things.
it('does not take the last letter of an abbreviation for a plural', () => {
  expect(['https', 'dns', 'ios', 'urls', 'apis'].map(stem)).toEqual([
    'https',
    'dns',
    'ios',
    'url',
    'api',
  ])
})

it('distinguishes "found" from "founded"', () => {
  expect(stem('found')).toBe(stem('find'))
  expect(stem('founded')).toBe(stem('founds'))
  expect(stem('found')).not.toBe(stem('founded'))
})
