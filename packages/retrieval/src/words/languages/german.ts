import { dropInside, findIrregular } from './germanVerbs.ts'
import { dropEnding, isPlainWord, listEndings, toWordSet } from './wordRules.ts'
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
  hab habs habt gibts gehts geht's isses ists is ne nen nem ner nich nix alleine wos wies
`),
)

const LEAST = 3
const INFLECTIONS = listEndings('em en er es e')
/** "n" after "er" and "el" is an ending: "dauern", "Artikeln". In "Termin" and "Version" it is not. */
const N = /(?<=[a-z]{3}e[rl])n$/
const S = /(?<=[a-z]{3}[a-rt-z])s$/
const NOUN = /(?<=[aeiou][a-z]{1,6})(?:ung|heit|(?:ig)?keit)$/
/** "t" after these letters is the ending of a verb: "kauft", "passt", "geht", "braucht". */
const T = /(?<=[a-z]{3}[bdfgklmnprz]|ss|[a-z][aeiou]h|[a-z]{3}ch)t$/
const ET = /(?<=[a-z]{2}[dt]|[a-z][bcdfghkpst][mn])es?t$/
const ST = /(?<=[a-z]{3}[bfghklmnprt])st$/
/** "Installieren" and "Installation". */
const LOAN = /(?<=[a-z]{4})(?:ier|ation)$/
/** "Authentifikation" is to "authentifizieren" as "Publikation" is to "publizieren". */
const LOAN_K = /(?<=[a-z]{3}i)k(?=ation$)/

/** Words whose last letters look like an ending. */
const WHOLE =
  /(?:system|problem|extrem|intern|extern|modern|internet|leder|lager|zeitung|dokumentation|funktionier|passier|papier|verlier|sicher|sichern)$/
/** Safe is "sicher", and to back up is "sichern". */
const BACKUP = /sicher(?:n|t|st|te|ten|ung|ungen|ungs)$/
const SAFETY = /sicherheit(?:en|s)?$/

const ENDINGS =
  'em en er es e n s t st et est te ten ung ungen ieren iert ierung ation ationen heit keit'

export const GERMAN_RULES: WordRules = {
  language: 'de',
  edition: 2,
  joinsWords: true,
  stopWords: STOP_WORDS,
  endings: ENDINGS.split(' '),
  toTerm(word) {
    const folded = foldUmlauts(word)
    if (!isPlainWord(folded)) return folded
    // Longer ones are keys and hashes.
    if (folded.length > LONGEST) return folded
    return EXCEPTIONS.get(folded) ?? toStem(findIrregular(folded) ?? dropInside(folded))
  },
}

const LONGEST = 64

const EXCEPTIONS = new Map(
  'app:app apps:app abo:abo abos:abo reparatur:repar reparaturen:repar storno:storn themen:thema'
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([word = '', stem = '']) => [word, stem]),
)

function toStem(word: string): string {
  const whole = word
    .replace(BACKUP, 'sichern')
    .replace(SAFETY, 'sicher')
    .replace(/konten$/, 'konto')
    .replace(/firmen$/, 'firma')
  const plain = drop(drop(whole, N), S)
  const base = dropVerbEnding(drop(dropInflection(plain), NOUN))
  const verb = drop(base.replace(LOAN_K, 'z'), LOAN)
  // The stem of "generieren" ends in "er", which is not an ending.
  const left = verb === base ? dropVerbEnding(dropComparative(verb)) : dropVerbEnding(verb)
  return spell(drop(left, S))
}

function drop(word: string, ending: RegExp): string {
  return WHOLE.test(word) ? word : word.replace(ending, '')
}

function dropInflection(word: string): string {
  return WHOLE.test(word) || LOAN.test(word) ? word : dropEnding(word, INFLECTIONS, LEAST)
}

function dropComparative(word: string): string {
  return WHOLE.test(word) ? word : dropEnding(word, COMPARATIVE, LEAST)
}

const COMPARATIVE = listEndings('er')

/** The second time for "einschalten", whose stem ends with an ending. */
function dropVerbEnding(word: string): string {
  const shorter = drop(word, ET)
  const second = drop(shorter, T)
  return second === shorter ? drop(second, ST) : second
}

/** Stems that are written in two ways: "hoch" and "Höhe", "Sammlung" and "sammeln". */
function spell(stem: string): string {
  return stem
    .replace(/hoh$/, 'hoch')
    .replace(/gros$/, 'gross')
    .replace(/niss$/, 'ni')
    .replace(/(?<=[aeiou][a-z]{0,3}[bdfgkmpst])l$/, 'el')
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
