import { dropEnding, isPlainWord, joinEndings, listEndings, toWordSet } from './wordRules.ts'
import type { WordRules } from './wordRules.ts'

const STOP_WORDS = toWordSet(`
  aan aangaande al alle alleen alles als altijd ander andere anders ben bent bij bijna daar daarna daarom dan
  dat de deze die dit doe doen doet door dus een eens echter elk elke en enkele er ergens ga gaan gaat geen
  graag had hadden heb hebben hebt heeft heel hem hen het hier hij hoe hoeveel hun ieder iedere iemand iets
  ik in is ja je jij jou jouw jullie kan kon konden kun kunnen kunt laat laten maar mag me mee meer men met mij mijn mocht
  moest moet moeten mogelijk mogen na naar nadat net niemand niet niets nog nu of om omdat onder ons onze ook
  op over per reeds samen sinds slechts soms te tegen ten ter terwijl tijdens toch toe toen tot tussen u uit
  uw van vanaf veel vele verder via voor vooral waar waarbij waarin waarmee waarom waarop wanneer want waren
  was wat we wel welk welke wel werd werden wie wij wil willen wilt word worden wordt zal ze zei zelf zich
  zij zijn zo zoals zodat zonder zou zouden zoveel zullen
`)

const LEAST = 3
const PLURALS = listEndings('heden:heid en e')
const PLURAL = /(?<=[a-z]{2}(?:e|el|em|en|er))s$/
const FORMS = listEndings('heid lijk je de te t d')
const DOUBLE_VOWEL = /([aeou])\1/g

export const DUTCH_RULES: WordRules = {
  language: 'nl',
  joinsWords: true,
  stopWords: STOP_WORDS,
  endings: joinEndings(PLURALS, FORMS),
  toTerm(word) {
    if (!isPlainWord(word)) return word
    const singular = fold(dropEnding(word.replace(PLURAL, ''), PLURALS, LEAST))
    return fold(dropEnding(singular, FORMS, LEAST))
  },
}

/** "Koop" and "kopen", "pakket" and "pakketten", "huis" and "huizen" are written differently. */
function fold(word: string): string {
  return word
    .replaceAll(DOUBLE_VOWEL, '$1')
    .replace(/([bdfgklmnprst])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
}
