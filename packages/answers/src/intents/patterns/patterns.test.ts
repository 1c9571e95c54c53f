import { fillTexts } from '@docent/texts'
import { PHRASES } from '@docent/texts/phrases'
import { SITES } from '@docent/texts/sites'
import { describe, expect, it } from 'vitest'
import { createIntentReader } from '../catalogueIntent.ts'
import { createSmallTalk } from '../smallTalk.ts'
import { arabic } from './ar.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { PATTERNS } from './index.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { portuguese } from './pt.ts'
import type { CatalogueIntent } from './types.ts'

const READERS = Object.fromEntries(
  Object.entries({
    fr: french,
    es: spanish,
    it: italian,
    pt: portuguese,
    nl: dutch,
    ar: arabic,
  }).map(([language, patterns]) => {
    const readIntents = createIntentReader('Coin Vert', patterns)
    return [language, (text: string) => readIntents(text)[0]]
  }),
)

const ALL = { type: 'audience', not: false, here: false } as const
const about: CatalogueIntent = { type: 'about' }
const list = (noun: string): CatalogueIntent => ({ type: 'list', noun })
const compare: CatalogueIntent = { type: 'compare', names: ['a1', 'b2'] }

it.each<[language: string, text: string, intent: CatalogueIntent]>([
  ['fr', 'Que faites-vous exactement ?', about],
  ['fr', 'Bonjour, qu’est-ce que Coin Vert ?', about],
  ['fr', 'Montrez-moi tous les guides', list('guides')],
  ['fr', 'Avez-vous des articles ?', list('articles')],
  ['fr', 'Que vendez-vous ?', list('products')],
  ['fr', 'Quoi de neuf ?', { type: 'news', noun: '' }],
  ['fr', 'De quoi parle cette page ?', { type: 'page' }],
  ['fr', 'Quelle est la différence entre A1 et B2 ?', compare],
  ['fr', 'À qui s’adresse la fougère ?', { ...ALL, name: 'fougère' }],
  ['fr', 'À qui la fougère ne convient-elle pas ?', { ...ALL, not: true, name: 'fougère' }],
  ['fr', 'Est-ce pour moi ?', { ...ALL, here: true }],
  ['es', '¿A qué se dedican?', about],
  ['es', '¿Qué es Coin Vert?', about],
  ['es', '¿Cuáles son los productos disponibles?', list('productos')],
  ['es', '¿Tienen guías?', list('guías')],
  ['es', '¿Qué venden?', list('products')],
  ['es', '¿Qué hay de nuevo?', { type: 'news', noun: '' }],
  ['es', '¿De qué trata esta página?', { type: 'page' }],
  ['es', '¿Qué diferencia hay entre A1 y B2?', compare],
  ['es', '¿Para quién es el helecho?', { ...ALL, name: 'helecho' }],
  ['es', '¿Para quién no es el helecho?', { ...ALL, not: true, name: 'helecho' }],
  ['es', '¿Es para mí?', { ...ALL, here: true }],
  ['es', '¿Para quién son estas herramientas?', ALL],
  ['it', 'Che cosa fate?', about],
  ['it', 'Ciao, cos’è Coin Vert?', about],
  ['it', 'Mostrami tutte le guide', list('guide')],
  ['it', 'Quanti prodotti avete?', list('prodotti')],
  ['it', 'Cosa vendete?', list('products')],
  ['it', 'Cosa c’è di nuovo?', { type: 'news', noun: '' }],
  ['it', 'Di cosa parla questa pagina?', { type: 'page' }],
  ['it', 'Confronta A1 con B2', compare],
  ['it', 'Per chi è adatta la felce?', { ...ALL, name: 'felce' }],
  ['it', 'Per chi non è la felce?', { ...ALL, not: true, name: 'felce' }],
  ['it', 'Fa per me?', { ...ALL, here: true }],
  ['pt', 'O que vocês fazem?', about],
  ['pt', 'Olá, o que é Coin Vert?', about],
  ['pt', 'Mostre-me todos os guias', list('guias')],
  ['pt', 'Quantos artigos há?', list('artigos')],
  ['pt', 'O que vocês vendem?', list('products')],
  ['pt', 'O que há de novo?', { type: 'news', noun: '' }],
  ['pt', 'Do que trata esta página?', { type: 'page' }],
  ['pt', 'Qual é a diferença entre A1 e B2?', compare],
  ['pt', 'Para quem é o feto?', { ...ALL, name: 'feto' }],
  ['pt', 'Para quem não é o feto?', { ...ALL, not: true, name: 'feto' }],
  ['pt', 'É para mim?', { ...ALL, here: true }],
  ['nl', 'Wat doet u precies?', about],
  ['nl', 'Hallo, wat is Coin Vert?', about],
  ['nl', 'Toon mij alle handleidingen', list('handleidingen')],
  ['nl', 'Hoeveel artikelen zijn er?', list('artikelen')],
  ['nl', 'Wat verkoopt u?', list('products')],
  ['nl', 'Wat is er nieuw?', { type: 'news', noun: '' }],
  ['nl', 'Waar gaat deze pagina over?', { type: 'page' }],
  ['nl', 'Vergelijk A1 met B2', compare],
  ['nl', 'Voor wie is de varen geschikt?', { ...ALL, name: 'varen' }],
  ['nl', 'Voor wie is de varen niet geschikt?', { ...ALL, not: true, name: 'varen' }],
  ['nl', 'Is dit iets voor mij?', { ...ALL, here: true }],
  ['fr', 'Combien coûtent vos lampes ?', { type: 'prices', noun: 'lampes' }],
  ['fr', 'Quels sont vos prix ?', { type: 'prices' }],
  ['fr', 'Quelle lampe est la moins chère ?', { type: 'cheapest', noun: 'lampe' }],
  ['fr', 'Quel est le produit le plus cher ?', { type: 'dearest', noun: 'produit' }],
  ['es', '¿Cuánto cuestan sus lámparas?', { type: 'prices', noun: 'lámparas' }],
  ['es', '¿Qué precios tienen?', { type: 'prices' }],
  ['es', '¿Cuál es la lámpara más barata?', { type: 'cheapest', noun: 'lámpara' }],
  ['es', '¿Qué lámpara es la más cara?', { type: 'dearest', noun: 'lámpara' }],
  ['it', 'Quanto costano le vostre lampade?', { type: 'prices', noun: 'lampade' }],
  ['it', 'Quali sono i prezzi?', { type: 'prices' }],
  ['it', 'Qual è la lampada più economica?', { type: 'cheapest', noun: 'lampada' }],
  ['it', 'Quale lampada è la più cara?', { type: 'dearest', noun: 'lampada' }],
  ['pt', 'Quanto custam os vossos candeeiros?', { type: 'prices', noun: 'candeeiros' }],
  ['pt', 'Quais são os preços?', { type: 'prices' }],
  ['pt', 'Qual é o candeeiro mais barato?', { type: 'cheapest', noun: 'candeeiro' }],
  ['pt', 'Qual candeeiro é o mais caro?', { type: 'dearest', noun: 'candeeiro' }],
  ['nl', 'Wat kosten jullie lampen?', { type: 'prices', noun: 'lampen' }],
  ['nl', 'Wat zijn de prijzen?', { type: 'prices' }],
  ['nl', 'Wat is de goedkoopste lamp?', { type: 'cheapest', noun: 'lamp' }],
  ['nl', 'Welke lamp is het duurst?', { type: 'dearest', noun: 'lamp' }],
  ['ar', 'ما هي أسعاركم؟', { type: 'prices' }],
  ['ar', 'ما أسعار المصابيح لديكم؟', { type: 'prices', noun: 'المصابيح' }],
  ['ar', 'بكم المصابيح؟', { type: 'prices', noun: 'المصابيح' }],
  ['ar', 'ما أرخص مصباح لديكم؟', { type: 'cheapest', noun: 'مصباح' }],
  ['ar', 'أي المنتجات هو الأرخص؟', { type: 'cheapest', noun: 'المنتجات' }],
  ['ar', 'ما هو أقل المنتجات سعرًا؟', { type: 'cheapest', noun: 'المنتجات' }],
  ['ar', 'ما هو الأغلى؟', { type: 'dearest' }],
])('reads in %s %j as %j', (language, text, intent) => {
  expect(READERS[language]?.(text)).toEqual(intent)
})

