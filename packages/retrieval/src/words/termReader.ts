import { MAX_TERM_LENGTH, readRunTerms, splitRuns } from './analyze.ts'
import { UNSPACED } from './readRuns.ts'
import type { SkeletonWriter } from './skeleton.ts'
import type { TermTable } from './termTable.ts'
import { addToHash, WordTable } from './wordTable.ts'

/** The role of an ASCII character in a word: nothing, a letter or digit, or a mark between two. */
const OUTSIDE = 0
const INSIDE = 1
const BETWEEN = 2
const ROLES = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/[A-Za-z\d]/.test(character)) return INSIDE
  return /['._-]/.test(character) ? BETWEEN : OUTSIDE
})

const FIRST_BYTES = 1 << 16
/** The maximum number of UTF-8 bytes for one UTF-16 unit of a text. */
const BYTES_PER_UNIT = 3

/**
 * Reads texts as the numbers of the terms that `readTerms` would read.
 *
 * Nearly every word of a site was read before, so it is recognised in place by its bytes. Cutting
 * it out and looking it up in a map takes several times as long.
 */
export class TermReader {
  readonly #table: TermTable
  readonly #words = new WordTable()
  /**
   * The term numbers of all known words in sequence. The end of one word is the beginning of the
   * next.
   */
  readonly #numbers: number[] = []
  readonly #ends: number[] = [0]
  readonly #encoder = new TextEncoder()
  /** The number of times each known word was read, minus its removals. */
  readonly #uses: number[] = [0]
  /** The same for runs that are too long to be recognised. */
  readonly #long = new Map<string, number>()
  #by = 1
  /** The current text. */
  #bytes = new Uint8Array(FIRST_BYTES)

  constructor(table: TermTable) {
    this.#table = table
  }

  /** Writes the term numbers of a text, in order. If `by` is -1, `uses` subtracts its words. */
  read(text: string, writer: SkeletonWriter, by: 1 | -1 = 1): void {
    this.#by = by
    if (this.#encode(text) === text.length) return this.#readAscii(text, writer)
    for (const word of splitRuns(text)) {
      const length = this.#encode(word)
      let hash = 0
      for (let at = 0; at < length; at++) hash = addToHash(hash, this.#bytes[at] ?? 0)
      if (!this.#writeKnown(0, length, hash, writer)) this.#writeNew(word, 0, length, hash, writer)
    }
  }

  /** Every word that was read, not stemmed, with its count. */
  *uses(): Iterable<readonly [word: string, count: number]> {
    let word = 0
    for (const text of this.#words.list()) yield [text, this.#uses[++word] ?? 0]
    yield* this.#long
  }

  /** A sentence of a script without spaces has words that others have too. */
  #useLong(run: string): void {
    if (run.search(UNSPACED) >= 0) this.#long.set(run, (this.#long.get(run) ?? 0) + this.#by)
  }

  #encode(text: string): number {
    const most = text.length * BYTES_PER_UNIT
    if (this.#bytes.length < most) this.#bytes = new Uint8Array(most)
    return this.#encoder.encodeInto(text, this.#bytes).written
  }

  /** Finds the words that `splitRuns` finds in ASCII. */
  #readAscii(text: string, writer: SkeletonWriter): void {
    const bytes = this.#bytes
    const { length } = text
    for (let at = 0; at < length; at++) {
      if (ROLES[bytes[at] ?? 0] !== INSIDE) continue
      const from = at
      let to = at
      let hash = 0
      for (; at < length; at++) {
        const role = ROLES[bytes[at] ?? 0]
        if (role === OUTSIDE) break
        // Marks belong to a word only if letters follow.
        if (role === INSIDE) while (to <= at) hash = addToHash(hash, bytes[to++] ?? 0)
      }
      if (!this.#writeKnown(from, to, hash, writer)) {
        this.#writeNew(text.slice(from, to), from, to, hash, writer)
      }
    }
  }

  #writeKnown(from: number, to: number, hash: number, writer: SkeletonWriter): boolean {
    const word = this.#words.find(this.#bytes, from, to, hash)
    if (word === 0) return false
    this.#uses[word] = (this.#uses[word] ?? 0) + this.#by
    const end = this.#ends[word] ?? 0
    for (let at = this.#ends[word - 1] ?? 0; at < end; at++) writer.push(this.#numbers[at] ?? 0)
    return true
  }

  #writeNew(word: string, from: number, to: number, hash: number, writer: SkeletonWriter): void {
    const numbers = readRunTerms(word).map((term) => this.#table.numberOf(term))
    for (const number of numbers) writer.push(number)
    // Words that nobody writes again would only fill the cache.
    if (word.length > MAX_TERM_LENGTH) return this.#useLong(word)
    this.#words.add(this.#bytes, from, to, hash)
    this.#numbers.push(...numbers)
    this.#uses.push(this.#by)
    this.#ends.push(this.#numbers.length)
  }
}
