import { dropEnding, isPlainWord, joinEndings, listEndings, toWordSet } from './wordRules.ts'
import type { WordRules } from './wordRules.ts'

const STOP_WORDS = toWordSet(`
  a abbiamo ad agli ai al alcuna alcune alcuni alcuno alla alle allo allora altra altre altri altro anche
  adesso ancora avanti avere avete bene c che chi ci cio cioe come con contro cosa cosi cui d da dagli dai dal
  dalla dalle dallo degli dei del della delle dello dentro deve devo devono di dopo dove dovrebbe dovrebbero dovrei dunque e ed ecco
  era erano essere fa faccio fanno far fare finche fino fra fu gia gli ha hai hanno ho i il in infatti
  invece io la le lei li lo loro lui ma me meno mentre mi mia mie miei mio molta molte molti molto ne negli
  nei nel nella nelle nello nessun nessuna nessuno niente no noi non nostra nostre nostri nostro nulla o od ora
  ogni oppure per perche pero piu poca poche pochi poco poi possiamo posso possono potete prima proprio puo
  puoi quale quali quando quanta quante quanti quanto quella quelle quelli quello questa queste questi
  questo qui quindi sara se sei sempre senza si sia siamo siete sono sopra sotto sta stata state stati stato
  su sua sue sugli sui sul sulla sulle sullo suo suoi tale tali tanto te ti tra tu tua tue tuo tuoi tutta
  tutte tutti tutto un una uno va vai vi voglio voi vorrei vostra vostre vostri vostro
`)

const ELISIONS = toWordSet(
  'all c com cos d dall dell dov l m n nell quell quest s sull t tutt un v',
)
const LEAST = 3
const FORMS = listEndings(`
  itamente amente mente amento amenti imento imenti azione azioni atore atori atrice ando endo eranno iranno era ira avano evano
  ivano ava eva iva ato ata ati ate uto uta uti ute ito ita iti ite iamo iate are ere ire ano ono ino a e i
  o ia ie io ii
`)

export const ITALIAN_RULES: WordRules = {
  language: 'it',
  stopWords: STOP_WORDS,
  endings: joinEndings(FORMS),
  toTerm(word) {
    if (!isPlainWord(word)) return word
    // "Pacchi" is the plural of "pacco": the "h" only keeps the sound.
    return dropEnding(word, FORMS, LEAST).replace(/([cg])h$/, '$1')
  },
  elisions: ELISIONS,
}
