import type { IntentPattern, LanguagePatterns } from './types.ts'

const FORMS: readonly IntentPattern[] = [
  ['page', '(?:leg|beschrijf) (?:deze pagina|dit artikel|deze handleiding)(?: uit)?'],
  ['page', 'vat (?:deze pagina|dit artikel|deze handleiding) samen'],
  ['page', '(?:waar gaat|waarover gaat) (?:deze pagina|dit artikel|deze handleiding)(?: over)?'],

  ['audience-not', 'voor wie (?:is|zijn) (?:ALL|OWNER?NAME) niet(?: FIT)?'],
  ['audience-not', 'wie (?:moet|zou) (?:ALL|OWNER?NAME) niet (?:moeten )?GET'],
  [
    'audience-here',
    'voor wie is (?:dit|dat|het|dit product)(?: FIT)?|is (?:dit|het) iets voor (?:mij|ons)',
  ],
  ['audience', 'voor wie (?:is|zijn) ALL(?: FIT)?'],
  ['audience', 'wie (?:heeft ALL nodig|(?:moet|kan|zou) ALL (?:moeten )?GET)'],
  ['audience', 'welke? PRODUCTS SUITS'],
  ['audience', 'voor wie is OWNER?NAME(?: FIT)?'],
  ['audience', 'wie (?:moet|kan|zou) OWNER?NAME (?:moeten )?GET'],

  [
    'about',
    '(?:TELL,? )?wat (?:SITE (?:doet|doen|aanbiedt|aanbieden)|(?:doet|doen|doe) SITE)(?: precies)?',
  ],
  ['product', 'wat is (?:dit|dat)(?: precies)?'],
  ['data', '(?:wat zijn |TELL )?(?:de |alle )?DATA'],

  ['about', 'wat (?:is|zijn) SITE|wie zijn jullie'],
  ['about', 'TELL (?:iets |meer )?over SITE'],
  ['about', '(?:waar gaat SITE over|waarover gaat SITE)|stel (?:u|je|jezelf) voor'],

  ['news', 'wat is er nieuw|is er nieuws|wat is het nieuws'],
  ['news', '(?:wat zijn |welke zijn |TELL )?de (?:nieuwste|laatste) NOUN'],

  ['compare', 'vergelijk OWNER?FIRST (?:en|met) OWNER?SECOND'],
  ['compare', '(?:wat is )?het verschil tussen OWNER?FIRST en OWNER?SECOND'],

  ['cheapest', '(?:wat|welke?)(?: NOUN)? is (?:het |de )?CHEAPEST'],
  ['cheapest', 'welke?(?: NOUN)? kost het minst'],
  ['cheapest', '(?:(?:wat|welke?) is |TELL )?OWNER?CHEAPEST NOUN'],
  ['dearest', '(?:wat|welke?)(?: NOUN)? is (?:het |de )?DEAREST'],
  ['dearest', '(?:(?:wat|welke?) is |TELL )?OWNER?DEAREST NOUN'],
  ['prices', '(?:wat|hoeveel) kosten OWNER?NOUN'],
  ['price', '(?:wat|hoeveel) kost (?:het|dit|dat|deze|die)'],
  ['prices', '(?:(?:wat|hoe) zijn |TELL )?OWNER?PRICES(?: (?:van|voor) OWNER?NOUN)?'],

  ['list', 'wat (?:verkoopt|verkopen|biedt|bieden) (?:SITE|je)(?: aan)?'],
  ['list', 'wat kan ik (?:hier )?GET'],
  [
    'list',
    'welke NOUN (?:zijn er|hebt u|heeft u|hebben jullie|verkoopt u|verkopen jullie|biedt u aan|bieden jullie aan|zijn (?:beschikbaar|verkrijgbaar)|kan ik (?:hier )?GET)',
  ],
  ['list', '(?:wat zijn|TELL) OWNER?NOUN'],
  ['list', '(?:zijn er|hebt u|heeft u|hebben jullie|verkoopt u|verkopen jullie) OWNER?NOUN'],
  ['list', 'hoeveel NOUN (?:zijn er|hebt u|heeft u|hebben jullie)'],

  ['data', '(?:wat zijn |TELL )?(?:de |alle )?DATA van (?:de |het )?NAME'],
]

const WORDS = {
  SITE: '(?:u|jullie|deze (?:website|site)|dit bedrijf|uw (?:website|site|bedrijf)|jullie (?:website|site|bedrijf)|BRAND)',
  TELL: '(?:leg(?: mij| me| ons)?(?: eens)? uit|(?:vertel|toon|laat|beschrijf|noem)(?: mij| me| ons)?(?: eens)?(?: zien)?)',
  ALL: '(?:(?:deze|die|de|uw|jullie|al(?:le)? (?:deze|uw|jullie)) )?PRODUCTS',
  PRODUCTS: '(?:product(?:en)?|gereedschap(?:pen)?|diensten?|aanbod)',
  FIT: '(?:bedoeld|geschikt|gemaakt)',
  GET: '(?:kopen|gebruiken|kiezen|bestellen|nemen|hebben|lezen|vinden)',
  SUITS: '(?:past bij (?:mij|me|ons)|is geschikt voor (?:mij|me|ons)|heb ik nodig|moet ik GET)',
  OWNER: '(?:alle |(?:alle )?(?:de |het |een |uw |jullie |deze |dit |die ))',
  CHEAPEST: '(?:goedkoopste?|voordeligste?)',
  DEAREST: '(?:duurste?)',
  PRICES: '(?:prijzen|prijslijst)',
  NOUN: '(?<noun>[a-zà-ÿ][a-zà-ÿ -]{1,25}?)',
  DATA: '(?:(?:technische )?(?:specificaties|gegevens)|technische details|kenmerken|eigenschappen|productinformatie)',
  NAME: '(?<name>[^?!]{2,40}?)',
  FIRST: '(?<first>[^?!]{2,40}?)',
  SECOND: '(?<second>[^?!]{2,40}?)',
} as const

