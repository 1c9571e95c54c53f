import type { PageTerms } from './pageTerms.ts'
import { HEADING, packCounts } from '../words/skeleton.ts'
import type { TermTable } from '../words/termTable.ts'

/** The count of each term on a page. */
export interface PageCount {
  /** The number of terms in all its passages, including titles and headings. */
  readonly passageLength: number
  /** The number of terms on the page itself, where text that several passages share counts once. */
  readonly length: number
  readonly counts: Uint8Array
}

/** Adds pages to the counts of a site's terms, and removes them. */
export class PageCounter {
  readonly #table: TermTable
  /** The terms of the current page. */
  #found: number[] = []
  #passage = 0

  constructor(table: TermTable) {
    this.#table = table
  }

  /** Adds a page to the counts, or removes it if `by` is -1. */
  count({ skeletons, own }: PageTerms, by: 1 | -1): PageCount {
    this.#found = []
    for (const number of own) if (number !== 0) this.#countOnPage(number)
    let passageLength = 0
    for (const skeleton of skeletons) passageLength += this.#countPassage(skeleton, by)
    let length = 0
    const counts = packCounts(this.#found, (number) => {
      const count = this.#table.leavePage(number, by)
      length += count
      return count
    })
    return { passageLength, length, counts }
  }

  /** @returns the number of terms in the passage. */
  #countPassage(skeleton: Uint32Array, by: 1 | -1): number {
    this.#passage += 1
    let part = 0
    for (const number of skeleton) {
      if (number === 0) {
        part += 1
        continue
      }
      this.#table.countInPassage(number, this.#passage, by)
      if (part >= HEADING) this.#countOnPage(number)
    }
    return skeleton.length - part
  }

  #countOnPage(number: number): void {
    if (this.#table.countOnPage(number) === 0) this.#found.push(number)
  }
}
