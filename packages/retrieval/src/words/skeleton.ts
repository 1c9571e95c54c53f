// A passage as numbers without words, for the ranking. One array has the terms of the title, the
// slug, the headings above, its own heading and each unit. A zero ends every part; term numbers
// start at 1.

export const TITLE = 0
export const SLUG = 1
export const PATH = 2
export const HEADING = 3
/** The first unit. All remaining parts are units. */
export const FIRST_UNIT = 4

const PART_END = 0

/** Calls `visit` with each part's place and the beginning and end of its terms. */
export function eachPart(
  skeleton: Uint32Array,
  visit: (part: number, from: number, to: number) => void,
): void {
  let part = 0
  let from = 0
  for (let index = 0; index < skeleton.length; index++) {
    if (skeleton[index] !== PART_END) continue
    visit(part, from, index)
    part += 1
    from = index + 1
  }
}

/** Writes skeletons, one after another, into one reused buffer. */
export class SkeletonWriter {
  #numbers = new Uint32Array(4096)
  #length = 0

  push(number: number): void {
    if (this.#length === this.#numbers.length) this.#grow()
    this.#numbers[this.#length++] = number
  }

  endPart(): void {
    this.push(PART_END)
  }

  /** Writes parts that were taken before. */
  append(parts: Uint32Array): void {
    for (const number of parts) this.push(number)
  }

  /** The items since the last call. */
  take(): Uint32Array<ArrayBuffer> {
    const taken = this.#numbers.slice(0, this.#length)
    this.#length = 0
    return taken
  }

  #grow(): void {
    const larger = new Uint32Array(this.#numbers.length * 2)
    larger.set(this.#numbers)
    this.#numbers = larger
  }
}

/** The count of each term on a page: numbers and counts in turn, sorted by number. */
export function packCounts(
  numbers: readonly number[],
  countOf: (number: number) => number,
): Uint8Array {
  const packed = new Uint32Array(numbers.length * 2)
  Uint32Array.from(numbers)
    .toSorted()
    .forEach((number, index) => {
      packed[index * 2] = number
      packed[index * 2 + 1] = countOf(number)
    })
  return new Uint8Array(packed.buffer)
}

/** Reads packed numbers. SQLite returns bytes at any address, so they may have to be copied. */
export function unpack(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0 ? bytes : bytes.slice()
  const length = Math.floor(aligned.byteLength / Uint32Array.BYTES_PER_ELEMENT)
  return new Uint32Array(aligned.buffer, aligned.byteOffset, length)
}

/** The count of one term among packed counts. */
export function findCount(counts: Uint32Array, number: number): number {
  let low = 0
  let high = counts.length / 2 - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = counts[middle * 2] ?? 0
    if (found === number) return counts[middle * 2 + 1] ?? 0
    if (found < number) low = middle + 1
    else high = middle - 1
  }
  return 0
}
