/** What is counted of a term: its number and how many passages and pages hold it. */
export interface TermCount {
  readonly term: string
  readonly number: number
  readonly passages: number
  readonly pages: number
}

/**
 * The terms of a site with their counts, numbered from 1 in the order of their first appearance.
 *
 * What is known of a term stands in lists by its number: a site says a million words, and for each
 * of them something is counted.
 */
export class TermTable {
  readonly #numbers = new Map<string, number>()
  readonly #terms: string[]
  readonly #passages: number[]
  readonly #pages: number[]
  readonly #find: (term: string) => TermCount | undefined

  /** `find` gives a term that was counted before; `last` is the highest number given out then. */
  constructor(find: (term: string) => TermCount | undefined = () => undefined, last = 0) {
    this.#find = find
    this.#terms = createList(last + 1, '')
    this.#passages = createList(last + 1, 0)
    this.#pages = createList(last + 1, 0)
  }

  /** The highest number that was given out: a term that is gone takes its own along. */
  get last(): number {
    return this.#terms.length - 1
  }

  numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const { number, passages, pages } = this.#find(term) ?? NEW
    const given = number === NEW.number ? this.#terms.length : number
    this.#numbers.set(term, given)
    this.#terms[given] = term
    this.#passages[given] = passages
    this.#pages[given] = pages
    return given
  }

  /** The terms of a skeleton, or any numbers, as the full-text index takes them. */
  spell(numbers: Uint32Array): string {
    const said: string[] = []
    for (const number of numbers) if (number !== 0) said.push(this.#terms[number] ?? '')
    return said.join(' ')
  }

  addPassages(number: number, by: number): void {
    this.#passages[number] = (this.#passages[number] ?? 0) + by
  }

  addPages(number: number, by: number): void {
    this.#pages[number] = (this.#pages[number] ?? 0) + by
  }

  /** Every term that was asked for here. */
  *counts(): Iterable<TermCount> {
    for (const [term, number] of this.#numbers) {
      const passages = this.#passages[number] ?? 0
      yield { term, number, passages, pages: this.#pages[number] ?? 0 }
    }
  }
}

const NEW = { number: 0, passages: 0, pages: 0 }

/** Filled at once: a list of many numbers is made for each page that changes. */
function createList<Item>(length: number, item: Item): Item[] {
  return Array<Item>(length).fill(item)
}
