import { describe, expect, it } from 'vitest'
import { createIntentReader } from './catalogueIntent.ts'
import { arabic } from './patterns/ar.ts'
import { german } from './patterns/de.ts'
import { english } from './patterns/en.ts'
import type { CatalogueIntent } from './patterns/types.ts'

/** Reads the likeliest meaning. */
function createReader(...[brand, patterns]: Parameters<typeof createIntentReader>) {
  const readIntents = createIntentReader(brand, patterns)
  return (text: string): CatalogueIntent | undefined => readIntents(text)[0]
}

const read = createReader('Green Corner', english)

describe('createIntentReader', () => {
  it.each([
    'Explain what you do.',
    'What do you do?',
    'what is green corner',
    'What is this site about?',
    'what is this Green Corner thing?',
    'Tell me about Green Corner',
    'Hello, what does Green Corner do exactly?',
    'Introduce yourself',
    'a short overview of this site, please',
  ])('reads %j as what the site is about', (text) => {
    expect(read(text)).toEqual({ type: 'about' })
  })

  it.each([
    ['What products are available?', 'products'],
    ['what tutorials are there', 'tutorials'],
    ['Show me all the articles', 'articles'],
    ['Do you have any guides?', 'guides'],
    ['How many products are there?', 'products'],
    ['What do you sell?', 'products'],
    ['what can I buy here', 'products'],
    ['products', 'products'],
  ])('reads %j as a list of %s', (text, noun) => {
    expect(read(text)).toEqual({ type: 'list', noun })
  })

  it.each<[string, CatalogueIntent]>([
    ['Which stove is the cheapest?', { type: 'cheapest', noun: 'stove' }],
    ['whats your cheapest stove', { type: 'cheapest', noun: 'stove' }],
    ['which one is cheapest', { type: 'cheapest' }],
    ['What is the most expensive product?', { type: 'dearest', noun: 'product' }],
    ['prices', { type: 'prices' }],
    ['What are the prices of your stoves?', { type: 'prices', noun: 'stoves' }],
    ['how much do your stoves cost?', { type: 'prices', noun: 'stoves' }],
    ['how much is the fern', { type: 'prices', noun: 'fern' }],
  ])('reads %j as a question about prices', (text, intent) => {
    expect(read(text)).toEqual(intent)
  })

  it.each<[string, Partial<CatalogueIntent>]>([
    ['Who should get these products?', { not: false, here: false }],
    ['who are your products for?', { not: false, here: false }],
    ['Which product should I choose?', { not: false, here: false }],
    ['Who is it for?', { here: true }],
    ['Is this right for me?', { here: true }],
    ['Who should get the Boston fern?', { name: 'boston fern' }],
    ['Who is the cactus for', { name: 'cactus' }],
    ['Who needs the cactus?', { name: 'cactus' }],
    ['Is the cactus something for my team?', { name: 'cactus' }],
    ['Who should not get the cactus?', { name: 'cactus', not: true }],
  ])('reads %j as a question about the audience', (text, intent) => {
    expect(read(text)).toMatchObject({ type: 'audience', ...intent })
  })

  it.each([
    'Compare the fern and the cactus',
    'fern vs. cactus',
    'What is the difference between the fern and the cactus?',
    'How does the fern differ from the cactus?',
  ])('reads %j as a comparison', (text) => {
    expect(read(text)).toEqual({ type: 'compare', names: ['fern', 'cactus'] })
  })

  it('reads what is new, of all or of one kind', () => {
    expect(read("What's new?")).toEqual({ type: 'news', noun: '' })
    expect(read('Show me the latest articles')).toEqual({ type: 'news', noun: 'articles' })
    expect(read('Have you published anything new lately?')).toEqual({ type: 'news', noun: '' })
  })

  it('reads a question about the current page', () => {
    expect(read('Summarise this page')).toEqual({ type: 'page' })
    expect(read('What is this page about?')).toEqual({ type: 'page' })
  })

  it.each([
    'How do I water a fern?',
    'Which plan is right for a school with five hundred pupils and no garden?',
    'who won the world cup',
    'have you written anything about ferns',
    `what is ${'very '.repeat(60)}long`,
  ])('leaves %j to the search', (text) => {
    const intent = read(text)
    expect(intent === undefined || intent.type === 'list').toBe(true)
    expect(intent).not.toEqual({ type: 'list', noun: 'products' })
  })

  it('reads a brand that looks like a pattern literally', () => {
    expect(createReader('C++ (core)', english)('What is C++ (core)?')).toEqual({
      type: 'about',
    })
    expect(createReader('a.b', english)('What is axb?')).not.toEqual({ type: 'about' })
  })
})

