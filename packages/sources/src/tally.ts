import type { ImportTally } from './types.ts'

export function createTally(): ImportTally {
  return {
    pages: 0,
    sections: 0,
    words: 0,
    droppedWords: 0,
    empty: [],
    duplicates: [],
    hidden: [],
    generators: new Map(),
  }
}

/** What an import kept and left out, in one sentence. */
export function describeTally(tally: ImportTally): string {
  const { pages, sections, empty, duplicates, hidden } = tally
  const left = [
    [empty, 'without text'],
    [duplicates, 'duplicate'],
    [hidden, 'not to be indexed'],
  ] as const
  const skipped = left
    .filter(([list]) => list.length > 0)
    .map(([list, what]) => `${list.length} ${what}`)
  const kept = `${count(pages, 'page')}, ${count(sections, 'section')}`
  return skipped.length === 0 ? kept : `${kept} (skipped: ${skipped.join(', ')})`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
