import { join } from 'node:path'
import { loadContent, readConfig, readHeroQuestions } from '@docent/content'
import { buildKnowledge } from '@docent/retrieval/node'
import type { HeroAnswer } from '@docent/site/build'
import { writeFolder } from '../../../../packages/content/src/testing/folder.node.ts'
import { expect, it } from 'vitest'
import { answerHero } from './answerHero.ts'

const LAMP = `---
title: Lamp
summary: A lamp for reading.
questions:
  - question: Can the bulb be replaced?
    answer: Yes. It turns out by hand, without a tool.
---

## Its light

The lamp is dimmed by turning its foot. The brightest light suits drawing. A turtle switch keeps it on overnight.

## Its cable

The cable is two metres long.
`

async function answer(contentFolder: string): Promise<HeroAnswer[]> {
  const content = await loadContent(contentFolder)
  const knowledgeFile = join(await writeFolder({}), 'knowledge.db')
  buildKnowledge(content, knowledgeFile)
  return answerHero(content, readConfig({ brand: 'Lamps' }), knowledgeFile)
}

function writeSite(hero: string): Promise<string> {
  return writeFolder({
    'index.md': `---\ntitle: Lamps\nhero:\n${hero}\n---\n`,
    'products/lamp.md': LAMP,
  })
}

it('answers from the pages and shows the place of the sentence', async () => {
  const [turtle] = await answer(await writeSite('  - What does the turtle switch do?'))
  expect(turtle).toMatchObject({
    question: 'What does the turtle switch do?',
    source: {
      title: 'Lamp',
      route: '/products/lamp',
      heading: 'Its light',
      after: expect.arrayContaining([
        { heading: 'Its cable', text: 'The cable is two metres long.' },
      ]),
    },
  })
  const { source } = turtle as HeroAnswer
  expect(turtle?.answer).toContain(source.cited)
  expect(LAMP).toContain([source.before, source.cited].filter(Boolean).join(' '))
  expect(decodeURIComponent(source.url)).toBe(`/products/lamp#its-light:~:text=${source.cited}`)
})

it('shows a word such as "Yes." with the sentence after it', async () => {
  const [bulb] = await answer(await writeSite('  - Can the bulb be replaced?'))
  expect(bulb?.source.cited).toBe('Yes. It turns out by hand, without a tool.')
})

it('leaves out a question that the pages do not answer', async () => {
  const hero = '  - Who was the emperor of Brazil?\n  - Can the bulb be replaced?'
  const answers = await answer(await writeSite(hero))
  expect(answers.map(({ question }) => question)).toEqual(['Can the bulb be replaced?'])
})

it('is empty on a site whose home page has no questions', async () => {
  expect(await answer(await writeFolder({ 'index.md': '---\ntitle: Lamps\n---\n' }))).toEqual([])
})

it('answers each question of the shipped home page', async () => {
  const folder = join(import.meta.dirname, '../../../../content')
  const { documents } = await loadContent(folder)
  const home = documents.find(({ route }) => route === '/')
  const questions = home ? readHeroQuestions(home) : []
  expect(questions).toHaveLength(3)
  expect((await answer(folder)).map(({ question }) => question)).toEqual(questions)
})
