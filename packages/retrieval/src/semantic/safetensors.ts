import { EmbeddingError } from './types.ts'

/** A table of numbers, with one row for each piece of the vocabulary. */
export interface WeightTable {
  readonly rows: number
  readonly columns: number
  readonly values: Float32Array
}

/** The name of the table in a static model. */
const NAMES = ['embeddings', 'embedding.weight']
const MOST_HEADER = 1_000_000

/** Reads the table of a static model. @throws {EmbeddingError} if the file has none. */
export function readTable(file: Uint8Array): WeightTable {
  const header = readHeader(file)
  const [tensor] = NAMES.flatMap((name) => header.tensors.get(name) ?? [])
  const [rows, columns, ...others] = tensor?.shape ?? []
  if (!tensor || rows === undefined || columns === undefined || others.length > 0) {
    throw new EmbeddingError(`its file of weights has no table named ${NAMES.join(' or ')}`)
  }
  const [start, end] = tensor.data_offsets
  const bytes = Uint8Array.from(file.subarray(header.end + start, header.end + end))
  const values = toFloats(bytes, tensor.dtype)
  if (values.length === rows * columns) return { rows, columns, values }
  throw new EmbeddingError('its table is shorter than its shape says')
}

interface Tensor {
  readonly dtype: string
  readonly shape: readonly number[]
  readonly data_offsets: readonly [number, number]
}

function readHeader(file: Uint8Array): { tensors: ReadonlyMap<string, Tensor>; end: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const length = file.byteLength < 8 ? 0 : Number(view.getBigUint64(0, true))
  if (length === 0 || length > MOST_HEADER || length + 8 > file.byteLength) {
    throw new EmbeddingError('its file of weights is not a safetensors file')
  }
  try {
    const json = new TextDecoder().decode(file.subarray(8, 8 + length))
    const entries = Object.entries(JSON.parse(json) as Record<string, Tensor>)
    return { tensors: new Map(entries), end: 8 + length }
  } catch (cause) {
    throw new EmbeddingError('the header of its file of weights cannot be read', { cause })
  }
}

function toFloats({ buffer }: Uint8Array<ArrayBuffer>, type: string): Float32Array {
  if (type === 'F32') return new Float32Array(buffer)
  if (type === 'F16') return Float32Array.from(new Uint16Array(buffer), readHalf)
  throw new EmbeddingError(`its numbers are of the type ${type}, and only F32 and F16 can be read`)
}

/** A number of 16 bits, as IEEE 754 writes it. Node 22 has no `Float16Array`. */
function readHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0x1f) return fraction ? Number.NaN : sign * Infinity
  return exponent === 0
    ? sign * fraction * 2 ** -24
    : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}
