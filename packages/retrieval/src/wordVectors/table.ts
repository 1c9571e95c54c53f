// A vector for each of some 23,000 English words, and how much the word says in a question and on a
// page. Words that lead to the same sections have similar directions. The file has four
// bits for each number: coarser vectors find as much, because a text is the sum of many.

/** The vectors of words, by the rows of a table. */
export interface WordVectors {
  readonly dimensions: number
  readonly terms: readonly string[]
  /** The row of a term; -1 for a term without a vector. */
  find(term: string): number
  /** The directions, one after another: whole numbers, of any length. */
  readonly directions: Int8Array
  /** The factors that give each direction a length of 1. */
  readonly scales: Float32Array
  /** The weight of each word in a question and on a page. */
  readonly inQuestions: Float32Array
  readonly onPages: Float32Array
}

/** The parts of a table before they are packed: directions of any length. */
export interface UnpackedVectors {
  readonly dimensions: number
  readonly terms: readonly string[]
  readonly directions: ArrayLike<number>
  readonly inQuestions: ArrayLike<number>
  readonly onPages: ArrayLike<number>
}

const MARK = 'DWV1'
const HEAD_BYTES = 16
const MOST = 7
/** The weights are stored as whole thousandths of their logarithm. */
const LOG_STEPS = 1000

/** Reads what `packWordVectors` wrote. @throws {RangeError} for other bytes. */
export function readWordVectors(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const mark = String.fromCharCode(...bytes.subarray(0, MARK.length))
  if (mark !== MARK) throw new RangeError('Cannot read the vectors of words: the file is another.')
  const count = view.getUint32(4, true)
  const dimensions = view.getUint32(8, true)
  const length = view.getUint32(12, true)
  const terms = new TextDecoder()
    .decode(bytes.subarray(HEAD_BYTES, HEAD_BYTES + length))
    .split('\n')
  const weightsAt = HEAD_BYTES + length
  const readWeights = (from: number): Float32Array =>
    Float32Array.from({ length: count }, (_, row) =>
      Math.exp(view.getInt16(from + 2 * row, true) / LOG_STEPS),
    )
  const directions = unpack(bytes.subarray(weightsAt + 4 * count), count * dimensions)
  const rows = new Map(terms.map((term, row) => [term, row]))
  return {
    dimensions,
    terms,
    find: (term) => rows.get(term) ?? -1,
    directions,
    scales: measureScales(directions, dimensions),
    inQuestions: readWeights(weightsAt),
    onPages: readWeights(weightsAt + 2 * count),
  }
}

/** Packs a table with as many bits as search needs. */
export function packWordVectors(table: UnpackedVectors): Uint8Array<ArrayBuffer> {
  const { dimensions, terms, directions, inQuestions, onPages } = table
  const text = new TextEncoder().encode(terms.join('\n'))
  const size = Math.ceil((terms.length * dimensions) / 2)
  const bytes = new Uint8Array(HEAD_BYTES + text.length + 4 * terms.length + size)
  const view = new DataView(bytes.buffer)
  new TextEncoder().encodeInto(MARK, bytes)
  view.setUint32(4, terms.length, true)
  view.setUint32(8, dimensions, true)
  view.setUint32(12, text.length, true)
  bytes.set(text, HEAD_BYTES)
  const weightsAt = HEAD_BYTES + text.length
  terms.forEach((_, row) => {
    view.setInt16(weightsAt + 2 * row, toLog(inQuestions[row] ?? 1), true)
    view.setInt16(weightsAt + 2 * (terms.length + row), toLog(onPages[row] ?? 1), true)
    const from = row * dimensions
    let largest = 0
    for (let place = 0; place < dimensions; place++) {
      largest = Math.max(largest, Math.abs(directions[from + place] ?? 0))
    }
    for (let place = 0; place < dimensions; place++) {
      const at = from + place
      const step = Math.round(((directions[at] ?? 0) / (largest || 1)) * MOST) + MOST + 1
      const byte = weightsAt + 4 * terms.length + (at >> 1)
      bytes[byte] = (bytes[byte] ?? 0) | (at % 2 === 0 ? step << 4 : step)
    }
  })
  return bytes
}

function toLog(weight: number): number {
  return Math.round(Math.log(Math.max(weight, 1e-6)) * LOG_STEPS)
}

function unpack(bytes: Uint8Array, length: number): Int8Array {
  const numbers = new Int8Array(length)
  for (let at = 0; at < length; at++) {
    const byte = bytes[at >> 1] ?? 0
    numbers[at] = (at % 2 === 0 ? byte >> 4 : byte & 15) - MOST - 1
  }
  return numbers
}

function measureScales(directions: Int8Array, dimensions: number): Float32Array {
  return Float32Array.from({ length: directions.length / dimensions }, (_, row) => {
    let square = 0
    for (let at = row * dimensions; at < (row + 1) * dimensions; at++) {
      square += (directions[at] ?? 0) ** 2
    }
    return square === 0 ? 0 : 1 / Math.sqrt(square)
  })
}
