import { describe, expect, it } from 'vitest'
import { createIntentReader, type CatalogueIntent } from './catalogueIntent.ts'

const read = createIntentReader('Green Corner')

describe('createIntentReader', () => {
  it.each([
    'Explain what you do.',
    'What do you do?',
    'what is green corner',
    'What is this site about?',
    'Tell me about Green Corner',
    'Hello, what does Green Corner do exactly?',
    'Introduce yourself',
    'a short overview, please',
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
  ])('reads %j as whom it is for', (text, intent) => {
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
  })

  it('reads a question about the page that is shown', () => {
    expect(read('Summarise this page')).toEqual({ type: 'page' })
    expect(read('What is this page about?')).toEqual({ type: 'page' })
  })

  it.each([
    'How do I water a fern?',
    'Which plan is right for a school with five hundred pupils and no garden?',
    'who won the world cup',
    `what is ${'very '.repeat(60)}long`,
  ])('leaves %j to the search', (text) => {
    const intent = read(text)
    expect(intent === undefined || intent.type === 'list').toBe(true)
    expect(intent).not.toEqual({ type: 'list', noun: 'products' })
  })

  it('reads a brand that looks like a pattern as it is written', () => {
    expect(createIntentReader('C++ (core)')('What is C++ (core)?')).toEqual({ type: 'about' })
    expect(createIntentReader('a.b')('What is axb?')).not.toEqual({ type: 'about' })
  })
})