// The button "Ask about this page" suggests it.
it.each(PATTERNS)('reads the question about the current page, %#', (patterns) => {
  const { askPageQuestion } = SITES[patterns.language]
  expect(createIntentReader('Coin Vert', patterns)(askPageQuestion)[0]).toEqual({ type: 'page' })
})

type Topic = 'greeting' | 'thanks' | 'farewell' | 'identity' | 'declined' | 'help'

const TALK: Readonly<Record<'fr' | 'es' | 'it' | 'pt' | 'nl', Readonly<Record<Topic, string[]>>>> =
  {
    fr: {
      greeting: ['Bonjour !', 'Salut, comment ça va ?'],
      thanks: ['Merci beaucoup pour votre aide', 'Parfait, merci !'],
      farewell: ['Au revoir', 'Bonne journée !'],
      identity: ['Qui êtes-vous ?', 'Êtes-vous un robot ou une personne ?'],
      declined: ['Racontez-moi une blague', 'Quelle est la capitale de la Norvège ?'],
      help: ['Pouvez-vous m’aider ?', 'Aide'],
    },
    es: {
      greeting: ['¡Hola!', 'Buenos días, ¿qué tal?'],
      thanks: ['Muchas gracias por su ayuda', 'Gracias, muy amable'],
      farewell: ['Adiós', 'Hasta luego'],
      identity: ['¿Quién eres?', '¿Es usted un robot?'],
      declined: ['Cuéntame un chiste', '¿Cuál es la capital de Noruega?'],
      help: ['Necesito ayuda', '¿Me puede ayudar?'],
    },
    it: {
      greeting: ['Ciao!', 'Buongiorno, come va?'],
      thanks: ['Grazie mille per il tuo aiuto', 'Ottimo, grazie'],
      farewell: ['Arrivederci', 'Buona giornata'],
      identity: ['Chi sei?', 'Sei una persona o un robot?'],
      declined: ['Raccontami una barzelletta', 'Che tempo farà domani a Roma?'],
      help: ['Mi puoi aiutare?', 'Aiuto'],
    },
    pt: {
      greeting: ['Olá!', 'Bom dia, tudo bem?'],
      thanks: ['Muito obrigada pela sua ajuda', 'Obrigado!'],
      farewell: ['Tchau', 'Até logo!'],
      identity: ['Quem é você?', 'Você é uma pessoa?'],
      declined: ['Conte-me uma piada', 'Quem ganhou a copa do mundo?'],
      help: ['Preciso de ajuda', 'Você pode me ajudar?'],
    },
    nl: {
      greeting: ['Goedemorgen', 'Hallo, hoe gaat het?'],
      thanks: ['Hartelijk dank voor uw hulp', 'Dank u wel!'],
      farewell: ['Tot ziens', 'Fijne dag nog'],
      identity: ['Wie bent u?', 'Praat ik met een mens?'],
      declined: ['Vertel me een mop', 'Hoe is het weer in Utrecht?'],
      help: ['Kunt u mij helpen?', 'Hulp'],
    },
  }

