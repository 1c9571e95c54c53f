import { dropEnding, isPlainWord, joinEndings, listEndings, toWordSet } from './wordRules.ts'
import type { WordRules } from './wordRules.ts'

const STOP_WORDS = withUmlauts(
  toWordSet(`
  ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus
  bei beim bevor bin bis bist bitte da dabei dadurch dafur dagegen daher dahin damit danach daneben dann
  daran darauf daraus darf darin darum daruber das dass davon davor dazu dazwischen dein deine deinem
  deinen deiner dem den denen denn der deren des deshalb dessen dich die dies diese diesem diesen dieser
  dieses dir doch dort du durch durfen eben ein eine einem einen einer eines einfach einige einigen er es
  etwa etwas euch euer eure fur ganz gar gegen gerade gern gerne gibt ging hab habe haben hast hat hatte
  hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins irgend irgendwie ist
  ja je jede jedem jeden jeder jedes jemand jene jetzt kann kannst kein keine keinem keinen keiner konnen
  konnt konnte konnten konntest man manche manchmal mein meine meinem meinen meiner meist mich mir mit
  mochte mochten muss mussen musste nach nachdem nein nicht nichts noch nun nur ob obwohl oder oft ohne
  schon sehr sein seine seinem seinen seiner seit selber selbst sich sie sind so sobald sogar solche soll
  sollen sollte somit sondern sonst soweit sowie trotz uber uberhaupt um und uns unser unsere unserem
  unseren unserer unter vielleicht vom von vor wahrend wann war ware waren warum was weder wegen weil
  welche welchem welchen welcher welches wem wen wenn wer werde werden werdet weshalb wessen wie wieder
  wieso will willst wir wird wirst wo wobei wodurch wofur woher wohin womit woran worauf woraus worin wurde
  wurden zu zum zur zwar zwischen wieviel wieviele wozu worum woruber wovon wovor wonach wogegen weswegen
  inwiefern inwieweit
`),
)

const LEAST = 3
const PLURALS = listEndings('em en er es e n')
const GENITIVE = /(?<=[a-z]{3}[a-rt-z])s$/
/** "t" after these letters is the ending of a verb: "macht", "liefert". */
const VERB = /(?<=[a-z]{3}[bdfgklmnprz])t$/
const NOUN = /(?<=[a-z]{4})(?:ung|heit|(?:ig)?keit)$/
const FORMS = listEndings('est en er et st')

export const GERMAN_RULES: WordRules = {
  language: 'de',
  joinsWords: true,
  stopWords: STOP_WORDS,
  endings: joinEndings(PLURALS, FORMS),
  toTerm(word) {
    const folded = foldUmlauts(word)
    if (!isPlainWord(folded)) return folded
    const plain = dropEnding(folded.replace(GENITIVE, ''), PLURALS, LEAST)
    return dropEnding(plain.replace(NOUN, '').replace(VERB, ''), FORMS, LEAST + 1)
  },
}

/**
 * Visitors without a German keyboard write "ue" for "ü". After a vowel or "q" they are two letters.
 */
function foldUmlauts(word: string): string {
  return word.replaceAll(/(?<![aeiouq])([aou])e/g, '$1').replaceAll('ß', 'ss')
}

/** The words, and how they are written without an umlaut or with an "ß": "fuer" and "daß". */
function withUmlauts(words: ReadonlySet<string>): ReadonlySet<string> {
  const spellings = [...words].flatMap((word) => [
    ...word
      .matchAll(/[aou](?!e)/g)
      .map(({ index }) => `${word.slice(0, index + 1)}e${word.slice(index + 1)}`),
    word.replaceAll('ss', 'ß'),
  ])
  return new Set([...words, ...spellings.filter((word) => words.has(foldUmlauts(word)))])
}
