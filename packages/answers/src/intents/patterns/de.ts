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
  [
    'audience-here',
    'lohnt (?:es sich|sich (?:das|es|der|die|THING))|(?:was sind )?(?:die |seine |ihre )?(?:vorteile|stärken)(?: und (?:nachteile|schwächen))?(?: (?:von|an) (?:dem|diesem|THING))?|ist (?:das|es|THING) (?:gut|empfehlenswert|zu empfehlen)|warum (?:THING|gerade (?:das|dies[a-z]*))',
  ],
  ['audience', 'für wen (?:ist|sind|eign(?:et|en) sich) ALL(?: FIT)?'],
  ['audience', 'wer (?:sollte|soll|braucht|benötigt|nutzt) ALL(?: GET)?'],
  ['audience', 'welche[srn]? (?:von )?(?:ihrer |ihren )?PRODUCTS SUITS'],
  ['audience', 'für wen (?:ist|sind|eignet sich) OWNER?NAME(?: FIT)?'],
  ['audience', 'wer (?:sollte|soll|braucht|benötigt|nutzt) OWNER?NAME(?: GET)?'],

  ['product', 'was (?:ist|kann) (?:das|dies|THING)(?: hier)?(?: genau| eigentlich| alles)*'],
  [
    'product',
    'was für eine? (?<noun>[a-zäöüß]+) ist (?:das|dies|es)(?: hier)?(?: genau| eigentlich)*',
  ],
  ['product', '(?:worum|um was) handelt es sich(?: hier(?:bei)?)?|kurz (?:zusammengefasst|gesagt)'],
  [
    'product',
    '(?:TELL |ich hätte gerne? |ich möchte |ich will )?(?:mehr|alles|(?:produkt)?infos?|(?:produkt)?informationen)(?: (?:dazu|darüber|hierzu))?(?: (?:wissen|erfahren|haben|sagen))?',
  ],
  ['product', '(?:TELL |stell(?:en)?(?: sie)? (?:mir |uns )?)THING(?: vor)?'],
  ['product', '(?:ein(?:e|en)? )?(?:kurze[rn]? )?(?:überblick|übersicht|zusammenfassung)'],
  [
    'product',
    '(?:TELL )?(?:was |etwas |mehr |alles )?(?:über|zu|von|vom|zum|zur) (?:das|dies|es|THING)',
  ],
  [
    'product',
    '(?:mehr |weitere |nähere )(?:infos?|informationen|details|angaben)(?: dazu| darüber| (?:zu|über) THING)?|(?:produkt)?beschreibung',
  ],
  [
    'data',
    '(?:(?:was|wie) sind |TELL )?(?:(?:die|alle|seine|ihre) )*DATA(?: (?:von|vom|zu|zum|zur|für) THING)?',
  ],
  ['data', 'welche DATA hat (?:das|es|er|sie|THING)'],

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

  [
    'cheapest',
    '(?:welche[srn]?|was)(?: NOUN| davon)? ist (?:am |(?:der|die|das|ihr|euer|eure) )?CHEAPEST',
  ],
  ['cheapest', '(?:was ist |welche[srn]? ist |TELL )?(?:der |die |das )?CHEAPEST NOUN'],
  [
    'dearest',
    '(?:welche[srn]?|was)(?: NOUN| davon)? ist (?:am |(?:der|die|das|ihr|euer|eure) )?DEAREST',
  ],
  ['dearest', '(?:was ist |welche[srn]? ist |TELL )?(?:der |die |das )?DEAREST NOUN'],
  ['prices', '(?:was|wie ?viel) kosten OWNER?NOUN'],
  ['price', '(?:was|wie ?viel) kostet (?:das|dies|es|er|sie|diese[rs]? [a-zäöüß-]+)'],
  ['prices', '(?:(?:was|wie) sind |TELL )?(?:die |ihre |eure |alle )?PRICES'],
  [
    'prices',
    '(?:(?:was|wie) sind |TELL )?(?:die |ihre |eure |alle )?PRICES (?:der|von|für) OWNER?NOUN',
  ],

  ['list', 'was (?:bieten|verkaufen|haben) sie(?: an)?'],
  ['list', 'was (?:bietet|verkauft) SITE(?: an)?'],
  ['list', 'was kann ich (?:hier )?GET'],
  ['list', 'welche NOUN (?:gibt es|sind (?:verfügbar|erhältlich)|kann ich (?:hier )?GET)'],
  ['list', 'welche NOUN (?:haben|bieten|verkaufen) sie(?: an)?'],
  ['list', '(?:was sind|TELL) OWNER?NOUN'],
  ['list', '(?:gibt es|haben sie|bieten sie) OWNER?NOUN(?: an)?'],
  ['list', 'wie viele NOUN (?:gibt es|haben sie)'],

  [
    'data',
    '(?:(?:was|wie) sind |TELL )?(?:die |alle )?DATA (?:(?:von|vom|zu|zum|zur|für|des|der) )?OWNER?NAME',
  ],
  ['data', 'OWNER?NAME DATA'],
  [
    'contents',
    'was ist (?:alles )?(?:dabei|drin|enthalten|inbegriffen|im (?:lieferumfang|karton|paket))(?: (?:dabei|enthalten))?',
  ],
  [
    'contents',
    'was gehört (?:alles )?(?:zum lieferumfang|dazu)|was wird (?:alles )?(?:mit)?geliefert|was bekomme ich(?: alles)?(?: dafür)?|OWNER?NAME lieferumfang',
  ],
  [
    'contents',
    '(?:der )?(?:lieferumfang|packungsinhalt|inhalt)(?: (?:(?:von|vom|des|der) )?OWNER?NAME)?',
  ],
  [
    'product',
    '(?:TELL )?(?:was |etwas |mehr |alles |infos? |informationen |überblick )?(?:über|zu|von|vom|zum|zur) OWNER?NAME',
  ],
  ['product', '(?:TELL|überblick) OWNER?NAME'],
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
  OWNER:
    '(?:(?:alle |einige )?(?:die |der |dem |den |das |diese |ihre[rnms]? |eure[rnms]? |eine[nr]? |ein )?)',
  CHEAPEST: '(?:billigste|günstigste|preiswerteste|preisgünstigste)[nrs]?',
  DEAREST: '(?:teuerste)[nrs]?',
  PRICES: '(?:preise|preislisten?)',
  NOUN: '(?<noun>[a-zäöüß][a-zäöüß -]{1,25}?)',
  THING:
    '(?:diese[rsnm]?|de[rmn]|die|das) (?!(?:seite|website|webseite|firma)\\b)(?<noun>[a-zäöüß]+)',
  DATA: '(?:technische[nr]? (?:daten|details|angaben|merkmale)|produkt(?:daten|details|eigenschaften|merkmale|datenblatt)|datenblatt|daten(?: und fakten)?|maße(?: und (?:daten|gewicht))?|eckdaten|eigenschaften|merkmale|spezifikation(?:en)?|specs)',
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
/** Words that may follow thanks without asking anything: any other word is a subject. */
const GRATITUDE =
  '(?:[ ,.!;:-]+(?:danke|dank|schön|sehr|ihnen|dir|euch|das|war|ist|hat|mir|uns|ich|und|so|ganz|viel|vielmals|nochmal|nochmals|auch|hilft|geholfen|weiter|weitergeholfen|toll|super|prima|perfekt|gut|nett|hilfreich|klar|tschüss|einen|schönen|tag|abend|noch|für (?:(?:die|ihre|deine|eure|den|das|alles|schnelle|nette|gute) )*(?:hilfe|antwort|auskunft|info|infos|information|informationen|mühe|rat|tipp|tipps|alles)))*'
