import { describe, expect, it } from 'vitest'
import type { Hit, Passage } from '@docent/retrieval'
import { createPassage } from './testing/createPassage.ts'
import { look } from './tools.ts'

const SECTIONS = ['Water', 'Light', 'Soil'].map((section) =>
  createPassage(`/fern#${section.toLowerCase()}`, `${section} is what a fern needs most of all.`, {
    title: 'Fern',
    section,
  }),
)
const LONG = Array.from({ length: 9 }, (_, place) =>
  createPassage(`/long#${place}`, 'Some words again. '.repeat(120), { section: `Part ${place}` }),
)

const knowledge = {
  search: () => SECTIONS.map((passage) => ({ passage, score: 1 }) as Hit),
  page: (route: string) => (route === '/long' ? LONG : SECTIONS),
}

function search(known: Passage[]): string {
  return look('search_site', '{"query": "fern"}', knowledge, known).told
}

describe('look', () => {
  it('gives only new passages, and the numbers of known ones', () => {
    const known = SECTIONS.slice(0, 1)
    const told = search(known)
    expect(told).not.toContain('Water is what')
    expect(told).toContain('<passage number="2" from="Fern › Light"')
    expect(told).toContain('You have these passages already: 1.')
    expect(known).toHaveLength(3)
  })

  it('gives nothing twice', () => {
    const known: Passage[] = []
    search(known)
    expect(search(known)).toBe('You have these passages already: 1, 2, 3.')
  })

  it('reads from the section that an address names', () => {
    const { told } = look('read_page', '{"url": "/fern#light"}', knowledge, [])
    expect(told).toMatch(/^<passage number="1" from="Fern › Light"/)
    expect(told).toContain('The page also has these sections: Water.')
  })

  // It used to say that the model had the section, of which it had a part.
  it('gives a section whole that the model has in part, under its number', () => {
    const whole = createPassage('/pump#all', `${'Some words. '.repeat(400)}The end.`)
    const known = [SECTIONS[0], whole].filter((passage) => passage !== undefined)
    const pages = { search: () => [], page: () => [whole] }
    const { told } = look('read_page', '{"url": "/pump#all"}', pages, known)
    expect(told).toContain('<passage number="2" from="A page" url="/pump#all">\n')
    expect(told).toContain('The end.')
    expect(known).toHaveLength(2)
  })

  // An imported page could not be read at all.
  it('reads an imported page by its address', () => {
    const url = 'https://docs.test/pump/start'
    const page = createPassage(`${url}#first`, 'Fill the tank before you start the pump.')
    const pages = { search: () => [], page: (route: string) => (route === url ? [page] : []) }
    const { told } = look('read_page', JSON.stringify({ url: `${url}#first` }), pages, [])
    expect(told).toContain('Fill the tank')
    expect(look('read_page', '{"url": "/pump/start"}', pages, []).told).toMatch(/^The site has no/)
  })

  it('names the sections of a long page that it left out', () => {
    const { told } = look('read_page', '{"url": "/long"}', knowledge, [])
    expect(told).toMatch(/<\/passage>\nThe page also has these sections: .*Part 8\.$/)
  })

  it.each(['{"url": ""}', '[]', 'x'])('says that a call is wrong: %s', (input) => {
    expect(look('read_page', input, knowledge, []).told).toMatch(/^There is no such call/)
  })
})
