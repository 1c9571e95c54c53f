import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MOST_GROWTH, measureGrowth } from '../../../../content/src/testing/growth.ts'
import { readTerms, readWords, readWordsIn } from '../analyze.ts'
import { findBaseVerb, findKnownHalf, joinSeparated } from './separableVerbs.ts'

beforeEach(() => readWordsIn('de'))
afterEach(() => readWordsIn('en'))

/** Finds the terms of a site with a few words. */
function holds(words: string): (term: string) => boolean {
  const terms = new Set(readTerms(words))
  return (term) => terms.has(term)
}

function join(question: string, pages: string): string[] {
  const isHeld = holds(pages)
  return joinSeparated(question, readWords(question), isHeld, isHeld).flatMap(({ parts }) => parts)
}

describe('joinSeparated', () => {
  it.each([
    ['wie spiele ich eine Sicherung wieder ein', 'Sicherung einspielen', 'einspielen'],
    ['nehmt ihr alte Möbel mit', 'Möbel mitnehmen', 'mitnehmen'],
    ['Wie stelle ich die Sprache um?', 'Sprache umstellen', 'umstellen'],
    ['Ich habe Kratzer, gebt ihr das Geld zurück?', 'zurückgeben', 'zurückgeben'],
    ['wie stelle ich das wieder her und was kostet es', 'Wiederherstellung', 'wiederherstellen'],
    ['wie fährt der Tisch runter', 'herunterfahren', 'herunterfahren'],
  ])('in "%s" finds "%s"', (question, pages, verb) => {
    expect(join(question, pages)).toContain(readTerms(verb)[0])
  })

  it('replaces the parts that no page has, and keeps the others', () => {
    const [sicherung, spiel] = readTerms('Sicherung Spiel')
    const question = 'wie spiele ich eine Sicherung ein'
    expect(join(question, 'Sicherung einspielen')).toEqual([sicherung, ...readTerms('einspielen')])
    expect(join(question, 'Sicherung einspielen Spiel')).toContain(spiel)
  })

  it('leaves a question alone if the pages do not have the verb', () => {
    expect(join('wie spiele ich ein', 'Spiel')).toEqual(readTerms('wie spiele ich ein'))
    expect(join('Was kostet die Lampe', 'einspielen')).toEqual(readTerms('Was kostet die Lampe'))
  })

  it('leaves questions in other languages alone', () => {
    readWordsIn('en')
    const words = readWords('how do I spiele it ein')
    const always = (): boolean => true
    expect(joinSeparated('how do I spiele it ein', words, always, always)).toBe(words)
  })

  it('reads a long question in linear time', () => {
    const never = (): boolean => false
    for (const piece of ['ab ', 'zu', ' und', 'spiele ein, ']) {
      const read = (text: string): unknown => joinSeparated(text, [], never, never)
      const growth = measureGrowth(read, (times) => piece.repeat(times))
      expect([piece, growth < MOST_GROWTH]).toEqual([piece, true])
    }
  })
})

/** Finds the parts that a site with a few words has. */
function finds(words: string): (part: string) => string | undefined {
  const isHeld = holds(words)
  return (part) => readTerms(part).find(isHeld)
}

describe('findBaseVerb', () => {
  it.each([
    ['abschalten', 'schalten'],
    ['abgeschaltet', 'schalten'],
    ['abzuschalten', 'schalten'],
    ['zurücksenden', 'senden'],
  ])('finds in "%s" the verb "%s"', (word, verb) => {
    expect(findBaseVerb(readWords(word)[0]?.raw ?? '', finds(verb))).toBe(readTerms(verb)[0])
  })

  it('finds no verb in a noun', () => {
    expect(findBaseVerb('Aufwand', finds('Wand'))).toBeUndefined()
  })
})

describe('findKnownHalf', () => {
  it.each([
    ['Kabelkanal', 'Kabel'],
    ['Rückenschmerzen', 'Schmerzen'],
    ['Lieblingshöhe', 'Höhe'],
  ])('finds in "%s" the word "%s"', (word, half) => {
    expect(findKnownHalf(readWords(word)[0]?.raw ?? '', finds(half))).toBe(readTerms(half)[0])
  })

  it('finds nothing in names and in other languages', () => {
    expect(findKnownHalf('useKabel', finds('Kabel'))).toBeUndefined()
    readWordsIn('en')
    expect(findKnownHalf('Kabelkanal', (part) => part)).toBeUndefined()
  })
})
