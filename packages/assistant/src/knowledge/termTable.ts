/** What is counted of a term: its number and how many passages and pages hold it. */
export interface TermCount {
  readonly term: string
  readonly number: number
  passages: number
  pages: number
}

/** The terms of a site with their counts, numbered from 1 in the order of their first appearance. */
export class TermTable {
  readonly #terms = new Map<string, TermCount>()
  readonly #find: (term: string) => TermCount | undefined
  #last: number

  /** `find` gives a term that was counted before; `last` is the highest number given out then. */
  constructor(find: (term: string) => TermCount | undefined = () => undefined, last = 0) {
    this.#find = find
    this.#last = last
  }

  /** The highest number that was given out: a term that is gone takes its own along. */
  get last(): number {
    return this.#last
  }

  of(term: string): TermCount {
    const known = this.#terms.get(term)
    if (known) return known
    const count = this.#find(term) ?? { term, number: ++this.#last, passages: 0, pages: 0 }
    this.#terms.set(term, count)
    return count
  }

  /** Every term that was asked for here. */
  counts(): Iterable<TermCount> {
    return this.#terms.values()
  }
}
