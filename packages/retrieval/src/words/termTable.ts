import { TermSpelling } from './termSpelling.ts'

/** The counts of a term: its number and how many passages and pages have it. */
export interface TermCount {
  readonly term: string
  readonly number: number
  readonly passages: number
  readonly pages: number
}

const FIRST_TERMS = 1 << 12
const GROWTH = 2

/** Counts of a term. They are contiguous, because memory is fetched in blocks. */
const FIELDS = 4
const PASSAGES = 0
const PAGES = 1
const LAST_PASSAGE = 2
const ON_PAGE = 3

/**
 * The terms of a site with their counts, numbered from 1 in the order of their first appearance.
 *
 * A site may have a million words, and each of them updates a count, so the counts are in one
 * array.
 */
export class TermTable {
  readonly #numbers = new Map<string, number>()
  readonly #spelling = new TermSpelling()
  #last: number
  #counts: Int32Array
  readonly #find: (term: string) => TermCount | undefined

  /**
   * `find` returns a term that was counted before. `last` is the highest number assigned so far.
   */
  constructor(find: (term: string) => TermCount | undefined = () => undefined, last = 0) {
    this.#find = find
    this.#last = last
    this.#counts = new Int32Array(FIELDS * (last + FIRST_TERMS))
  }

  /** The highest number that was assigned. Numbers of removed terms are not reused. */
  get last(): number {
    return this.#last
  }

  numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const before = this.#find(term)
    const number = before?.number ?? ++this.#last
    this.#numbers.set(term, number)
    this.#spelling.add(number, term)
    if (FIELDS * number >= this.#counts.length) this.#grow()
    this.#counts[FIELDS * number + PASSAGES] = before?.passages ?? 0
    this.#counts[FIELDS * number + PAGES] = before?.pages ?? 0
    return number
  }

  /** Writes the terms of a skeleton, or of any numbers, in UTF-8 for the full-text index. */
  spell(numbers: Uint32Array): Uint8Array {
    return this.#spelling.spell(numbers)
  }

  /** Counts a passage that has a term, or subtracts it if `by` is -1. */
  countInPassage(number: number, passage: number, by: 1 | -1): void {
    const at = FIELDS * number
    if (this.#counts[at + LAST_PASSAGE] === passage) return
    this.#counts[at + LAST_PASSAGE] = passage
    this.#counts[at + PASSAGES] = (this.#counts[at + PASSAGES] ?? 0) + by
  }

  /** Counts a term on the current page and returns its earlier count. */
  countOnPage(number: number): number {
    const at = FIELDS * number + ON_PAGE
    const before = this.#counts[at] ?? 0
    this.#counts[at] = before + 1
    return before
  }

  /** Counts the finished page for a term and returns the number of occurrences on it. */
  leavePage(number: number, by: 1 | -1): number {
    const at = FIELDS * number
    const count = this.#counts[at + ON_PAGE] ?? 0
    this.#counts[at + ON_PAGE] = 0
    this.#counts[at + PAGES] = (this.#counts[at + PAGES] ?? 0) + by
    return count
  }

  /** Every term that was looked up in this table. */
  *counts(): Iterable<TermCount> {
    for (const [term, number] of this.#numbers) {
      const at = FIELDS * number
      const passages = this.#counts[at + PASSAGES] ?? 0
      yield { term, number, passages, pages: this.#counts[at + PAGES] ?? 0 }
    }
  }

  #grow(): void {
    const larger = new Int32Array(GROWTH * this.#counts.length)
    larger.set(this.#counts)
    this.#counts = larger
  }
}