describe.each(Object.entries(TALK))('small talk in %s', (language, topics) => {
  const phrases = fillTexts(PHRASES[language as keyof typeof TALK], 'Coin Vert')
  const answer = createSmallTalk('Coin Vert')
  const cases = Object.entries(topics).flatMap(([topic, texts]) =>
    texts.map((text) => [topic as Topic, text] as const),
  )

  it.each(cases)('has the %s for %j', (topic, text) => {
    expect(answer(text, phrases)?.said).toBe(phrases[topic])
  })
})

it.each([
  ['fr', 'merci pour '],
  ['es', 'gracias por '],
  ['it', 'grazie per '],
  ['pt', 'obrigado por a '],
  ['nl', 'bedankt voor de '],
] as const)('reads endless thanks in %s without trying every split', (language, opening) => {
  const text = `${opening}${'la '.repeat(600)}x`
  expect(createSmallTalk('Coin Vert')(text, PHRASES[language])).toBeUndefined()
})

describe('an ordinary question', () => {
  const answer = createSmallTalk('Coin Vert')

  it.each([
    ['fr', 'Merci, comment arroser la fougère ?'],
    ['fr', 'Pouvez-vous m’aider à rempoter une fougère ?'],
    ['fr', 'Quelle heure de livraison ?'],
    ['fr', 'Combien coûte la fougère ?'],
    ['fr', 'bonne nuit veilleuse enfant'],
    ['es', 'Gracias, ¿cuánto tarda el envío?'],
    ['es', '¿Puede ayudarme a trasplantar un helecho?'],
    ['es', '¿Cuánto cuesta el helecho?'],
    ['es', 'gracias tarjetas azules'],
    ['it', 'Grazie, quanto costa la felce?'],
    ['it', 'Puoi aiutarmi a rinvasare una felce?'],
    ['it', 'Ogni quanto innaffio la felce?'],
    ['it', 'ciao maglietta taglie'],
    ['pt', 'Obrigado, quanto custa o feto?'],
    ['pt', 'Pode me ajudar a regar o feto?'],
    ['pt', 'Com que frequência rego o feto?'],
    ['pt', 'bom dia caneca azul'],
    ['nl', 'Dank u, hoe vaak geef ik de varen water?'],
    ['nl', 'Kunt u mij helpen een varen te verpotten?'],
    ['nl', 'Hoeveel kost de varen?'],
    ['nl', 'dag en nacht temperatuur'],
  ])('in %s is left to the pages: %j', (language, text) => {
    expect(answer(text, PHRASES[language as keyof typeof TALK])).toBeUndefined()
    expect(READERS[language]?.(text)).toBeUndefined()
  })
})