const MACHINE = '(?:bot|chatbot|roboter|ki|maschine|programm|computer|sprachmodell|chat ?gpt)'

/**
 * Words that may follow the question whether a person answers: a longer question is about something
 * else.
 */
const ALONE = '(?: hier| gerade| jetzt| oder (?:eine?[mr]? )?[^ ]+(?: [^ ]+)?)?'

const BYE =
  "(?:auf wiedersehen|tschüss|tschüß|tschau|ciao|gute nacht|bis (?:bald|später|dann|morgen|nächste woche|zum nächsten mal)|(?:einen )?schönen (?:tag|abend) noch|schönes wochenende|mach(?:en sie)?'?s gut)"

const ART =
  '(?:witze?|rätsel|gedichte?|haiku|reim|lied|songs?|rap|geschichte|märchen|liebesbrief|aufsatz|gutenachtgeschichte)'
const NUMBER = String.raw`\d[\d.,]*`
const TONGUE =
  '(?:spanisch|französisch|englisch|italienisch|portugiesisch|niederländisch|arabisch|chinesisch|japanisch|russisch|türkisch|polnisch|latein|griechisch)'

const DECLINED = [
  `(?:(?:kannst du|können sie|bitte) )?(?:erzähl|sag|sing|schreib|dichte|lies)(?:e|en)?(?: sie)?(?: mir| uns)?(?: bitte)? (?:eine?n?|noch eine?n?|deinen besten)(?: [a-zäöüß]+){0,2} ${ART}(?: (?:über|für|von|auf) .{1,80})?`,
  `(?:kannst du|können sie)(?: mir| uns)? eine?n?(?: [a-zäöüß]+){0,2} ${ART} (?:erzählen|schreiben|vorsingen|vorlesen|dichten)`,
  `kenn(?:st du|en sie) (?:eine?n? )?(?:guten? )?${ART}`,
  'bring(?:e|en sie)? mich zum lachen|mir ist langweilig|unterhalte mich',
  '(?:was|wie) (?:hältst du|halten sie|denkst du|denken sie) (?:von|über) .{1,80}',
  'was ist (?:deine|ihre) (?:meinung|ansicht) (?:zu|über|von) .{1,80}',
  '(?:wen|was) soll(?:te)? ich wählen|wer (?:gewinnt|gewann|hat) .{0,40}(?:wahl|weltmeisterschaft|wm|em|bundesliga|oscar)(?: [0-9]{4})?(?: gewonnen)?',
  'was ist der sinn des lebens|gibt es (?:einen )?gott|glaubst du an .{1,40}',
  'wie (?:ist|wird) das wetter(?: .{1,40})?|wird es (?:morgen |heute )?(?:regnen|schneien)(?: .{1,40})?',
  'wie (?:spät ist es|viel uhr ist es|ist das wetter)(?: .{1,40})?|welcher (?:tag|wochentag) ist heute',
  `(?:was (?:ist|sind|ergibt) |wie ?viel (?:ist|sind|ergibt) |berechne )${NUMBER} ?(?:%|prozent) von ${NUMBER}`,
  `(?:was (?:ist|ergibt) |wie ?viel (?:ist|sind|ergibt) |berechne )${NUMBER}(?: ?(?:[-+*x×/÷^]|plus|minus|mal|geteilt durch) ?${NUMBER})+ ?=?`,
  `(?:wie sagt man|was heißt) .{1,60} auf ${TONGUE}|übersetze ["'„“].{1,80} ins? ${TONGUE}e?`,
  '(?:was|wie) (?:ist|heißt) die hauptstadt von .{1,40}|wie viele einwohner hat .{1,40}',
  'wer (?:malte|komponierte) .{1,60}|wer hat .{1,60} (?:gemalt|komponiert)',
  'wer (?:ist|war) (?:der |die )?(?:erste |aktuelle |letzte )?(?:bundeskanzler(?:in)?|könig(?:in)?|papst)(?: .{1,40})?',
]

