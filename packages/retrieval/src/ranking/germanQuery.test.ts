import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type TestSite } from '../testing/site.node.ts'
import { readTerms, readWordsIn } from '../words/analyze.ts'
import type { Query } from './query.ts'

let site: TestSite

beforeAll(async () => {
  readWordsIn('de')
  site = await openSite({
    'index.md': '---\ntitle: Tischwerk\n---\n\nWir verkaufen Tische und Bürostühle.\n',
    'garantie.md':
      '---\ntitle: Garantie\n---\n\n## Garantiezeiten\n\nZehn Jahre auf das Gestell.\n',
    'kabel.md': '---\ntitle: Kabel\n---\n\nDas Kabel schalten Sie am Netzteil ab.\n',
    'sicherung.md': '---\ntitle: Sicherung\n---\n\nDie Sicherung mit einem Befehl einspielen.\n',
  })
})

afterAll(() => {
  site.close()
  readWordsIn('en')
})

function read(question: string): Query {
  return site.knowledge.readQuery(question)
}

function listSearched({ terms }: Query): string[] {
  return terms.flatMap(({ term, number, similar }) => [
    ...(number > 0 ? [term] : []),
    ...similar.map((other) => other.term),
  ])
}

describe('readQuery in German', () => {
  it.each([
    ['wie spiele ich die Sicherung wieder ein', 'einspielen'],
    ['kann ich das Netzteil abschalten', 'schalten'],
    ['ist ein Kabelkanal dabei', 'Kabel'],
    ['Garantie', 'Garantiezeiten'],
    ['welcher Stuhl', 'Bürostühle'],
  ])('searches for "%s" with "%s"', (question, word) => {
    expect(listSearched(read(question))).toContain(readTerms(word)[0])
  })

  it('keeps a doubt about the unknown half of a compound, and less than about an unknown word', () => {
    const { unknownWeights, unknown } = read('kabelkanal')
    expect(unknown).toEqual([])
    expect(unknownWeights.other).toBeGreaterThan(0)
    expect(unknownWeights.other).toBeLessThan(read('zebrafink').unknownWeights.other)
  })

  it('has no unknown word in a question with a separated verb of the pages', () => {
    expect(read('wie spiele ich die Sicherung ein').unknown).toEqual([])
  })
})
