import type { IntentPattern, LanguagePatterns } from './types.ts'

const FORMS: readonly IntentPattern[] = [
  [
    'page',
    '(?:explíqueme|explícame|explica|resuma|resume|describa|describe) (?:esta página|este artículo|esta guía)',
  ],
  ['page', 'de qué (?:trata|habla) (?:esta página|este artículo|esta guía)'],

  ['audience-not', 'para quién no (?:es|son|sirven?) (?:ALL|OWNER?NAME)'],
  ['audience-not', 'quién no (?:debería|debe) GET (?:ALL|OWNER?NAME)'],
  [
    'audience-here',
    'para quién (?:es|sirve) (?:esto|este producto)|para quién es|es para (?:mí|nosotros)',
  ],
  ['audience', 'para quién(?:es)? (?:son|sirven|están (?:hechos|pensados)) ALL'],
  ['audience', '(?:a quién|a quiénes) (?:van dirigidos|se dirigen|convienen) ALL'],
  ['audience', 'quién (?:debería|debe|puede|necesita) (?:GET )?ALL'],
  ['audience', 'qué PRODUCTS SUITS'],
  ['audience', 'para quién (?:es|sirve|está (?:hech[oa]|pensad[oa])) OWNER?NAME'],
  ['audience', 'quién (?:debería|debe|necesita) (?:GET )?OWNER?NAME'],

  [
    'about',
    '(?:TELL )?(?:a )?(?:qué|lo que|a qué se) (?:hacen?|hacéis|haces|dedican?)(?: SITE)?(?: exactamente)?',
  ],
  ['product', 'qué es (?:esto|eso)(?: exactamente)?'],
  ['data', '(?:cuáles son |TELL )?(?:las |los |sus |la |su )?DATA'],

  ['about', 'qué (?:hace|es) SITE|quiénes? (?:sois|son ustedes)'],
  ['about', 'TELL (?:más |algo )?(?:sobre|de|acerca de) SITE'],
  ['about', 'de qué (?:trata|va) SITE|preséntese|preséntate'],

  ['news', 'qué (?:hay de nuevo|novedades hay)|cuáles son las novedades'],
  ['news', '(?:cuáles son |TELL )?(?:los últimos|las últimas) NOUN'],

  ['compare', '(?:compare|compara|comparar) OWNER?FIRST (?:y|con) OWNER?SECOND'],
  ['compare', '(?:(?:cuál|qué) es )?la diferencia entre OWNER?FIRST y OWNER?SECOND'],
  ['compare', 'qué diferencia hay entre OWNER?FIRST y OWNER?SECOND'],

  ['cheapest', '(?:cuál(?:es)?|qué)(?: NOUN)? (?:es|son) CHEAPEST'],
  ['cheapest', '(?:cuál|qué NOUN) cuesta menos'],
  ['cheapest', '(?:cuál(?:es)? (?:es|son) |TELL )?OWNER?NOUN CHEAPEST'],
  ['dearest', '(?:cuál(?:es)?|qué)(?: NOUN)? (?:es|son) DEAREST'],
  ['dearest', '(?:cuál(?:es)? (?:es|son) |TELL )?OWNER?NOUN DEAREST'],
  ['prices', '(?:cuánto|qué) (?:cuestan|valen) OWNER?NOUN'],
  ['price', '(?:cuánto|qué) (?:cuesta|vale)(?: (?:esto|eso))?'],
  ['prices', '(?:cuáles son |qué |TELL )?OWNER?PRICES(?: tienen| tenéis)?'],
  ['prices', '(?:cuáles son |TELL )?OWNER?PRICES (?:de|para) OWNER?NOUN'],

  ['list', 'qué (?:venden|vendéis|vendes|ofrecen|ofrecéis|ofreces)'],
  ['list', 'qué puedo GET'],
  [
    'list',
    'qué NOUN (?:hay|tienen|tenéis|tienes|venden|ofrecen|están disponibles|existen|puedo GET)',
  ],
  ['list', 'cuáles son OWNER?NOUN(?: disponibles)?'],
  ['list', '(?:hay|tienen|tenéis|tienes|ofrecen|venden|TELL) OWNER?NOUN'],
  ['list', 'cuánt[oa]s NOUN (?:hay|tienen|tenéis|tienes)'],

  ['data', '(?:cuáles son |TELL )?(?:las |los |la )?DATA (?:del |de la |de los |de las |de )NAME'],
]

const WORDS = {
  SITE: '(?:ustedes|vosotros|este sitio|esta (?:web|página web|empresa)|su (?:sitio|web|empresa)|BRAND)',
  TELL: '(?:explíqueme|explícame|explíquenme|dígame|dime|cuénteme|cuéntame|hábleme|háblame|muéstreme|muéstrame|enséñeme|enséñame|describa)',
  ALL: '(?:(?:est[oa]s|sus|vuestr[oa]s|los|las|tod[oa]s (?:los|las|sus)) )?PRODUCTS',
  PRODUCTS: '(?:productos?|herramientas?|servicios?|ofertas?)',
  GET: '(?:comprar|usar|elegir|pedir|tener|leer|encontrar|necesitar)',
  SUITS:
    '(?:me conviene|nos conviene|es (?:el )?(?:mejor |adecuado )?para mí|necesito|debo GET|debería GET)',
  OWNER:
    '(?:(?:tod[oa]s )?(?:los |las |el |la |sus |su |vuestr[oa]s? |un |una |unos |unas |est[oa]s |este |esta ))',
  CHEAPEST:
    '(?:(?:el |la |los |las )?(?:más (?:barat|económic)[oa]s?|más asequibles?|menos car[oa]s?))',
  DEAREST: '(?:(?:el |la |los |las )?más (?:car|costos)[oa]s?)',
  PRICES: '(?:precios|tarifas)',
  NOUN: '(?<noun>[a-zà-ÿ][a-zà-ÿ -]{1,25}?)',
  DATA: '(?:(?:características|especificaciones)(?: técnicas)?|ficha (?:técnica|del producto)|datos técnicos)',
  NAME: '(?<name>[^?!]{2,40}?)',
  FIRST: '(?<first>[^?!]{2,40}?)',
  SECOND: '(?<second>[^?!]{2,40}?)',
} as const

