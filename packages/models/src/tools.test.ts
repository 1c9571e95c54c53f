import { describe, expect, it } from 'vitest'
import type { Hit, Passage } from '@docent/retrieval'
import type { Given } from './given.ts'
import { writePassage } from './prompt/writePassage.ts'
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

/** A model that has these passages from its prompt. */
function give(...passages: readonly Passage[]): Given {
  return { passages: [...passages], read: new Map() }
}

function search(given: Given): string {
  return look('search_site', '{"query": "fern"}', knowledge, given).told
}

/** The same question again and again, about a page of one section. */
function readTimes(times: number, passage: Passage, given: Given): string[] {
  const pages = { search: () => [], page: () => [passage] }
  const input = JSON.stringify({ url: passage.url })
  return Array.from({ length: times }, () => look('read_page', input, pages, given).told)
}

describe('look', () => {
  it('gives only new passages, and the numbers of known ones', () => {
    const given = give(...SECTIONS.slice(0, 1))
    const told = search(given)
    expect(told).not.toContain('Water is what')
    expect(told).toContain('<passage number="2" from="Fern › Light"')
    expect(told).toContain('You have these passages already: 1.')
    expect(given.passages).toHaveLength(3)
  })

  it('gives nothing twice', () => {
    const given = give()
    search(given)
    expect(search(given)).toBe('You have these passages already: 1, 2, 3.')
  })

  it('reads from the section that an address names', () => {
    const { told } = look('read_page', '{"url": "/fern#light"}', knowledge, give())
    expect(told).toMatch(/^<passage number="1" from="Fern › Light"/)
    expect(told).toContain('The page also has these sections: Water.')
  })

  // It used to say that the model had the section, of which it had a part.
  it('continues a section that the model has in part, under its number', () => {
    const lines = Array.from({ length: 200 }, (_, place) => `Line ${place} has a few words.`)
    const long = createPassage('/pump#all', lines.join(' '))
    const given = give(SECTIONS[0]!, long)
    const [told = ''] = readTimes(1, long, given)
    expect(told).toContain('<passage number="2" from="A page" url="/pump#all">\n')
    expect(told).toContain('Line 199 has')
    expect(told).toContain('\nThese passages continue after the part that you have: 2.')
    const first = writePassage(long, 2)
    const had = lines.filter((line) => first.includes(line))
    expect(lines.filter((line) => told.includes(line))).toEqual(lines.slice(had.length))
    expect(given.passages).toHaveLength(2)
  })

  // A second call gave the whole section again, and a third one too.
  it('reads a section once', () => {
    const whole = createPassage('/pump#all', `${'Some words. '.repeat(400)}The end.`)
    const [first, second] = readTimes(2, whole, give(whole))
    expect(first).toContain('The end.')
    expect(second).toBe('You have these passages already: 1.')
    expect(readTimes(2, whole, give())[1]).toBe(second)
  })

  it('gives each line of a very long section in one of several calls', () => {
    const lines = Array.from({ length: 900 }, (_, place) => `Line ${place} has a few words.`)
    const told = readTimes(5, createPassage('/pump#all', lines.join(' ')), give())
    const all = told.join('\n')
    expect(lines.filter((line) => all.split(line).length !== 2)).toEqual([])
    expect(told.at(-1)).toBe('You have these passages already: 1.')
    expect(Math.max(...told.map(({ length }) => length))).toBeLessThan(9_500)
  })

  // Such a line came again at each call.
  it('continues after a line that is too long for a call', () => {
    const code = { kind: 'code', markdown: `\`\`\`\n${'x'.repeat(12_000)}\n\`\`\`` } as const
    const passage = createPassage('/pump#all', [code, { text: 'The end.' }])
    const told = readTimes(3, passage, give(passage))
    expect(told.map((one) => [one.includes('xxx'), one.includes('The end.')])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('reads on in a long page', () => {
    const given = give()
    const [first, second] = [1, 2].map(
      () => look('read_page', '{"url": "/long"}', knowledge, given).told,
    )
    expect(first?.match(/<passage number/g)).toHaveLength(4)
    expect(second).toContain('<passage number="5" from="A page › Part 4"')
    expect(second).toContain('\nYou have these passages already: 1, 2, 3, 4.\n')
    expect(second).toMatch(/The page also has these sections: Part 8\.$/)
  })

  // An imported page could not be read at all.
  it('reads an imported page by its address', () => {
    const url = 'https://docs.test/pump/start'
    const page = createPassage(`${url}#first`, 'Fill the tank before you start the pump.')
    const pages = { search: () => [], page: (route: string) => (route === url ? [page] : []) }
    const { told } = look('read_page', JSON.stringify({ url: `${url}#first` }), pages, give())
    expect(told).toContain('Fill the tank')
    expect(look('read_page', '{"url": "/pump/start"}', pages, give()).told).toMatch(
      /^The site has no/,
    )
  })

  it('names the sections of a long page that it left out', () => {
    const { told } = look('read_page', '{"url": "/long"}', knowledge, give())
    expect(told).toMatch(/<\/passage>\nThe page also has these sections: .*Part 8\.$/)
  })

  it.each(['{"url": ""}', '[]', 'x'])('says that a call is wrong: %s', (input) => {
    expect(look('read_page', input, knowledge, give()).told).toMatch(/^There is no such call/)
  })
})
