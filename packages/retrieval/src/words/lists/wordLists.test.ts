import { afterEach, describe, expect, it } from 'vitest'
import { readTerms, readWordsIn } from '../analyze.ts'
import { findWordRules } from '../languages/index.ts'
import { isLight } from './lightWords.ts'
import { isOrdinary } from './ordinaryWords.ts'
import { findRelatedWords } from './relatedWords.ts'
import { findSimilar } from './thesaurus.ts'
import { listEveryday, readWordLists } from './wordLists.ts'

const LANGUAGES = ['de', 'es', 'fr', 'it', 'nl', 'pt']

afterEach(() => readWordsIn('en'))

function toTerm(word: string): string {
  return readTerms(word).at(-1) ?? ''
}

describe('the lists of a language', () => {
  it.each([
    ['de', 'Passwort', 'Kennwort'],
    ['fr', 'courriel', 'e-mail'],
    ['es', 'contraseña', 'clave'],
    ['it', 'cartella', 'directory'],
    ['pt', 'senha', 'palavra-passe'],
    ['nl', 'wachtwoord', 'paswoord'],
  ])('in %s know that %s and %s mean the same', (language, one, other) => {
    readWordsIn(language)
    expect(findSimilar(toTerm(one))).toContain(toTerm(other))
    expect(findSimilar(toTerm(other))).toContain(toTerm(one))
  })

  it.each([
    ['de', 'zurückschicken', 'Rückgabe'],
    ['fr', 'renvoyer', 'retour'],
    ['es', 'devolver', 'reembolso'],
    ['it', 'restituire', 'rimborso'],
    ['pt', 'devolver', 'reembolso'],
    ['nl', 'terugsturen', 'retour'],
  ])('in %s know that a question about %s is answered with %s', (language, asked, written) => {
    readWordsIn(language)
    expect(findRelatedWords(toTerm(asked))).toContain(toTerm(written))
  })

  it.each(LANGUAGES)('in %s are as large as needed, and no word leads to itself', (language) => {
    readWordsIn(language)
    const lists = readWordLists()
    expect(lists?.similar.size).toBeGreaterThan(300)
    expect(lists?.related.size).toBeGreaterThan(900)
    for (const list of [lists?.similar, lists?.related]) {
      expect([...(list ?? [])].filter(([term, others]) => others.includes(term))).toEqual([])
    }
  })

  it.each([
    ['de', 'bitte eigentlich', 'alt'],
    ['fr', 'juste', 'ancien'],
    ['es', 'favor', 'viejo'],
  ])('in %s know words that say little', (language, light, ordinary) => {
    readWordsIn(language)
    expect(readTerms(light).every(isLight)).toBe(true)
    expect(readTerms(ordinary).every((term) => isOrdinary(term) || isLight(term))).toBe(true)
  })

  it('fall back on the English words that other languages use', () => {
    readWordsIn('de')
    expect(findRelatedWords('cron').length).toBeGreaterThan(0)
  })

  it('leave English and languages without lists as they are', () => {
    expect(readWordLists()).toBeUndefined()
    expect(findSimilar(toTerm('folder'))).toContain(toTerm('directory'))
    readWordsIn('ar')
    expect(readWordLists()).toBeUndefined()
  })
})

describe('listEveryday', () => {
  it.each(LANGUAGES)('has the small words of %s without accents', (language) => {
    const words = listEveryday(language) ?? []
    const [small = ''] = findWordRules(language).stopWords
    expect(words).toContain(small)
    expect(words.filter((word) => /[äöüéèñçã]/.test(word))).toEqual([])
  })

  it('has none for English, whose words are elsewhere', () => {
    expect(listEveryday('en')).toBeUndefined()
  })
})