describe('in German', () => {
  const readGerman = createReader('Grünes Eck', german)

  it.each<[string, CatalogueIntent]>([
    ['Erklären Sie mir, was Sie anbieten.', { type: 'about' }],
    ['Was machen Sie eigentlich?', { type: 'about' }],
    ['was ist Grünes Eck', { type: 'about' }],
    ['Hallo, worum geht es hier?', { type: 'about' }],
    ['Erzähl mir etwas über diese Website', { type: 'about' }],
    ['Stellen Sie sich vor', { type: 'about' }],
    ['Welche Produkte gibt es?', { type: 'list', noun: 'produkte' }],
    ['Zeigen Sie mir alle Anleitungen', { type: 'list', noun: 'anleitungen' }],
    ['Was verkaufen Sie?', { type: 'list', noun: 'products' }],
    ['Was gibt es Neues?', { type: 'news', noun: '' }],
    ['Was sind die neuesten Artikel?', { type: 'news', noun: 'artikel' }],
    ['Worum geht es auf dieser Seite?', { type: 'page' }],
    ['Vergleichen Sie den Farn mit dem Kaktus', { type: 'compare', names: ['farn', 'kaktus'] }],
  ])('reads %j as %j', (text, intent) => {
    expect(readGerman(text)).toEqual(intent)
  })

  it.each<[string, Partial<CatalogueIntent>]>([
    ['Für wen sind diese Produkte?', { not: false, here: false }],
    ['Wer sollte diese Produkte kaufen?', { not: false, here: false }],
    ['Welches Produkt passt zu mir?', { not: false, here: false }],
    ['Für wen ist das gedacht?', { not: false, here: true }],
    ['Für wen ist der Farn geeignet?', { not: false, name: 'farn' }],
    ['Für wen ist der Farn nicht geeignet?', { not: true, name: 'farn' }],
  ])('reads %j as a question about the audience', (text, intent) => {
    expect(readGerman(text)).toMatchObject({ type: 'audience', ...intent })
  })

  it.each(['Wie gieße ich einen Farn?', 'Welche Erde braucht ein Kaktus?', 'Was kostet der Farn?'])(
    'leaves %j to the search',
    (text) => expect(readGerman(text)).toBeUndefined(),
  )
})

describe('in Arabic', () => {
  const readArabic = createReader('الركن الأخضر', arabic)

  it.each<[string, CatalogueIntent]>([
    ['اشرح لي ماذا تقدمون.', { type: 'about' }],
    ['ما هو الركن الأخضر؟', { type: 'about' }],
    ['أخبرني عن هذا الموقع', { type: 'about' }],
    ['مرحبًا، ماذا تفعلون؟', { type: 'about' }],
    ['ما المنتجات المتاحة؟', { type: 'list', noun: 'المنتجات' }],
    ['ما هي المنتجات المتوفّرة لديكم', { type: 'list', noun: 'المنتجات المتوفره' }],
    ['ماذا تبيعون؟', { type: 'list', noun: 'products' }],
    ['ما الجديد؟', { type: 'news', noun: '' }],
    ['عمَّ تتحدث هذه الصفحة؟', { type: 'page' }],
    ['قارن بين السرخس والصبار', { type: 'compare', names: ['السرخس', 'الصبار'] }],
  ])('reads %j as %j', (text, intent) => {
    expect(readArabic(text)).toEqual(intent)
  })

  it.each<[string, Partial<CatalogueIntent>]>([
    ['لمن هذه المنتجات؟', { not: false, here: false }],
    ['من يحتاج إلى هذه المنتجات؟', { not: false, here: false }],
    ['لمن يصلح هذا المنتج؟', { not: false, here: true }],
    ['لمن يناسب السرخس؟', { not: false, name: 'السرخس' }],
    ['لمن لا يناسب السرخس؟', { not: true, name: 'السرخس' }],
  ])('reads %j as a question about the audience', (text, intent) => {
    expect(readArabic(text)).toMatchObject({ type: 'audience', ...intent })
  })

  it.each(['كيف أسقي السرخس؟', 'متى يُنقل الصبار إلى أصيص أكبر؟'])(
    'leaves %j to the search',
    (text) => expect(readArabic(text)).toBeUndefined(),
  )
})
