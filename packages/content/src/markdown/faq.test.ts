import { describe, expect, it } from 'vitest'
import { findFaqs, readFaq } from './faq.ts'
import { lexMarkdown } from './lex.ts'

const read = (markdown: string) => lexMarkdown(markdown).flatMap((token) => readFaq(token) ?? [])

describe('readFaq', () => {
  it.each([
    ['<!-- faq -->', []],
    ['<!--faq:-->', []],
    ['<!-- faq: /lamp -->', ['/lamp']],
    ['<!-- faq: /lamp#care, /chair -->', ['/lamp#care', '/chair']],
  ])('reads %j', (markdown, places) => {
    expect(read(markdown)).toEqual([{ places }])
  })

  it.each([
    '<!-- a faq -->',
    '<faq>',
    '<!-- faqs -->',
    'Words <!-- faq --> and more',
    '`<!-- faq -->`',
  ])('finds none in %j', (markdown) => {
    expect(read(markdown)).toEqual([])
  })
})

describe('findFaqs', () => {
  it('finds those in lists and quotes too', () => {
    const found = findFaqs(lexMarkdown('<!-- faq -->\n\n> Words.\n>\n> <!-- faq: /lamp -->\n'))
    expect(found).toEqual([{ places: [] }, { places: ['/lamp'] }])
  })
})
