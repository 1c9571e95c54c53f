import type { IntentPattern, LanguagePatterns } from './types.ts'

const FORMS: readonly IntentPattern[] = [
  [
    'page',
    '(?:explique|explica|resuma|resume|descreva)(?:-me)? (?:esta página|este artigo|este guia)',
  ],
  ['page', '(?:do|de) que (?:trata|fala) (?:esta página|este artigo|este guia)'],

  ['audience-not', 'para quem não (?:é|são|servem?) (?:ALL|OWNER?NAME)'],
  ['audience-not', 'quem não (?:deve|deveria) GET (?:ALL|OWNER?NAME)'],
  [
    'audience-here',
    'para quem (?:é|serve)(?: (?:isto|isso|este produto))?|(?:é|serve) para (?:mim|nós)',
  ],
  ['audience', 'para quem (?:são|servem|foram feitos) ALL'],
  ['audience', 'a quem se (?:destinam|dirigem) ALL'],
  ['audience', 'quem (?:deve|deveria|pode|precisa de) (?:GET )?ALL'],
  ['audience', '(?:qual|que|quais) PRODUCTS SUITS'],
  ['audience', 'para quem (?:é|serve|foi feit[oa]) OWNER?NAME'],
  ['audience', 'quem (?:deve|deveria) GET OWNER?NAME'],

  ['product', 'o que é (?:isto|isso)(?: exatamente)?'],
  ['data', '(?:quais são |TELL )?(?:as |os |suas |a )?DATA'],

  ['about', '(?:TELL )?o que (?:é que )?(?:vocês fazem|fazem|faz|fazes)(?: SITE)?(?: exatamente)?'],
  ['about', 'o que é SITE|quem são vocês'],
  ['about', 'TELL (?:mais |algo )?(?:sobre|de|acerca de) SITE'],
  ['about', '(?:do|de) que (?:trata|fala) SITE|apresente-se|apresenta-te'],

  ['news', 'o que há de novo|quais são as novidades|há novidades'],
  ['news', '(?:quais são |TELL )?(?:os últimos|as últimas) NOUN'],

  ['compare', '(?:compare|compara|comparar) OWNER?FIRST (?:e|com) OWNER?SECOND'],
  ['compare', '(?:qual é )?a diferença entre OWNER?FIRST e OWNER?SECOND'],

  ['cheapest', '(?:qual|quais|que)(?: NOUN)? (?:é|são) CHEAPEST'],
  ['cheapest', '(?:qual|que)(?: NOUN)? custa menos'],
  ['cheapest', '(?:(?:qual é|quais são) |TELL )?OWNER?NOUN CHEAPEST'],
  ['dearest', '(?:qual|quais|que)(?: NOUN)? (?:é|são) DEAREST'],
  ['dearest', '(?:(?:qual é|quais são) |TELL )?OWNER?NOUN DEAREST'],
  ['prices', '(?:quanto|o que) custam OWNER?NOUN'],
  ['price', 'quanto custa(?: (?:isto|isso|este|esta))?'],
  ['prices', '(?:quais são |TELL )?OWNER?PRICES(?: (?:de |dos |das |para )OWNER?NOUN)?'],

  ['list', 'o que (?:é que )?(?:vocês )?(?:vendem|vende|oferecem|oferece)'],
  ['list', 'o que posso GET'],
  [
    'list',
    '(?:quais|que) NOUN (?:há|existem|(?:vocês )?(?:têm|vendem|oferecem)|estão disponíveis|posso GET)',
  ],
  ['list', 'quais são OWNER?NOUN(?: disponíveis)?'],
  ['list', '(?:há|existem|têm|vocês têm|oferecem|vendem|TELL) OWNER?NOUN'],
  ['list', 'quant[oa]s NOUN (?:há|existem|têm|vocês têm)'],

  ['data', '(?:quais são |TELL )?(?:as |os |a )?DATA (?:do |da |dos |das |de )NAME'],
]

const WORDS = {
  SITE: '(?:vocês|este site|esta empresa|o (?:vosso|seu) site|a (?:vossa|sua) empresa|BRAND)',
  TELL: '(?:(?:explique|explica|diga|diz|conte|conta|fale|fala|mostre|mostra|descreva|liste)(?:-me|-nos)?|me (?:explique|diga|conte|fale|mostre))',
  ALL: '(?:(?:est[ae]s|esses|os(?: seus| vossos)?|seus|todos os) )?PRODUCTS',
  PRODUCTS: '(?:produtos?|ferramentas?|serviços?|ofertas?)',
  GET: '(?:comprar|usar|utilizar|escolher|encomendar|pedir|ter|ler|encontrar)',
  SUITS: '(?:é (?:o )?(?:certo |melhor |adequado )?para mim|me serve|preciso|devo GET|deveria GET)',
  OWNER:
    '(?:(?:tod[oa]s )?(?:(?:os |as |o |a )?(?:seus? |suas? |voss[oa]s? )|os |as |o |a |um |uma |uns |umas |est[ae]s |este |esta ))',
  CHEAPEST:
    '(?:(?:o |a |os |as )?(?:mais (?:barat|económic|econômic)[oa]s?|mais em conta|menos car[oa]s?))',
  DEAREST: '(?:(?:o |a |os |as )?mais car[oa]s?)',
  PRICES: '(?:preços|tarifas)',
  NOUN: '(?<noun>[a-zà-ÿ][a-zà-ÿ -]{1,25}?)',
  DATA: '(?:(?:características|especificações)(?: técnicas)?|ficha (?:técnica|do produto)|dados técnicos)',
  NAME: '(?<name>[^?!]{2,40}?)',
  FIRST: '(?<first>[^?!]{2,40}?)',
  SECOND: '(?<second>[^?!]{2,40}?)',
} as const

