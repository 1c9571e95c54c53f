import type { IntentPattern, LanguagePatterns } from './types.ts'

const FORMS: readonly IntentPattern[] = [
  [
    'page',
    '(?:erklär(?:e|en)?|beschreib(?:e|en)?)(?: sie)?(?: mir)? diesen? (?:seite|artikel|anleitung)',
  ],
  ['page', 'fass(?:e|en)?(?: sie)?(?: mir)? diesen? (?:seite|artikel|anleitung) zusammen'],
  [
    'page',
    '(?:worum geht es|was steht) (?:auf|in) (?:dieser seite|diesem artikel|dieser anleitung)',
  ],

  ['audience-not', 'für wen (?:ist|sind|eign(?:et|en) sich) (?:ALL|OWNER?NAME) nicht(?: FIT)?'],
  ['audience-not', 'wer (?:sollte|soll|braucht) (?:ALL|OWNER?NAME) nicht(?: GET)?'],
  ['audience-here', 'für wen (?:ist|eignet sich) (?:das|dies|es|dieses produkt)(?: FIT)?'],
  ['audience', 'für wen (?:ist|sind|eign(?:et|en) sich) ALL(?: FIT)?'],
  ['audience', 'wer (?:sollte|soll|braucht|benötigt|nutzt) ALL(?: GET)?'],
  ['audience', 'welche[srn]? (?:von )?(?:ihrer |ihren )?PRODUCTS SUITS'],
  ['audience', 'für wen (?:ist|sind|eignet sich) OWNER?NAME(?: FIT)?'],
  ['audience', 'wer (?:sollte|soll|braucht|benötigt|nutzt) OWNER?NAME(?: GET)?'],

  [
    'about',
    '(?:TELL,? )?was SITE (?:so )?(?:an)?(?:bieten|bietet|bietest|machen|macht|machst|tun|tut|ist|sind)',
  ],
  ['about', 'was (?:machen|macht|machst|tun|tut|ist|sind) SITE'],
  ['about', 'TELL (?:etwas |mehr )?(?:über|von) (?:SITE|sich|ihnen)'],
  ['about', 'worum geht es(?: auf (?:dieser|ihrer) (?:website|webseite))?'],
  ['about', 'stell(?:en|e)?(?: sie)? (?:sich|dich) vor'],

  ['news', 'was (?:ist|gibt es) neu(?:es)?'],
  ['news', '(?:(?:was|welche) sind |TELL )?OWNER?(?:neu(?:e)?sten?|aktuellen?) NOUN'],

  ['compare', 'vergleich(?:e|en)?(?: sie)?(?: bitte)? OWNER?FIRST (?:und|mit) OWNER?SECOND'],
  ['compare', '(?:was ist |worin besteht )?der unterschied zwischen OWNER?FIRST und OWNER?SECOND'],

  ['list', 'was (?:bieten|verkaufen|haben) sie(?: an)?'],
  ['list', 'was (?:bietet|verkauft) SITE(?: an)?'],
  ['list', 'was kann ich (?:hier )?GET'],
  ['list', 'welche NOUN (?:gibt es|sind (?:verfügbar|erhältlich)|kann ich (?:hier )?GET)'],
  ['list', 'welche NOUN (?:haben|bieten|verkaufen) sie(?: an)?'],
  ['list', '(?:was sind|TELL) OWNER?NOUN'],
  ['list', '(?:gibt es|haben sie|bieten sie) OWNER?NOUN(?: an)?'],
  ['list', 'wie viele NOUN (?:gibt es|haben sie)'],
]

const WORDS = {
  SITE: '(?:sie|ihr|du|ihre (?:website|webseite|seite|firma)|diese (?:website|webseite)|die (?:website|webseite)|BRAND)',
  TELL: '(?:(?:erklär|erzähl|sag|zeig|beschreib|nenn)(?:e|en)?(?: sie)?(?: mir| uns)?(?: bitte)?)',
  ALL: '(?:(?:ein(?:e|es|s)? |alle )?(?:diese[rsnm]? |die |das |ihre[rnms]? )?PRODUCTS|diese|sie)',
  PRODUCTS: '(?:produkte?n?|werkzeuge?n?|dienste?n?|angebote?n?)',
  FIT: '(?:gedacht|geeignet|gemacht|bestimmt)',
  GET: '(?:kaufen|nutzen|benutzen|verwenden|bekommen|haben|nehmen|bestellen|lesen|finden)',
  SUITS:
    '(?:passt zu mir|brauche ich|soll(?:te)? ich GET|ist (?:das richtige |richtig )?für (?:mich|uns))',
  OWNER: '(?:(?:alle |einige )?(?:die |der |dem |den |das |diese |ihre[rnms]? |eine[nr]? |ein )?)',
  NOUN: '(?<noun>[a-zäöüß][a-zäöüß -]{1,25}?)',
  NAME: '(?<name>[^?!]{2,40}?)',
  FIRST: '(?<first>[^?!]{2,40}?)',
  SECOND: '(?<second>[^?!]{2,40}?)',
} as const

