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

/** Counts of a term. They are contiguous, because memory is fetched in pieces of that size. */
const FIELDS = 4
const PASSAGES = 0
const PAGES = 1
const LAST_PASSAGE = 2
const ON_PAGE = 3

/**
 * The terms of a site with their counts, numbered from 1 in the order of their first appearance.
 *
 * A site says a million words, and for each of them something is counted.
 */
export class TermTable {
  readonly #numbers = new Map<string, number>()
  readonly #spelling = new TermSpelling()
  #last: number
  #counts: Int32Array
  readonly #find: (term: string) => TermCount | undefined

  /** `find` gives a term that was counted before; `last` is the highest number given out then. */
  constructor(find: (term: string) => TermCount | undefined = () => undefined, last = 0) {
    this.#find = find
    this.#last = last
    this.#counts = new Int32Array(FIELDS * (last + FIRST_TERMS))
  }

  /** The highest number that was given out: a term that is gone takes its own along. */
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

  /** The terms of a skeleton, or any numbers, as the full-text index takes them: in UTF-8. */
  spell(numbers: Uint32Array): Uint8Array {
    return this.#spelling.spell(numbers)
  }

  /** Counts a term of a passage, or with `-1` removes it, with its number of occurrences. */
  countInPassage(number: number, passage: number, by: 1 | -1): void {
    const at = FIELDS * number
    if (this.#counts[at + LAST_PASSAGE] === passage) return
    this.#counts[at + LAST_PASSAGE] = passage
    this.#counts[at + PASSAGES] = (this.#counts[at + PASSAGES] ?? 0) + by
  }

  /** Counts a term on the page that is being read, and returns its earlier count. */
  countOnPage(number: number): number {
    const at = FIELDS * number + ON_PAGE
    const before = this.#counts[at] ?? 0
    this.#counts[at] = before + 1
    return before
  }

  /** Counts a term of the page that was read, and returns its number of occurrences. */
  leavePage(number: number, by: 1 | -1): number {
    const at = FIELDS * number
    const count = this.#counts[at + ON_PAGE] ?? 0
    this.#counts[at + ON_PAGE] = 0
    this.#counts[at + PAGES] = (this.#counts[at + PAGES] ?? 0) + by
    return count
  }

  /** Every term that was asked for here. */
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
