import type { PageTerms } from './pageTerms.ts'
import { HEADING, packCounts } from '../words/skeleton.ts'
import type { TermTable } from '../words/termTable.ts'

/** The count of each term on a page. */
export interface PageCount {
  /** How many terms its passages hold together, titles and headings included. */
  readonly passageLength: number
  /** How many it holds itself, what is said once for many passages counted once. */
  readonly length: number
  readonly counts: Uint8Array
}

/** Counts pages into the table of a site's terms, and out of it. */
export class PageCounter {
  readonly #table: TermTable
  /** The terms of the page that is being read. */
  #found: number[] = []
  #passage = 0

  constructor(table: TermTable) {
    this.#table = table
  }

  /** Counts a page in, or with `-1` out again. */
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

  /** @returns how many terms the passage holds. */
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
