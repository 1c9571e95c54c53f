/** What is counted of a term: its number and how many passages and pages hold it. */
export interface TermCount {
  readonly term: string
  readonly number: number
  passages: number
  pages: number
}

/** All terms of a site, numbered from 1 in the order of their first appearance. */
export class TermTable {
  readonly #terms = new Map<string, TermCount>()
  readonly #byNumber: TermCount[] = []

  toNumbers(terms: readonly string[]): number[] {
    return terms.map((term) => this.#of(term).number)
  }

  /** Counts the terms of one passage or page, each of them once. */
  addTo(kind: 'passages' | 'pages', numbers: Iterable<number>): void {
    for (const number of numbers) {
      const count = this.#byNumber[number - 1]
      if (count) count[kind] += 1
    }
  }

  counts(): readonly TermCount[] {
    return this.#byNumber
  }

  #of(term: string): TermCount {
    const known = this.#terms.get(term)
    if (known) return known
    const count = { term, number: this.#byNumber.length + 1, passages: 0, pages: 0 }
    this.#terms.set(term, count)
    this.#byNumber.push(count)
    return count
  }
}
