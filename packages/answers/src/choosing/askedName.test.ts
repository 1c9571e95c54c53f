import type { Unit } from '@docent/retrieval'
import { describe, expect, it } from 'vitest'
import { isIntroduction, readAskedName } from './askedName.ts'

const SECTION = { route: '/guide/parts', title: 'Parts', heading: 'The parts' }

function weigh(question: string, text: string, section = SECTION, place = 0): number {
  const unit = { kind: 'sentence', text, markdown: text, block: 0, depth: 0 } as unknown as Unit
  return readAskedName(question)?.weigh(section, unit, place) ?? -1
}

describe('readAskedName', () => {
  it.each([
    ['What is Traefik?', 'traefik'],
    ['traefik what is it', 'traefik'],
    ['Traefik - what does it do?', 'traefik'],
    ['what exactly is traefik', 'traefik'],
    ["what's a work space exactly", 'work space'],
    ['whats cal.com', 'cal.com'],
    ['What are page bundles used for?', 'page bundles'],
    ['what does v-model do', 'v-model'],
    ['Can you explain what a shortcode is?', 'shortcode'],
    ['tell me about Quick Connect', 'quick connect'],
    ['explain the widget to me', 'widget'],
    ['give me a short overview of the protocol', 'protocol'],
    ['how does the cache actually work?', 'cache'],
    ['Was ist eine Leuchte?', 'leuchte'],
    ["Qu'est-ce qu'un capteur", 'capteur'],
    ['¿Qué es un sensor?', 'sensor'],
    ["Che cos'è una lampada?", 'lampada'],
    ['O que é um sensor?', 'sensor'],
    ['Wat is een lamp?', 'lamp'],
    ['ما هو المصباح؟', 'المصباح'],
  ])('finds the name in %j', (question, name) => {
    expect(readAskedName(question)?.name).toBe(name)
  })

  it.each([
    '',
    'Is Traefik fast?',
    'What is the limit of an upload?',
    'What is the difference between a run and a task?',
    'what is it',
    'explain how to deploy',
    "What's new?",
    'what is the fastest possible way that anybody has ever found',
  ])('finds none in %j', (question) => {
    expect(readAskedName(question)).toBeUndefined()
  })
})

describe('weigh', () => {
  it('prefers a sentence that says what the thing is', () => {
    const defines = weigh(
      'what is lumo',
      'Lumo is an open source lamp controller, a server for any lamp.',
    )
    expect(defines).toBeGreaterThan(2)
    expect(weigh('what is lumo', 'Lumo lets you switch every lamp of the house on and off.')).toBe(
      0,
    )
    expect(weigh('what is lumo', 'Every lamp of the house is a Lumo.')).toBe(0)
    expect(weigh('what is lumo', 'Lumos-like lamps are a way to save energy at home.')).toBe(0)
  })

  it('takes "lets you" for a definition where the thing is introduced', () => {
    const opening = { route: '/introduction', title: 'Introduction', heading: '' }
    expect(
      weigh('what is lumo', 'Lumo lets you switch every lamp on and off.', opening),
    ).toBeGreaterThan(2)
  })

  it.each([
    'Lumo® is a lamp controller for every room of the house.',
    'Lumo (say "loo-mo") is a lamp controller for every room.',
    'Lumo, our oldest product, is a lamp controller for every room.',
    'Note: Lumo is a lamp controller for every room of the house.',
    'About Lumo: Lumo is a lamp controller for every room of the house.',
    'The Lumo is a lamp controller for every room of the house.',
  ])('reads %j', (text) => expect(weigh('What is Lumo?', text)).toBeGreaterThan(2))

  it('knows the singular of the name', () => {
    const text = 'A page bundle is a folder with a page and its pictures in it.'
    expect(weigh('what are page bundles', text)).toBeGreaterThan(2)
  })

  it('prefers the thing itself to a longer name', () => {
    const own = weigh('what is lumo', 'Lumo is a lamp controller for every room of the house.')
    const longer = weigh(
      'what is lumo',
      'Lumo Cloud is a lamp controller for every room, hosted by us.',
    )
    expect(longer).toBeLessThan(own)
  })

  it('falls back on the first sentence of a page with that title', () => {
    const page = { route: '/lamps', title: 'Lamps', heading: '' }
    expect(weigh('what is a lamp', 'Choose one for every room.', page)).toBe(1)
    expect(weigh('what is a lamp', 'Choose one for every room.', page, 1)).toBe(0)
  })

  it('takes marks in a name as they are', () => {
    expect(
      weigh('what is a+b*c(d', 'A+b*c(d is a formula that nobody understands any more.'),
    ).toBeGreaterThan(2)
  })
})

it('tells which pages introduce a site', () => {
  expect(['/', '/guide/', '/docs/introduction', '/start/what-is-lumo'].every(isIntroduction)).toBe(
    true,
  )
  expect(['/guide/upload', '/restart-policy', '/aboutness'].some(isIntroduction)).toBe(false)
})
