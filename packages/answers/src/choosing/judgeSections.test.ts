import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, PLANT_SHOP } from '../../../retrieval/src/testing/site.node.ts'
import type { TestSite } from '../../../retrieval/src/testing/site.node.ts'
import { judgeSections } from './judgeSections.ts'
import { createSignReader, type SectionWithSigns } from './readSigns.ts'

let site: TestSite

beforeAll(async () => {
  site = await openSite({
    ...PLANT_SHOP,
    'trellis.md':
      '---\ntitle: Trellis\n---\n## Hooks\n\nA trellis has strong [hooks](/care).\n\n## Next\n\n- [Attach hooks](/trellis#hooks) to your trellis\n- [Buy hooks](/trellis#numbers) for the trellis\n\n## Sellers\n\n- [Trellis hooks](https://hooks.example) are cheap\n\n## Numbers\n\nA trellis has up to 30 hooks. Clean them weekly.\n',
    'fountain.md':
      '---\ntitle: Fountain\n---\n## Fountain data\n\n```json\n{"fountain": "height"}\n```\n\n## Fountain program\n\n```js\nfountain.height = 2\n```\n',
    'sconce.md':
      '---\ntitle: Sconce\n---\n## How much light does the sconce give?\n\nThe sconce gives 400 lumens, enough for one table.\n\n## What is in the box\n\n- the sconce\n- a cable\n- a bulb\n',
    'a-lantern.md':
      '---\ntitle: Lantern\n---\n## Can I hang it outside?\n\nRain harms it, so no.\n',
    'b-lantern.md':
      '---\ntitle: Lantern\n---\n## Can I hang it outside?\n\nNo, so rain harms it.\n',
  })
})

afterAll(() => site.close())

function readSigns(question: string, url: string): SectionWithSigns {
  const query = site.knowledge.readQuery(question)
  const hits = site.knowledge.search(query)
  const rank = hits.findIndex(({ passage }) => passage.url === url)
  return createSignReader(query, hits)(hits[rank]!, rank)
}

describe('judgeSections', () => {
  // "What's next?" has the words of every question about its page.
  it.each([
    ['/trellis#next', 1],
    ['/trellis#hooks', 0],
    ['/trellis#sellers', 0],
  ])('knows whether %s only links to other pages of the site', (url, linksOn) => {
    expect(readSigns('trellis hooks', url).section.linksOn).toBe(linksOn)
  })

  it.each([
    ['how many hooks has a trellis', '/trellis#hooks', 1],
    ['how many hooks has a trellis', '/trellis#numbers', 0],
    ['how often do I clean trellis hooks', '/trellis#numbers', 0],
    ['how often do I clean trellis hooks', '/trellis#hooks', 1],
    ['which hooks has a trellis', '/trellis#hooks', 0],
  ])('knows for %j whether %s lacks the amount', (question, url, unnumbered) => {
    expect(readSigns(question, url).section.unnumbered).toBe(unnumbered)
  })

  // An answer used to be the first 600 characters of a response.
  it.each([
    ['how high is the fountain', '/fountain#fountain-data', 1],
    ['json of the fountain', '/fountain#fountain-data', 0],
    ['how high is the fountain', '/fountain#fountain-program', 0],
  ])('knows for %j whether %s is data that is not asked for', (question, url, output) => {
    expect(readSigns(question, url).units.map((unit) => unit?.output)).toEqual([output])
  })

  it('prefers a section that begins with yes or no', () => {
    const query = site.knowledge.readQuery('can I hang a lantern outside')
    const [best] = judgeSections(query, site.knowledge.search(query))
    expect(best?.hit.passage.route).toBe('/b-lantern')
  })

  // "And what is in the box?" used to get the answer to the question before it.
  it('answers a question that depends on another, and not the other one again', () => {
    const before = 'How much light does the sconce give?'
    const query = site.knowledge.readQuery('And what is in the box?', { context: before })
    const [best] = judgeSections(query, site.knowledge.search(query))
    expect(best?.hit.passage.url).toBe('/sconce#what-is-in-the-box')
  })
})
