import { PHRASES } from '@docent/texts/phrases'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { FAR_BELOW } from '../tuning.ts'
import { refuse } from './refusal.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    'emoji.md':
      '# Signs\n\nThe sign for a flight is a plane. The sign for an egg is an egg to boil.\n',
    'lamp.md': '# Lamp\n\nPush the button.\n',
  })
})

afterAll(() => site.close())

function suggest(text: string, confidence: number): string[] | undefined {
  const { knowledge } = site
  const query = knowledge.readQuery(text)
  const asked = { query, hits: knowledge.search(query), confidence, exhausted: false }
  return refuse(asked, knowledge, undefined, PHRASES.en).nearest?.map(({ title }) => title)
}

it('does not suggest a page that only shares words with a question about something else', () => {
  expect(suggest('how do i boil an egg', FAR_BELOW)).toEqual(['Signs'])
  expect(suggest('how do i boil an egg', FAR_BELOW / 2)).toEqual([])
})

it('suggests a page that such a question names', () => {
  expect(suggest('boil an egg with the sign', FAR_BELOW / 2)).toEqual(['Signs'])
})

// Without a page that introduces a folder, and with one in another language, there was no link.
it.each([
  ['the home page', 'products/kahn', ['Start']],
  ['an introduction in German', 'handbuch/erste-schritte', ['Boot']],
  ['an introduction with an umlaut', 'handbuch/überblick', ['Boot']],
])('leads to %s if nothing is close', async (_, file, titles) => {
  const small = await openSite({
    'index.md': '# Start\n\nZimmer am See.\n',
    [`${file}.md`]: '# Boot\n\nEin Kahn.\n',
  })
  const query = small.knowledge.readQuery('who won the cup in 1974?')
  const asked = { query, hits: [], confidence: 0, exhausted: false }
  const { said, nearest } = refuse(asked, small.knowledge, undefined, PHRASES.de)
  small.close()
  expect(nearest?.map(({ title }) => title)).toEqual(titles)
  expect(said[0]).toContain(`- [${titles[0]}](/`)
})
