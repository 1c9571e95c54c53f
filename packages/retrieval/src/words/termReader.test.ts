import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTerms } from './analyze.ts'
import { SkeletonWriter } from './skeleton.ts'
import { TermReader } from './termReader.ts'
import { TermTable } from './termTable.ts'

function createReader() {
  const table = new TermTable()
  const reader = new TermReader(table)
  return (text: string): string[] => {
    const writer = new SkeletonWriter()
    reader.read(text, writer)
    const spelt = new TextDecoder().decode(table.spell(writer.take()))
    return spelt.split(' ').slice(0, -1)
  }
}

it('reads the same terms from a text every time', () => {
  const read = createReader()
  const word = fc.constantFrom('strictPort', '--strict-port', "owner's", 'CAFÉ', 'don’t', '1.2.3')
  const mark = fc.constantFrom(' ', '.', '-', '_', "'", '. ', '\n', '、', '水', '\ud800')
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'binary-ascii', maxLength: 60 }),
    fc.array(fc.oneof(word, mark), { maxLength: 20 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (said) => {
      expect(read(said)).toEqual(readTerms(said))
      expect(read(said)).toEqual(readTerms(said))
    }),
    { numRuns: 500 },
  )
})

it('distinguishes words with equal hashes', () => {
  const read = createReader()
  // 31 × A + a = 31 × B + B, and likewise for any two letters of which one is 1 more and the other
  // 31 less.
  expect(read('Aa BB')).toEqual(readTerms('Aa BB'))
  expect(read('BB Aa BBAa AaBB')).toEqual(readTerms('BB Aa BBAa AaBB'))
})

it('still finds words after its first buffer was full', () => {
  const read = createReader()
  const words = Array.from({ length: 40_000 }, (_, index) => `word${index}x`)
  const texts = Array.from({ length: 400 }, (_, at) =>
    words.slice(at * 100, at * 100 + 100).join(' '),
  )
  // One comparison: an expectation for each text would take much longer than the reading.
  const all = [...texts, ...texts]
  expect(all.map(read)).toEqual(all.map(readTerms))
  expect(read('long '.repeat(50_000))).toHaveLength(50_000)
})
