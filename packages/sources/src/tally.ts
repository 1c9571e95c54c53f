import { countWords } from './html/dom.ts'
import type { ImportedPage, ImportTally } from './types.ts'

export function createTally(): ImportTally {
  return {
    ...NOTHING,
    empty: [],
    scripted: [],
    duplicates: [],
    hidden: [],
    misread: [],
    repository: [],
    tooLarge: [],
    broken: [],
    outside: [],
    unreadHtml: [],
    unreadMarkdown: [],
    generators: new Map(),
  }
}

const NOTHING = { pages: 0, sections: 0, words: 0, droppedWords: 0 }

/**
 * Counts from the beginning: a source is read once for each language of a site. Pages that are too large,
 * and symbolic links, are found before any is read.
 */
export function restartTally(tally: ImportTally): void {
  Object.assign(tally, NOTHING)
  const { empty, scripted, duplicates, hidden, misread } = tally
  for (const list of [empty, scripted, duplicates, hidden, misread]) list.length = 0
  tally.generators.clear()
}

/** Counts a page; false for one without text, which the import leaves out. */
export function tallyPage(tally: ImportTally, path: string, page: ImportedPage): boolean {
  const words = page.sections.reduce((sum, { markdown }) => sum + countWords(markdown), 0)
  if (words === 0) {
    tally.empty.push(path)
    return false
  }
  tally.pages++
  tally.sections += page.sections.length
  tally.words += words
  return true
}

/** The kept and omitted pages of an import, in one sentence. */
export function describeTally(tally: ImportTally): string {
  const { pages, sections, empty, duplicates, hidden, repository, tooLarge, broken, outside } =
    tally
  const { unreadHtml, unreadMarkdown } = tally
  const left = [
    [empty, 'without text'],
    [duplicates, 'duplicate'],
    [hidden, 'not to be indexed'],
    [repository, 'about the repository'],
    [tooLarge, 'larger than 4 MB'],
    [broken, 'behind broken links'],
    [outside, 'behind links out of the folder'],
    [unreadHtml, 'HTML next to Markdown'],
    [unreadMarkdown, 'Markdown next to HTML'],
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
