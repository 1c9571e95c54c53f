import { describe, expect, it } from 'vitest'
import type { Passage } from '@docent/retrieval'
import { selectPassages, fitPassages } from './selectPassages.ts'
import { createPassage } from '../testing/createPassage.ts'

const FILLER = 'It reads the file, then writes a line for each page that has changed since.'

function createMany(count: number): Passage[] {
  return Array.from({ length: count }, (_, place) =>
    createPassage(`/page-${place}`, `Topic${place} subject${place}: thing${place} ${FILLER}`),
  )
}

/** As a search finds them: each fits a little less than the one before. */
function select(found: readonly Passage[], scores: readonly number[] = []): Passage[] {
  return selectPassages(
    found.map((passage, place) => ({ passage, score: scores[place] ?? 10 - place / 10 })),
  )
}

describe('selectPassages', () => {
  it('gives eight at most, in the order of the search', () => {
    const found = createMany(14)
    expect(select(found)).toEqual(found.slice(0, 8))
  })

  it('leaves out passages that say almost nothing, unless they are among the best', () => {
    const [first, second, third, ...rest] = createMany(6)
    const short = createPassage('/short', 'Default: false')
    const among = [first, short, second, third].filter((passage) => passage !== undefined)
    expect(select([...among, ...rest])).toContain(short)
    expect(select([...createMany(5), short])).not.toContain(short)
  })

  it('leaves out what another passage says already', () => {
    const text =
      'Browsers and Node have built-in global variables such as window and process, ' +
      'and a script that assigns a value to one of them loses access to important functions.'
    const [one, twin] = [createPassage('/one', text), createPassage('/twin', text)]
    expect(select([one, twin])).toEqual([one])
  })

  it('gives four where all others fit far less', () => {
    const found = createMany(8)
    expect(select(found, [10, 3, 2, 2, 2, 2, 2, 2])).toEqual(found.slice(0, 4))
    expect(select(found, [10, 9, 8, 7, 7, 6.4, 7, 7])).toEqual(found.slice(0, 5))
  })

  it('keeps options that differ by their names only', () => {
    const options = ['/a', '/b'].map((url) => createPassage(url, 'Default: false. Type: boolean.'))
    expect(select(options)).toEqual(options)
  })
})

describe('fitPassages', () => {
  it('gives 9,000 characters at most, and the first always', () => {
    const long = (url: string, length: number) =>
      createPassage(url, 'Word by word. '.repeat(length))
    const [first, huge, small] = [
      long('/first', 150),
      long('/huge', 150),
      createPassage('/s', 'Ok.'),
    ]
    const more = ['/3', '/4', '/5'].map((url) => long(url, 150))
    const fitting = fitPassages([first, huge, ...more, small])
    expect(fitting[0]).toBe(first)
    expect(fitting.length).toBeLessThan(6)
    expect(fitting).toContain(small)
  })

  it('counts whole sections where a model reads a page', () => {
    const sections = ['/1', '/2', '/3'].map((url) => createPassage(url, 'Some words. '.repeat(400)))
    expect(fitPassages(sections)).toHaveLength(3)
    expect(fitPassages(sections, 9_000)).toHaveLength(1)
  })
})
