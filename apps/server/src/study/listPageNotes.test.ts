import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadContent } from '@docent/content'
import { listSections, selectNotes } from '@docent/study'
import { openSite } from '../../../../packages/retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../../packages/retrieval/src/testing/site.node.ts'
import { PLANT_SHOP } from '../../../../packages/retrieval/src/testing/site.node.ts'
import { listPageNotes } from './listPageNotes.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite(PLANT_SHOP)
})
afterAll(() => site.close())

it('names the section of each proven note, and asks its question in full', async () => {
  const sections = await listSections(site.content)
  const toLine = (at: string, answer: string) => {
    const { key = '' } = sections.find(({ passage }) => passage.url === at) ?? {}
    return {
      key,
      section: at,
      questions: ['fern water', 'how often'],
      answer,
      words: [],
      rests: [],
    }
  }
  const lines = [
    toLine('/products/fern#watering', 'Water the fern twice a week.'),
    toLine('/products/fern#watering', 'Water the fern nine times a week.'),
  ]
  const { notes } = selectNotes([{ name: 'fern.jsonl', lines, faults: [] }], sections)
  const content = await loadContent(site.content.folder, { lenient: true })
  expect(listPageNotes(notes, content)).toEqual([
    {
      question: 'How often?',
      answer: 'Water the fern twice a week.',
      route: '/products/fern',
      url: '/products/fern#watering',
      label: 'Watering',
    },
  ])
})
