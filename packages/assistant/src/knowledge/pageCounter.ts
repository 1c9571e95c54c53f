import type { PageTerms } from './pageTerms.ts'
import { HEADING, packCounts } from './skeleton.ts'
import type { TermTable } from './termTable.ts'

/** What a page has of each term. */
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
  /** By number: the last passage that held the term, and how often this page has it. */
  readonly #lastSeen: number[] = []
  readonly #onPage: number[] = []
  #passage = 0

  constructor(table: TermTable) {
    this.#table = table
  }

  /** Counts a page in, or with `-1` out again. */
  count({ skeletons, own }: PageTerms, by: 1 | -1): PageCount {
    const found: number[] = []
    for (const number of own) if (number !== 0) this.#countOnPage(number, found)
    let passageLength = 0
    for (const skeleton of skeletons) passageLength += this.#countPassage(skeleton, found, by)
    let length = 0
    const counts = new Map<number, number>()
    for (const number of found) {
      const count = this.#onPage[number] ?? 0
      this.#table.addPages(number, by)
      this.#onPage[number] = 0
      counts.set(number, count)
      length += count
    }
    return { passageLength, length, counts: packCounts(counts) }
  }

  /** @returns how many terms the passage holds. */
  #countPassage(skeleton: Uint32Array, found: number[], by: 1 | -1): number {
    this.#passage += 1
    let part = 0
    for (const number of skeleton) {
      if (number === 0) {
        part += 1
        continue
      }
      if (this.#lastSeen[number] !== this.#passage) {
        this.#lastSeen[number] = this.#passage
        this.#table.addPassages(number, by)
      }
      if (part >= HEADING) this.#countOnPage(number, found)
    }
    return skeleton.length - part
  }

  #countOnPage(number: number, found: number[]): void {
    const count = this.#onPage[number] ?? 0
    if (count === 0) found.push(number)
    this.#onPage[number] = count + 1
  }
}
