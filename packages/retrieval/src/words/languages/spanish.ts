import { dropEnding, isPlainWord, joinEndings, listEndings, toWordSet } from './wordRules.ts'
import type { WordRules } from './wordRules.ts'

const STOP_WORDS = toWordSet(`
  a ademas ahi ahora al algo algun alguna algunas alguno algunos ante antes aquel aquella aquellas aquellos
  aqui asi aun aunque bajo bastante bien cada casi como con contra cual cuales cualquier cuando cuanta
  cuantas cuanto cuantos cuya cuyo da dar de debe deben deberia deberian debo del demas desde donde dos durante e el ella
  ellas ellos en entonces entre era eran eres es esa esas ese eso esos esta estaba estado estan estar estas
  este esto estos estoy fue fueron ha haber habia hace hacen hacer haces hacia hago han hasta hay he la las
  le les lo los luego mas me mi mientras mis mismo mucha muchas mucho muchos muy nada ni ninguna ninguno no
  nos nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco podemos poder
  podria por porque pueda puede pueden puedes puedo pues que quien quienes se sea sean segun ser si sido
  siempre sin sino sobre sois solo somos son soy su sus suyo tal tambien tampoco tan tanto te tener tengo
  ti tiene tienen tienes toda todas todavia todo todos tu tus un una unas uno unos usted ustedes va vamos
  van vosotros voy vuestra vuestro y ya yo
`)

const LEAST = 3
const PLURALS = listEndings('ces:z ciones:cion s es')
const FORMS = listEndings(`
  amente mente amientos amiento imiento aciones acion icion adores adora ador ando iendo aremos eremos iremos aran eran
  iran ara era ira aria eria iria aron ieron aba aban ado ada ido ida amos emos imos ar er ir an en as es
  a e o
`)

export const SPANISH_RULES: WordRules = {
  language: 'es',
  stopWords: STOP_WORDS,
  endings: joinEndings(PLURALS, FORMS),
  toTerm(word) {
    if (!isPlainWord(word)) return word
    return dropEnding(dropEnding(word, PLURALS, LEAST), FORMS, LEAST)
  },
}
