const FIRST_TERMS = 1 << 12
const FIRST_BYTES = 1 << 16
const GROWTH = 2
/** The maximum number of UTF-8 bytes for one UTF-16 unit of a text. */
const BYTES_PER_UNIT = 3
const SPACE = 0x20

/**
 * The spelling of terms, in UTF-8.
 *
 * Bytes are copied one by one. Joining strings and encoding them takes several times as long, and
 * nobody needs the strings.
 */
export class TermSpelling {
  readonly #encoder = new TextEncoder()
  /** The terms in sequence, with the beginning and length of each by number. */
  #bytes = new Uint8Array(FIRST_BYTES)
  #end = 0
  #places = new Int32Array(2 * FIRST_TERMS)
  #line = new Uint8Array(FIRST_BYTES)

  add(number: number, term: string): void {
    if (2 * number >= this.#places.length) {
      this.#places = copyTo(new Int32Array(GROWTH * 2 * number), this.#places)
    }
    const most = this.#end + BYTES_PER_UNIT * term.length
    if (most > this.#bytes.length) this.#bytes = copyTo(new Uint8Array(GROWTH * most), this.#bytes)
    const { written } = this.#encoder.encodeInto(term, this.#bytes.subarray(this.#end))
    this.#places[2 * number] = this.#end
    this.#places[2 * number + 1] = written
    this.#end += written
  }

  /**
   * The terms of these numbers with a space after each; zeros are skipped. Valid until the next
   * call.
   */
  spell(numbers: Uint32Array): Uint8Array {
    const bytes = this.#bytes
    let end = 0
    for (const number of numbers) {
      if (number === 0) continue
      const start = this.#places[2 * number] ?? 0
      const length = this.#places[2 * number + 1] ?? 0
      if (end + length >= this.#line.length) {
        this.#line = copyTo(new Uint8Array(GROWTH * (end + length + 1)), this.#line)
      }
      const line = this.#line
      for (let at = 0; at < length; at++) line[end++] = bytes[start + at] ?? 0
      line[end++] = SPACE
    }
    return this.#line.subarray(0, end)
  }
}

function copyTo<List extends Uint8Array | Int32Array>(larger: List, list: List): List {
  larger.set(list)
  return larger
}