const HELLO = '(?:hola|buenas|buenos días|buenas (?:tardes|noches)|saludos)'
const WHOM = '(?: (?:a todos|asistente|BRAND))*'
const MOOD = '(?:cómo (?:está|estás|están|va)|qué tal)(?: hoy)?'
const PLEASED = '(?:ok|vale|genial|perfecto|muy bien|bien|de acuerdo|sí|no|estupendo)'
/** Words that may follow thanks without asking anything: any other word is a subject. */
const GRATITUDE =
  '(?:[ ,.!;:-]+(?:muchas|mucho|muchísimas|de verdad|de nuevo|otra vez|a usted|a ti|eso|es|ha sido|muy|útil|perfecto|genial|amable|claro|adiós|hasta luego|buen día|por (?:(?:su|tu|la|el|los|las|toda|esta) )*(?:ayuda|respuestas?|tiempo|información|consejos?|todo|eso)))*'
const MACHINE = '(?:robot|bot|chatbot|ia|máquina|programa|ordenador|humano|persona)'
const BYE =
  '(?:adiós|hasta (?:luego|pronto|mañana|la vista)|nos vemos|buenas noches|que tenga (?:un )?buen día|buen fin de semana)'
const ART = '(?:chiste|poema|canción|adivinanza|haiku|cuento|historia)'
const NUMBER = String.raw`\d[\d.,]*`

const DECLINED = [
  `(?:(?:puede|puedes|podría) )?(?:cuénteme|cuéntame|contarme|escriba|escribe|escribirme|escríbeme|cante|canta|dígame|dime) un[oa]?(?: [a-zà-ÿ]+){0,2} ${ART}(?: (?:sobre|para|de) .{1,80})?`,
  'qué tiempo (?:hace|hará|va a hacer)(?: .{1,40})?|qué hora es(?: .{1,40})?|qué día es hoy',
  '(?:cuál|qué) es la capital de .{1,40}|quién (?:ganó|ha ganado) .{1,60}|quién pintó .{1,60}',
  'qué (?:opina|opinas|piensa|piensas) (?:de|del|sobre) .{1,80}',
  `cuánto (?:es|son) ${NUMBER}(?: ?(?:[-+*x×/÷]|más|menos|por|entre) ?${NUMBER})+`,
  'cuál es el sentido de la vida|a quién (?:debo )?votar.{0,40}',
]

export const spanish: LanguagePatterns = {
  language: 'es',
  smallTalk: {
    please: 'por favor,? ',
    greeting: [`${HELLO}${WHOM}`, `(?:${HELLO}${WHOM}[,.!]? ¿?)?${MOOD}`],
    thanks: [
      `(?:${PLEASED},? ){0,2}(?:muchas |muchísimas |mil )?gracias${GRATITUDE}`,
      '(?:perfecto|genial|muy bien|estupendo)',
    ],
    asks: String.raw`(?:^|[ ,¿])(?:cómo|qué|dónde|por qué|cuándo|cuánt[oa]s?|cuál(?:es)?|quién|puede|puedo)(?: |$)`,
    farewell: [`(?:(?:ok|vale|bien|gracias),? )?${BYE}(?:[,.!]? (?:y )?${BYE}){0,2}`],
    declined: DECLINED,
    identity: [
      '(?:quién|qué) (?:es usted|eres)',
      'cómo (?:se llama|te llamas)|cuál es (?:su|tu) nombre',
      `(?:es usted|eres) un[oa]? ${MACHINE}(?: (?:real|de verdad))?(?: o (?:un[oa]? )?[^ ]+)?`,
      `(?:estoy hablando|hablo) con un[oa]? ${MACHINE}(?: (?:real|de verdad))?(?: o (?:un[oa]? )?[^ ]+)?`,
      'cuántos años (?:tiene|tienes)|quién (?:te|lo) (?:hizo|creó|programó)',
    ],
    help: [
      'ayuda|ayúdeme|ayúdame|necesito ayuda',
      '(?:qué|cómo) (?:puede|puedes) (?:hacer|ayudarme)(?: por mí)?',
      '(?:puede|puedes|me puede|me puedes) ayudar(?:me)?',
      'qué (?:le |te )?puedo preguntar(?:le|te)?',
    ],
  },
  catalogue: {
    lead: '(?:por favor|hola|buenas|buenos días|ok|vale)[,.!]? ¿?',
    place: '(?:,? (?:aquí|por favor|ahora|en (?:este|su) sitio|en (?:esta|su) web))*',
    forms: FORMS,
    words: WORDS,
  },
}
