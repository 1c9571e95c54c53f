import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTerms, readWords } from './analyze.ts'

describe('readTerms', () => {
  it('leaves out stop words, case, accents and inflection', () => {
    expect(readTerms('How do I delete the CAFÉS?')).toEqual(readTerms('deleting cafe'))
  })

  it.each(['strictPort', '--strict-port', 'strict_port', 'strict.port', 'StrictPort'])(
    'reads %s as its parts and its whole',
    (identifier) => {
      expect(readTerms(identifier)).toEqual(['strict', 'port', 'strictport'])
    },
  )

  it('separates letters from digits and also keeps them together', () => {
    expect(readTerms('wsl2')).toEqual(['wsl', '2', 'wsl2'])
  })

  it.each(['k8s', 'S3', 'e2e'])('reads %s as one word', (word) => {
    expect(readTerms(word)).toEqual([word.toLowerCase()])
  })

  it('reads a version as its first number and as a whole', () => {
    expect(readTerms('20.19.1')).toEqual(['20', '20.19.1'])
  })

  it('reads contractions as the word before the apostrophe', () => {
    expect(readTerms("the owner's plants")).toEqual(['owner', 'plant'])
    expect(readTerms('don’t')).toEqual([])
  })

  it('reads scripts without spaces in pairs of characters', () => {
    expect(readTerms('安装pnpm工具')).toEqual(['安装', 'pnpm', '工具'])
    expect(readTerms('水やり')).toEqual(['水や', 'やり'])
  })

  it('cuts terms that nobody would type', () => {
    const [term = ''] = readTerms('x'.repeat(500))
    expect(term).toHaveLength(64)
  })

  it('gives terms of only letters, digits, marks and points for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const isTerm = (term: string): boolean => /^[\p{L}\p{N}\p{M}.]+$/u.test(term)
        expect(readTerms(text).filter((term) => !isTerm(term))).toEqual([])
      }),
    )
  })
})

describe('readWords', () => {
  it('keeps each word as it was typed', () => {
    expect(readWords('Set --every-days, now').map(({ raw }) => raw)).toEqual(['Set', 'every-days'])
  })
})
