import { parsePartialJson as parseAsV4 } from '@ai-sdk/ui-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePartialJson } from './partialJson.ts'

describe('parsePartialJson', () => {
  it.each<[string, unknown]>([
    ['', undefined],
    ['{', {}],
    ['{"ci', {}],
    ['{"city"', {}],
    ['{"city":', {}],
    ['{"city":"', { city: '' }],
    ['{"city":"Ber', { city: 'Ber' }],
    ['{"city":"a\\', { city: 'a' }],
    ['{"city":"a\\\\', { city: 'a\\' }],
    ['{"city":"a\\u00', { city: 'a' }],
    ['{"city":"a\\u00fc', { city: 'aü' }],
    ['{"city":"Berlin","da', { city: 'Berlin' }],
    ['{"a":1', { a: 1 }],
    ['{"a":-', {}],
    ['{"a":1.', { a: 1 }],
    ['{"a":1e', { a: 1 }],
    ['{"a":tr', { a: true }],
    ['{"a":nu', { a: null }],
    ['[1,[2,{"b":fal', [1, [2, { b: false }]]],
    ['[1,', [1]],
    ['{"a":[]', { a: [] }],
    ['nonsense', undefined],
    ['{"__proto__":{"a":1', JSON.parse('{"__proto__":{"a":1}}')],
  ])('reads %s', (text, value) => {
    expect(parsePartialJson(text)).toEqual(value)
  })

  it('reads every prefix of any JSON as the AI SDK does, wherever that can read it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.nat(), (text, length) => {
        const prefix = text.slice(0, length % (text.length + 1))
        const { value, state } = parseAsV4(prefix)
        // It treats 1e as a number whose last digits are missing.
        if (state === 'failed-parse' || /\d[eE]/.test(prefix)) return
        expect(parsePartialJson(prefix)).toEqual(value)
      }),
      { numRuns: 1000 },
    )
  })

  it('can read every prefix of an object', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })),
        fc.nat(),
        (value, length) => {
          const text = JSON.stringify(value)
          const prefix = text.slice(0, 1 + (length % text.length))
          expect(parsePartialJson(prefix)).toBeTypeOf('object')
        },
      ),
    )
  })

  it('reads what is nested 5,000 deep', () => {
    expect(parsePartialJson('['.repeat(5000))).toBeInstanceOf(Array)
  })
})
