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

describe('selectPassages', () => {
  it('gives eight at most, in the order of the search', () => {
    const found = createMany(14)
    expect(selectPassages(found)).toEqual(found.slice(0, 8))
  })

  it('leaves out passages that say almost nothing, unless they are among the best', () => {
    const [first, second, third, ...rest] = createMany(6)
    const short = createPassage('/short', 'Default: false')
    const among = [first, short, second, third].filter((passage) => passage !== undefined)
    expect(selectPassages([...among, ...rest])).toContain(short)
    expect(selectPassages([...createMany(5), short])).not.toContain(short)
  })

  it('leaves out what another passage says already', () => {
    const text =
      'Browsers and Node have built-in global variables such as window and process, ' +
      'and a script that assigns a value to one of them loses access to important functions.'
    const [one, twin] = [createPassage('/one', text), createPassage('/twin', text)]
    expect(selectPassages([one, twin])).toEqual([one])
  })

  it('keeps options that differ by their names only', () => {
    const options = ['/a', '/b'].map((url) => createPassage(url, 'Default: false. Type: boolean.'))
    expect(selectPassages(options)).toEqual(options)
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
})
