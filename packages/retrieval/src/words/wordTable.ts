const FIRST_WORDS = 1 << 14
const FIRST_BYTES = 1 << 17
const GROWTH = 4

/** Fields of an entry. They are contiguous, because memory is fetched in blocks. */
const FIELDS = 4
const HASH = 0
const START = 1
const LENGTH = 2
const WORD = 3

/** Words that are recognised by their bytes, numbered from 1 in the order they were added. */
export class WordTable {
  /** The bytes of all words in sequence. */
  #bytes = new Uint8Array(FIRST_BYTES)
  #end = 0
  /** The end of each word, by its number. The next word begins there. */
  readonly #ends: number[] = [0]
  #size = 1
  /** An entry for each slot of the hash table. At least half of them stay empty, with word 0. */
  #entries = new Int32Array(2 * FIRST_WORDS * FIELDS)

  /** The number of the word in `text`, or 0. `hash` is that of these bytes. */
  find(text: Uint8Array, from: number, to: number, hash: number): number {
    const entries = this.#entries
    const mask = entries.length / FIELDS - 1
    for (let place = spread(hash) & mask; ; place = (place + 1) & mask) {
      const entry = place * FIELDS
      const word = entries[entry + WORD] ?? 0
      if (word === 0) return 0
      if (entries[entry + HASH] !== hash || entries[entry + LENGTH] !== to - from) continue
      if (this.#standsAt(entries[entry + START] ?? 0, text, from, to)) return word
    }
  }

  /** Adds a word that was not found and returns its number. */
  add(text: Uint8Array, from: number, to: number, hash: number): number {
    if (2 * this.#size * FIELDS >= this.#entries.length) this.#grow()
    const start = this.#end
    this.#end += to - from
    if (this.#end > this.#bytes.length) {
      const larger = new Uint8Array(GROWTH * this.#end)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes.set(text.subarray(from, to), start)
    put(this.#entries, [hash, start, to - from, this.#size])
    this.#ends.push(this.#end)
    return this.#size++
  }

  /** The words in the order of their numbers, from 1. */
  *list(): Iterable<string> {
    const decoder = new TextDecoder()
    for (let word = 1; word < this.#size; word++) {
      yield decoder.decode(this.#bytes.subarray(this.#ends[word - 1], this.#ends[word]))
    }
  }

  #standsAt(start: number, text: Uint8Array, from: number, to: number): boolean {
    const bytes = this.#bytes
    for (let at = from; at < to; at++) if (text[at] !== bytes[start + at - from]) return false
    return true
  }

  #grow(): void {
    const before = this.#entries
    this.#entries = new Int32Array(GROWTH * before.length)
    for (let entry = 0; entry < before.length; entry += FIELDS) {
      if (before[entry + WORD]) put(this.#entries, before.subarray(entry, entry + FIELDS))
    }
  }
}

/** The hash of a word whose bytes before this one have the hash `before`; 0 before the first. */
export function addToHash(before: number, byte: number): number {
  return (Math.imul(before, 31) + byte) | 0
}

function put(entries: Int32Array, entry: ArrayLike<number>): void {
  const mask = entries.length / FIELDS - 1
  let place = spread(entry[HASH] ?? 0) & mask
  while (entries[place * FIELDS + WORD]) place = (place + 1) & mask
  entries.set(entry, place * FIELDS)
}

/** Mixes all bits of a hash into its last bits, which choose the slot. */
function spread(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 7
}