const HELLO = '(?:hallo|hoi|hey|dag|goede(?:morgen|middag|navond)|goeiedag|goeden(?:dag|avond))'
const WHOM = '(?: (?:allemaal|iedereen|assistent|BRAND))*'
const MOOD = 'hoe gaat het(?: met (?:u|je))?(?: vandaag)?'
const PLEASED = '(?:oké|ok|top|super|prima|perfect|mooi|goed|ja|nee|fijn)'
/** Words that may follow thanks without asking anything: any other word is a subject. */
const GRATITUDE =
  '(?:[ ,.!;:-]+(?:wel|u|je|jullie|zeer|heel|erg|hartelijk|nogmaals|dat|was|is|nuttig|fijn|top|super|duidelijk|vriendelijk|tot ziens|fijne dag|voor (?:(?:de|het|uw|je|jullie|al|snelle|alle) )*(?:hulp|antwoord|antwoorden|moeite|tijd|informatie|uitleg|tip|tips)))*'
const MACHINE = '(?:robot|bot|chatbot|ai|machine|programma|computer|mens|persoon|medewerker)'
const BYE =
  '(?:tot (?:ziens|straks|morgen|later|snel)|doei|dag|goedenacht|welterusten|(?:een )?(?:fijne|prettige) (?:dag|avond)(?: nog)?|fijn weekend)'
const ART = '(?:mop|grap|gedicht|lied|liedje|raadsel|haiku|verhaal|verhaaltje|sprookje)'
const NUMBER = String.raw`\d[\d.,]*`

const DECLINED = [
  `(?:(?:kunt u|kun je) )?(?:vertel|schrijf|zing|maak)(?: mij| me| ons)? een(?: [a-zà-ÿ]+){0,2} ${ART}(?: (?:over|voor) .{1,80})?`,
  `(?:kunt u|kun je)(?: mij| me| ons)? een(?: [a-zà-ÿ]+){0,2} ${ART} (?:vertellen|schrijven|zingen)`,
  '(?:wat|hoe) (?:is|wordt) het weer(?: .{1,40})?|hoe laat is het(?: .{1,40})?|welke dag is het(?: vandaag)?',
  'wat is de hoofdstad van .{1,40}|wie heeft .{1,60} (?:gewonnen|geschilderd)|wie won .{1,60}',
  'wat (?:vindt u|vind je|denkt u|denk je) van .{1,80}',
  `hoeveel is ${NUMBER}(?: ?(?:[-+*x×/÷]|plus|min|keer|gedeeld door) ?${NUMBER})+`,
  'wat is de zin van het leven|op wie (?:moet ik )?stemmen.{0,40}',
]

export const dutch: LanguagePatterns = {
  language: 'nl',
  smallTalk: {
    please: 'alstublieft,? ',
    greeting: [`${HELLO}${WHOM}`, `(?:${HELLO}${WHOM}[,.!]? )?${MOOD}`],
    thanks: [
      `(?:${PLEASED},? ){0,2}(?:hartelijk |heel erg |zeer |veel )?(?:dank|bedankt|dankjewel|dankuwel|dank je wel|dank u wel)${GRATITUDE}`,
      '(?:top|perfect|prima|super)',
    ],
    asks: String.raw`\b(?:hoe|wat|waar|waarom|wanneer|welke?|wie|kan|kunt|hoeveel)\b`,
    farewell: [`(?:(?:oké|goed|bedankt|dank u),? )?${BYE}(?:[,.!]? (?:en )?${BYE}){0,2}`],
    declined: DECLINED,
    identity: [
      '(?:wie|wat) (?:bent u|ben je|ben jij)',
      'hoe (?:heet u|heet je|heet jij)|wat is (?:uw|je|jouw) naam',
      `(?:bent u|ben je|ben jij) een (?:echte? )?${MACHINE}(?: of (?:een )?[^ ]+)?`,
      `(?:praat|spreek|chat) ik met een (?:echte? )?${MACHINE}(?: of (?:een )?[^ ]+)?`,
      'hoe oud (?:bent u|ben je)|wie heeft (?:u|je|jou) (?:gemaakt|geprogrammeerd)',
    ],
    help: [
      'hulp|help|help (?:mij|me)|ik heb hulp nodig',
      'wat (?:kunt u|kun je)(?: voor (?:mij|me))?(?: doen)?|hoe (?:kunt u|kun je) (?:mij|me) helpen',
      '(?:kunt u|kun je) (?:mij |me )?helpen',
      'wat kan ik (?:u |je |hier )?vragen',
    ],
  },
  catalogue: {
    lead: '(?:alstublieft|hallo|hoi|goedendag|oké|ok)[,.!]? ',
    place: '(?:,? (?:hier|alstublieft|nu|op (?:deze|uw|jullie) (?:website|site)))*',
    forms: FORMS,
    words: WORDS,
  },
}
