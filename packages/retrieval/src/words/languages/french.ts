import { dropEnding, isPlainWord, joinEndings, listEndings, toWordSet } from './wordRules.ts'
import type { WordRules } from './wordRules.ts'

const STOP_WORDS = toWordSet(`
  a ai alors apres as assez au aucun aucune aujourd aussi autre autres aux avant avec avez avoir avons bien
  c ca car ce ceci cela celle celles celui ces cet cette ceux chaque chez ci combien comme comment d dans de deja
  depuis des devrais devrait dois doit donc dont du elle elles en encore entre es est et etait etaient etant ete etes etre
  eu eux faire fait faites faut font hors ici il ils j je jusqu jusque l la le les leur leurs lors lorsqu
  lorsque lui m ma mais me meme memes mes moi moins mon n ne ni nos notre nous on ont or ou oui par parce
  parmi pas pendant peu peut peuvent peux plus plusieurs plutot pour pourquoi pourrais pourrait pouvez
  pouvons puis puisqu puisque qu quand que quel quelle quelles quels qui quoi s sa sans se selon sera serai serait seras seront
  ses si soi soit sommes son sont sous souvent suis sur t ta tandis te tel telle tes toi ton tous tout toute
  toutes tres tu un une va vais vas vers veut veux voici voila vont vos votre vous y
`)

const ELISIONS = toWordSet('aujourd c d j jusqu l lorsqu m n presqu puisqu qu quelqu quoiqu s t')
const LEAST = 3
const PLURALS = listEndings('aux:al eaux:eau s x')
const FORMS = listEndings(`
  osite issement issant issent issez issons iraient irait aient erait erai eront erez ement ateur atrice ation
  euse eu eur ant ante ent ees ee er ez ons ait ais ai as a e i ie ir ive if
`)

export const FRENCH_RULES: WordRules = {
  language: 'fr',
  stopWords: STOP_WORDS,
  endings: joinEndings(PLURALS, FORMS),
  toTerm(word) {
    if (!isPlainWord(word)) return word
    const singular = dropEnding(word, PLURALS, LEAST)
    return dropEnding(singular, FORMS, LEAST).replace(/([a-z])\1$/, '$1')
  },
  elisions: ELISIONS,
}