export const german: LanguagePatterns = {
  language: 'de',
  smallTalk: {
    please: 'bitte ',
    greeting: [`${HELLO}${WHOM}`, `(?:${HELLO}${WHOM}[,.!]? )?${MOOD}`],
    thanks: [
      `${PLEASED}(?:,? ${PLEASED}){0,2}`,
      `(?:${PLEASED},? ){0,3}${THANKS}${GRATITUDE}`,
      `das (?:hilft|hat (?:mir )?geholfen)${GRATITUDE}`,
    ],
    asks: String.raw`\b(?:wie|was|wo|warum|wieso|wann|welche[rsn]?|wer|kann|können|gibt|ist|sind)\b`,
    farewell: [`(?:(?:ok(?:ay)?|gut|danke|das war's),? )?${BYE}(?:[,.!]? (?:und )?${BYE}){0,2}`],
    declined: DECLINED,
    identity: [
      '(?:wer|was) (?:bist du|sind sie)',
      '(?:bist du|sind sie)(?: dir| sich)?(?: da| wirklich| ganz)* sicher|(?:stimmt|ist) das(?: wirklich| auch)?(?: wahr| richtig| so)?|wirklich|woher (?:weißt du|wissen sie) das',
      'wie (?:heißt du|heißen sie|ist (?:dein|ihr) name)',
      `(?:bist du|sind sie) (?:eine? )?(?:echte[rs]? |richtige[rs]? )?(?:mensch|person|${MACHINE})${ALONE}`,
      `(?:spreche|rede|schreibe|chatte) ich (?:hier )?(?:gerade )?mit (?:dir|ihnen|jemandem|(?:eine[mr] )?(?:echten |richtigen )?(?:menschen|person|mitarbeiter(?:in)?|${MACHINE}))${ALONE}`,
      'wer hat (?:dich|sie) (?:gemacht|gebaut|erstellt|programmiert)',
      'wie alt (?:bist du|sind sie)|wo wohn(?:st du|en sie)|wann hast du geburtstag',
      '(?:was|welche[rs]?) ist (?:deine?|ihre?) (?:lieblings[a-zäöüß]+)',
      'bist du (?:verheiratet|single|glücklich|traurig|müde|einsam|dumm|schlau|intelligent|lebendig|männlich|weiblich|ein(?:e)? (?:mann|frau|junge|mädchen)|verliebt)',
      '(?:schläfst|träumst|isst|trinkst|weinst) du|hast du (?:gefühle|eine? (?:freundin|freund|seele|familie|frau|mann)|kinder|freunde|hobbys|haustiere)',
      '(?:magst|liebst|hasst) du (?:mich|uns|menschen|deine arbeit)|ich (?:liebe|hasse|mag) dich|willst du mich heiraten',
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