const HELLO = '(?:hallo|hi|hey|servus|moin|grüezi|grüß gott|(?:guten|schönen) (?:tag|morgen|abend))'
const WHOM = '(?: (?:zusammen|alle|assistent|bot|team|BRAND))*'
const MOOD = "wie geht(?:'s| es)(?: dir| ihnen| euch)?(?: heute)?"
const PLEASED =
  '(?:ok|okay|super|toll|prima|perfekt|klasse|schön|gut|ja|nein|ach|alles klar|wunderbar|sehr gut)'
const THANKS =
  '(?:(?:vielen|herzlichen|besten|tausend|lieben|schönen|recht|ganz|ich|wir) ){0,2}(?:dankeschön|danken?|dank|merci)'
/** What goes on after thanks without asking: any other word is a subject. */
const GRATITUDE =
  '(?:[ ,.!;:-]+(?:danke|dank|schön|sehr|ihnen|dir|euch|das|war|ist|hat|mir|uns|ich|und|so|ganz|viel|vielmals|nochmal|nochmals|auch|hilft|geholfen|weiter|weitergeholfen|toll|super|prima|perfekt|gut|nett|hilfreich|klar|tschüss|einen|schönen|tag|abend|noch|für (?:(?:die|ihre|deine|eure|den|das|alles|schnelle|nette|gute) )*(?:hilfe|antwort|auskunft|info|infos|information|informationen|mühe|rat|tipp|tipps|alles)))*'
const MACHINE = '(?:bot|chatbot|roboter|ki|maschine|programm|computer|sprachmodell|chat ?gpt)'

/** What may follow the question whether a person answers: a longer one is about something else. */
const ALONE = '(?: hier| gerade| jetzt| oder (?:eine?[mr]? )?[^ ]+(?: [^ ]+)?)?'

export const german: LanguagePatterns = {
  smallTalk: {
    please: 'bitte ',
    greeting: [`${HELLO}${WHOM}`, `(?:${HELLO}${WHOM}[,.!]? )?${MOOD}`],
    thanks: [
      `${PLEASED}(?:,? ${PLEASED}){0,2}`,
      `(?:${PLEASED},? ){0,3}${THANKS}${GRATITUDE}`,
      `das (?:hilft|hat (?:mir )?geholfen)${GRATITUDE}`,
    ],
    asks: String.raw`\b(?:wie|was|wo|warum|wieso|wann|welche[rsn]?|wer|kann|können|gibt|ist|sind)\b`,
    farewell: [
      '(?:ok(?:ay)?,? )?(?:auf wiedersehen|tschüss|tschüß|tschau|ciao|bis (?:bald|später|dann|morgen))',
      '(?:einen )?schönen (?:tag|abend) noch|schönes wochenende',
    ],
    identity: [
      '(?:wer|was) (?:bist du|sind sie)',
      'wie (?:heißt du|heißen sie|ist (?:dein|ihr) name)',
      `(?:bist du|sind sie) (?:eine? )?(?:echte[rs]? |richtige[rs]? )?(?:mensch|person|${MACHINE})${ALONE}`,
      `(?:spreche|rede|schreibe|chatte) ich (?:hier )?(?:gerade )?mit (?:dir|ihnen|jemandem|(?:eine[mr] )?(?:echten |richtigen )?(?:menschen|person|mitarbeiter(?:in)?|${MACHINE}))${ALONE}`,
      'wer hat (?:dich|sie) (?:gemacht|gebaut|erstellt|programmiert)',
    ],
    help: [
      'hilfe(?: bitte)?|hilf mir|helfen sie mir',
      '(?:was|wie) (?:kannst du|können sie)(?: für mich| mir)?(?: tun| helfen)?',
      'was kann ich (?:dich |sie |hier )?(?:alles )?fragen',
      '(?:kannst du|können sie)(?: mir)? helfen',
      'ich brauche (?:etwas |ein wenig )?hilfe',
    ],
  },
  catalogue: {
    lead: '(?:bitte|hallo|hi|guten tag|also|so|ok|okay)[,.!]? ',
    place:
      '(?:,? (?:hier|bitte|jetzt|genau|eigentlich|auf (?:dieser|ihrer) (?:website|webseite|seite)))*',
    forms: FORMS,
    words: WORDS,
  },
}
