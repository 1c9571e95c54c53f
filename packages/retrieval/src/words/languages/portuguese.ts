import { dropEnding, isPlainWord, joinEndings, listEndings, toWordSet } from './wordRules.ts'
import type { WordRules } from './wordRules.ts'

const STOP_WORDS = toWordSet(`
  a agora ai ainda alem algo alguem algum alguma algumas alguns ali ante antes ao aos apenas apos aquela
  aquelas aquele aqueles aquilo aqui as assim ate bastante bem cada com como contra cuja cujo da daquela
  daquele das de dela delas dele deles depois desde dessa desse desta deste deve devem deveria deveriam devo disso disto do
  dos e ela elas ele eles em enquanto entao entre era eram essa essas esse esses esta estao estar estas este
  estes estou eu existe existem faco faz fazem fazer foi for foram ha isso isto ja la lhe lhes logo mais mas
  me mesma mesmo meu meus minha minhas muita muitas muito muitos na nada nao naquela naquele nas nela nele
  nem nenhum nenhuma nessa nesse nesta neste no nos nossa nossas nosso nossos num numa o onde os ou outra
  outras outro outros para pela pelas pelo pelos pode podem podemos poder posso por porem porque pouco pra
  qual quais qualquer quando quanta quantas quanto quantos que quem quer quero se seja sem sempre sendo ser
  sera seu seus si sido sim so sobre sou sua suas tal tambem tanto tao te tem temos tenho ter teu teus ti
  toda todas todo todos tu tua tuas um uma umas uns vai vao vez voce voces vos
`)

const LEAST = 3
const PLURALS = listEndings('oes:ao aes:ao ais:al eis:el ois:ol ns:m zes:z res:r s')
const FORMS = listEndings(`
  amente mente amento imento acao icao ador adora ando endo indo aram eram iram ava avam aria eria iria ado ada ido ida
  amos emos imos ar er ir am em ou a e o
`)

export const PORTUGUESE_RULES: WordRules = {
  language: 'pt',
  stopWords: STOP_WORDS,
  endings: joinEndings(PLURALS, FORMS),
  toTerm(word) {
    if (!isPlainWord(word)) return word
    return dropEnding(dropEnding(word, PLURALS, LEAST), FORMS, LEAST)
  },
}
