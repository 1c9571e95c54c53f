const FIRST_WORDS = 1 << 14
const FIRST_BYTES = 1 << 17
const GROWTH = 4

/** Words that are known again by their bytes, numbered from 1 in the order they were added. */
export class WordTable {
  /** The words one after the other: where one ends the next begins. */
  #bytes = new Uint8Array(FIRST_BYTES)
  #ends = new Int32Array(FIRST_WORDS)
  #hashes = new Int32Array(FIRST_WORDS)
  #size = 1
  /** For each place that a hash leads to, the word there. Half of them stay empty. */
  #slots = new Int32Array(2 * FIRST_WORDS)

  /** The number of the word that stands in `text`, or 0. `hash` is that of these bytes. */
  find(text: Uint8Array, from: number, to: number, hash: number): number {
    const mask = this.#slots.length - 1
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const word = this.#slots[slot] ?? 0
      if (word === 0 || (this.#hashes[word] === hash && this.#isWord(word, text, from, to))) {
        return word
      }
    }
  }

  /** Adds a word that was not found, and gives its number. */
  add(text: Uint8Array, from: number, to: number, hash: number): number {
    if (this.#size === this.#ends.length) this.#grow()
    const word = this.#size++
    const start = this.#ends[word - 1] ?? 0
    const end = start + to - from
    if (end > this.#bytes.length) this.#bytes = copyTo(new Uint8Array(GROWTH * end), this.#bytes)
    this.#bytes.set(text.subarray(from, to), start)
    this.#ends[word] = end
    this.#hashes[word] = hash
    place(this.#slots, word, hash)
    return word
  }

  #isWord(word: number, text: Uint8Array, from: number, to: number): boolean {
    const bytes = this.#bytes
    const start = this.#ends[word - 1] ?? 0
    if ((this.#ends[word] ?? 0) - start !== to - from) return false
    for (let at = from; at < to; at++) if (text[at] !== bytes[start + at - from]) return false
    return true
  }

  #grow(): void {
    const words = GROWTH * this.#size
    this.#ends = copyTo(new Int32Array(words), this.#ends)
    this.#hashes = copyTo(new Int32Array(words), this.#hashes)
    this.#slots = new Int32Array(2 * words)
    for (let word = 1; word < this.#size; word++) place(this.#slots, word, this.#hashes[word] ?? 0)
  }
}

/** The hash of a word whose bytes before this one have the hash `before`; 0 before the first. */
export function addToHash(before: number, byte: number): number {
  return (Math.imul(before, 31) + byte) | 0
}

function place(slots: Int32Array, word: number, hash: number): void {
  const mask = slots.length - 1
  let slot = spread(hash) & mask
  while (slots[slot] !== 0) slot = (slot + 1) & mask
  slots[slot] = word
}

/** Brings what tells hashes apart into their last bits, which choose the place. */
function spread(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 7
}

function copyTo<List extends Uint8Array | Int32Array>(larger: List, list: List): List {
  larger.set(list)
  return larger
}
