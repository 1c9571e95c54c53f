import type { IntentPattern, LanguagePatterns } from './types.ts'

const FORMS: readonly IntentPattern[] = [
  [
    'page',
    '(?:spiegami|spiegatemi|mi spieghi|riassumi|riassuma|descrivi) (?:questa pagina|questo articolo|questa guida)',
  ],
  ['page', 'di (?:che )?cosa parla (?:questa pagina|questo articolo|questa guida)'],

  ['audience-not', 'per chi non (?:è|sono|vanno bene|va bene) (?:ALL|OWNER?NAME)'],
  ['audience-not', 'chi non (?:dovrebbe|deve) GET (?:ALL|OWNER?NAME)'],
  [
    'audience-here',
    'per chi è(?: (?:questo|questo prodotto|adatto))?|(?:è|va bene) per (?:me|noi)|fa per me',
  ],
  [
    'audience',
    '(?:per|a) chi (?:sono|servono|si rivolgono|vanno bene)(?: (?:adatti|pensati|fatti))? ALL',
  ],
  ['audience', 'chi (?:dovrebbe|deve|può|ha bisogno di) (?:GET )?ALL'],
  ['audience', 'quale? PRODUCTS SUITS'],
  [
    'audience',
    '(?:per|a) chi (?:è|serve|si rivolge|va bene)(?: (?:adatt[oa]|pensat[oa]|fatt[oa]))? OWNER?NAME',
  ],
  ['audience', 'chi (?:dovrebbe|deve) GET OWNER?NAME'],

  [
    'about',
    '(?:TELL )?(?:di )?(?:che )?(?:cosa|quello che) (?:fate|fa|fai|vi occupate)(?: SITE)?(?: esattamente)?',
  ],
  ['product', "(?:che )?cos(?:a |')è(?: questo| questa)?"],
  ['data', '(?:quali sono |TELL )?(?:le |i |la |sue |sua )*DATA'],

  ['about', "(?:che )?cos(?:a |')è SITE|chi siete"],
  ['about', "TELL (?:di più |qualcosa )?(?:su|di|del|dell'|della) ?SITE"],
  ['about', 'di (?:che )?cosa (?:parla|si occupa) SITE|presentatevi|presentati'],

  ['news', "(?:che )?cosa c'è di nuovo|quali sono le novità|ci sono novità"],
  ['news', '(?:quali sono |TELL )?(?:gli ultimi|le ultime) NOUN'],

  ['compare', '(?:confronta|confrontate|confronti) OWNER?FIRST (?:e|con) OWNER?SECOND'],
  [
    'compare',
    "(?:qual è |che differenza c'è |quale? )?(?:la )?(?:differenza )?(?:tra|fra) OWNER?FIRST e OWNER?SECOND",
  ],

  ['cheapest', '(?:quale?|che|cosa)(?: NOUN)? (?:è|sono) CHEAPEST|qual è CHEAPEST'],
  ['cheapest', '(?:quale|che)(?: NOUN)? costa (?:di )?meno'],
  ['cheapest', '(?:(?:qual è|quali sono) |TELL )?OWNER?NOUN CHEAPEST'],
  ['dearest', '(?:quale?|che|cosa)(?: NOUN)? (?:è|sono) DEAREST|qual è DEAREST'],
  ['dearest', '(?:(?:qual è|quali sono) |TELL )?OWNER?NOUN DEAREST'],
  ['prices', '(?:quanto|cosa) (?:costano|vengono) OWNER?NOUN'],
  ['price', '(?:quanto|cosa) (?:costa|viene)(?: (?:questo|questa))?'],
  ['prices', '(?:quali sono |TELL )?OWNER?PRICES'],
  ['prices', '(?:quali sono |TELL )?OWNER?PRICES (?:di|dei|degli|delle|del|della|per) OWNER?NOUN'],

  ['list', '(?:che )?cosa (?:vendete|offrite|vendi|offri)'],
  ['list', '(?:che )?cosa posso GET'],
  [
    'list',
    '(?:quali|che) NOUN (?:ci sono|avete|offrite|vendete|sono disponibili|esistono|posso GET)',
  ],
  ['list', 'quali sono OWNER?NOUN(?: disponibili)?'],
  ['list', '(?:avete|ci sono|offrite|vendete|TELL) OWNER?NOUN'],
  ['list', 'quant[ie] NOUN (?:ci sono|avete|offrite)'],

  ['data', "(?:quali sono |TELL )?(?:le |i |la )?DATA (?:del |della |dell'|dello |di )NAME"],
]

const WORDS = {
  SITE: '(?:voi|questo sito|questa azienda|il vostro sito|la vostra azienda|BRAND)',
  TELL: '(?:spiegami|spiegatemi|spiegaci|mi spieghi|dimmi|ditemi|raccontami|raccontatemi|parlami|parlatemi|mostrami|mostratemi|elenca|elencami)',
  ALL: '(?:(?:questi|i vostri|i|tutti i(?: vostri)?|vostri) )?PRODUCTS',
  PRODUCTS: '(?:prodott[oi]|strument[oi]|serviz(?:io|i)|offert[ae])',
  GET: '(?:comprare|acquistare|usare|scegliere|ordinare|prendere|avere|leggere|trovare)',
  SUITS: '(?:fa per me|fa per noi|va bene per me|è adatto a me|mi serve|devo GET|dovrei GET)',
  OWNER:
    "(?:(?:tutti |tutte )?(?:i vostri |le vostre |il vostro |la vostra |i |gli |le |il |lo |la |l'|dei |degli |delle |un |una |questi |queste |questo |questa ))",
  CHEAPEST:
    '(?:(?:il |la |i |le )?(?:più economic(?:o|a|i|he)|più convenient[ei]|meno (?:car|costos)(?:o|a|i|e|he)))',
  DEAREST: '(?:(?:il |la |i |le )?più (?:car|costos)(?:o|a|i|e|he))',
  PRICES: '(?:prezzi|tariffe|listino(?: prezzi)?)',
  NOUN: '(?<noun>[a-zà-ÿ][a-zà-ÿ -]{1,25}?)',
  DATA: '(?:(?:caratteristiche|specifiche)(?: tecniche)?|scheda (?:tecnica|prodotto)|dati tecnici)',
  NAME: '(?<name>[^?!]{2,40}?)',
  FIRST: '(?<first>[^?!]{2,40}?)',
  SECOND: '(?<second>[^?!]{2,40}?)',
} as const

