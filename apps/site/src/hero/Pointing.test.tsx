import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { write } from '../testing.ts'
import { Pointing } from './Pointing.tsx'
import type { HeroAnswer } from './types.ts'

function createAnswer(question: string, fields: Partial<HeroAnswer> = {}): HeroAnswer {
  return {
    question,
    answer: 'It is **free**, [see](/price).',
    others: 0,
    source: {
      title: 'Price',
      route: '/price',
      url: '/price#cost:~:text=It%20is%20free',
      heading: 'Cost',
      before: '',
      cited: 'It is free.',
      after: [],
    },
    ...fields,
  }
}

function render(...answers: HeroAnswer[]): string {
  return renderToStaticMarkup(<Pointing answers={answers} manuscript={write('')} />)
}

it('chooses the first of its questions', () => {
  const html = render(createAnswer('What does it cost?'), createAnswer('Is it free?'))
  expect(html.match(/<input [^>]*>/g)).toEqual([
    '<input class="vh" type="radio" name="hero" checked=""/>',
    '<input class="vh" type="radio" name="hero"/>',
  ])
})

it('has one link for each answer: to the sentence', () => {
  const html = render(createAnswer('What does it cost?', { others: 2 }))
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/price#cost:~:text=It%20is%20free"'])
  expect(html).toContain(
    '<strong>free</strong>, see. <b class="turn-mark" aria-hidden="true">1</b>',
  )
  expect(html).toContain('<span>+2</span>')
})

it('puts the mark below an answer that ends with a list', () => {
  const html = render(createAnswer('What is there?', { answer: '- A lamp\n- A cable' }))
  expect(html).toMatch(/<\/ul><p> ?<b class="turn-mark"/)
})