const HELLO = '(?:olá|oi|bom dia|boa (?:tarde|noite)|saudações)'
const WHOM = '(?: (?:a todos|pessoal|assistente|BRAND))*'
const MOOD = '(?:como (?:está|estás|vai|vais)|tudo bem)(?: hoje)?'
const PLEASED = '(?:ok|certo|ótimo|perfeito|muito bem|bem|está bem|sim|não|beleza)'
/** Words that may follow thanks without asking anything: any other word is a subject. */
const GRATITUDE =
  '(?:[ ,.!;:-]+(?:muito|mesmo|de novo|outra vez|a você|a ti|isso|é|foi|útil|perfeito|ótimo|gentil|claro|tchau|até logo|bom dia|(?:por|pelas?|pelos?) (?:(?:a|o|sua|seu|tua|teu|toda|todo) )*(?:ajuda|respostas?|tempo|informaç(?:ão|ões)|dicas?|tudo)))*'
const MACHINE = '(?:robô|robot|bot|chatbot|ia|máquina|programa|computador|humano|pessoa)'
const BYE =
  '(?:adeus|tchau|até (?:logo|breve|amanhã|mais)|tenha um bom dia|bom fim de semana|boa noite)'
const ART = '(?:piada|anedota|poema|canção|música|adivinha|haicai|conto|história)'
const NUMBER = String.raw`\d[\d.,]*`

const DECLINED = [
  `(?:(?:pode|podes|poderia) (?:me )?)?(?:conte|conta|contar|escreva|escreve|escrever|cante|canta|diga|diz)(?:-me|-nos| me)? uma?(?: [a-zà-ÿ]+){0,2} ${ART}(?: (?:sobre|para|de) .{1,80})?`,
  '(?:como (?:está|estará) o tempo|que tempo (?:faz|vai fazer)|vai chover)(?: .{1,40})?|que horas são(?: .{1,40})?|que dia é hoje',
  'qual é a capital d[aeo]s? .{1,40}|quem (?:ganhou|venceu) .{1,60}|quem pintou .{1,60}',
  'o que (?:acha|achas|pensa|pensas) (?:de|da|do|sobre) .{1,80}',
  `quanto (?:é|são) ${NUMBER}(?: ?(?:[-+*x×/÷]|mais|menos|vezes|dividido por) ?${NUMBER})+`,
  'qual é o sentido da vida|em quem (?:devo )?votar.{0,40}',
]

export const portuguese: LanguagePatterns = {
  language: 'pt',
  smallTalk: {
    please: 'por favor,? ',
    greeting: [`${HELLO}${WHOM}`, `(?:${HELLO}${WHOM}[,.!]? )?${MOOD}`],
    thanks: [
      `(?:${PLEASED},? ){0,2}(?:muito )?(?:obrigad[oa]s?|agradeço|valeu)${GRATITUDE}`,
      '(?:perfeito|ótimo|muito bem)',
    ],
    asks: String.raw`(?:^|[ ,])(?:como|que|onde|por que|porque|quando|quant[oa]s?|qual|quais|quem|posso|pode)(?: |$)`,
    farewell: [`(?:(?:ok|bem|obrigad[oa]|certo),? )?${BYE}(?:[,.!]? (?:e )?${BYE}){0,2}`],
    declined: DECLINED,
    identity: [
      '(?:quem|o que) (?:é você|és tu|és|você é)',
      'como (?:se chama|te chamas|você se chama)|qual é o (?:seu|teu) nome',
      `(?:você é|é|és) uma? ${MACHINE}(?: (?:real|de verdade))?(?: ou (?:uma? )?[^ ]+)?`,
      `(?:estou falando|estou a falar|falo) com uma? ${MACHINE}(?: (?:real|de verdade))?(?: ou (?:uma? )?[^ ]+)?`,
      'quantos anos (?:tem|tens|você tem)|quem (?:te|o|lhe) (?:criou|fez|programou)|quem criou você',
    ],
    help: [
      'ajuda|socorro|ajude-me|me ajude|ajuda-me|preciso de ajuda',
      'o que (?:você )?(?:pode|podes|sabe) fazer(?: por mim)?|como (?:você )?pode(?:s)? (?:me )?ajudar(?:-me)?',
      '(?:você )?(?:pode|podes) (?:me )?ajudar(?:-me)?',
      'o que (?:é que )?posso (?:lhe |te )?perguntar(?:-lhe|-te)?',
    ],
  },
  catalogue: {
    lead: '(?:por favor|olá|oi|bom dia|boa tarde|ok)[,.!]? ',
    place: '(?:,? (?:aqui|por favor|agora|neste site|no seu site|no vosso site))*',
    forms: FORMS,
    words: WORDS,
  },
}