const HELLO = '(?:ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio)'
const WHOM = '(?: (?:a tutti|assistente|BRAND))*'
const MOOD = 'come (?:stai|sta|state|va)(?: oggi)?'
const PLEASED = "(?:ok|okay|va bene|perfetto|ottimo|bene|d'accordo|sì|no|benissimo)"
/** Words that may follow thanks without asking anything: any other word is a subject. */
const GRATITUDE =
  "(?:[ ,.!;:-]+(?:mille|tante|molto|davvero|ancora|di nuovo|a te|a lei|a voi|è|è stato|utile|perfetto|ottimo|gentile|chiaro|ciao|arrivederci|buona giornata|buona serata|(?:per|del) (?:(?:il|lo|la|le|i|tuo|tua|vostro|vostra|suo|sua) )*(?:l')?(?:aiuto|rispost[ae]|tempo|informazion[ei]|consigli?o?|tutto)))*"
const MACHINE = '(?:robot|bot|chatbot|ia|macchina|programma|computer|umano|persona|essere umano)'
const BYE =
  '(?:arrivederci|a presto|a domani|a dopo|ci vediamo|buonanotte|buona (?:notte|giornata|serata)|buon fine settimana)'
const ART = '(?:barzelletta|poesia|canzone|indovinello|haiku|favola|storia|storiella)'
const NUMBER = String.raw`\d[\d.,]*`

const DECLINED = [
  `(?:(?:puoi|può|potete) )?(?:raccontami|raccontarmi|raccontaci|scrivimi|scrivi|scrivermi|canta|cantami|dimmi) un[oa]?'?(?: [a-zà-ÿ]+){0,2} ${ART}(?: (?:su|sul|sulla|per|di) .{1,80})?`,
  'che tempo (?:fa|farà)(?: .{1,40})?|che ore? (?:è|sono)(?: .{1,40})?|che giorno è oggi',
  "(?:qual è|quale è) la capitale (?:d[aei]l?l?[aeo']? ?).{1,40}|chi ha vinto .{1,60}|chi ha dipinto .{1,60}",
  '(?:che )?cosa (?:pensi|pensa|pensate|ne pensi) (?:di|del|della|dei|delle) .{1,80}',
  `quanto fa(?:nno)? ${NUMBER}(?: ?(?:[-+*x×/÷]|più|meno|per|diviso) ?${NUMBER})+`,
  'qual è il senso della vita|per chi (?:devo )?votare.{0,40}',
]

export const italian: LanguagePatterns = {
  language: 'it',
  smallTalk: {
    please: '(?:per favore|per piacere),? ',
    greeting: [`${HELLO}${WHOM}`, `(?:${HELLO}${WHOM}[,.!]? )?${MOOD}`],
    thanks: [
      `(?:${PLEASED},? ){0,2}(?:mille |tante |molte )?(?:grazie|ti ringrazio|la ringrazio|vi ringrazio)${GRATITUDE}`,
      '(?:perfetto|ottimo|benissimo)',
    ],
    asks: String.raw`(?:^|[ ,])(?:come|cosa|che|dove|perché|quando|quant[oaie]|qual[ei]?|chi|posso|può|puoi)(?: |$)`,
    farewell: [`(?:(?:ok|bene|grazie|va bene),? )?${BYE}(?:[,.!]? (?:e )?${BYE}){0,2}`],
    declined: DECLINED,
    identity: [
      '(?:chi|cosa|che cosa) (?:sei|è lei)',
      'come (?:ti chiami|si chiama)|qual è il (?:tuo|suo) nome',
      `(?:sei|lei è) un[oa']? ?(?:ver[oa] )?${MACHINE}(?: (?:ver[oa]|reale))?(?: o (?:un[oa']? ?)?[^ ]+)?`,
      `(?:sto parlando|parlo) con un[oa']? ?(?:ver[oa] )?${MACHINE}(?: (?:ver[oa]|reale))?(?: o (?:un[oa']? ?)?[^ ]+)?`,
      'quanti anni (?:hai|ha)|chi ti ha (?:creato|fatto|programmato)',
    ],
    help: [
      'aiuto|aiutami|mi aiuti|ho bisogno di aiuto',
      '(?:che )?cosa (?:puoi|può|sai) fare(?: per me)?|come (?:puoi|può) aiutarmi',
      '(?:puoi|può|mi puoi|mi può) aiutar(?:e|mi)',
      '(?:che )?cosa posso chieder(?:e|ti|le|vi)',
    ],
  },
  catalogue: {
    lead: '(?:per favore|ciao|salve|buongiorno|buonasera|ok)[,.!]? ',
    place: '(?:,? (?:qui|per favore|ora|adesso|su questo sito|sul vostro sito))*',
    forms: FORMS,
    words: WORDS,
  },
}
