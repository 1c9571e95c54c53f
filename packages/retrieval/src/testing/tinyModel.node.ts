import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes a static model that gives all words of a group the same direction, as a real model does
 * for words with similar meanings. Returns the hash of its table.
 */
export function writeTinyModel(folder: string, groups: readonly (readonly string[])[]): string {
  const words = groups.flatMap((group, place) => group.map((word) => ({ word, place })))
  const vocab = Object.fromEntries(words.map(({ word }, number) => [word, number]))
  const normalizer = { type: 'BertNormalizer', lowercase: true, strip_accents: null }
  const model = { type: 'WordPiece', vocab, continuing_subword_prefix: '##' }
  const rows = words.map(({ place }) => groups.map((_, column) => (column === place ? 1 : 0)))
  const table = writeTable(rows)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tokenizer.json'), JSON.stringify({ normalizer, model }))
  writeFileSync(join(folder, 'model.safetensors'), table)
  return hash('sha256', table)
}

/** The bytes of a safetensors file with one table. */
export function writeTable(rows: readonly (readonly number[])[], type = 'F32'): Uint8Array {
  const numbers = rows.flat()
  const values = type === 'F16' ? Float16Array.from(numbers) : Float32Array.from(numbers)
  const shape = [rows.length, rows[0]?.length ?? 0]
  const embeddings = { dtype: type, shape, data_offsets: [0, values.byteLength] }
  const header = Buffer.from(JSON.stringify({ embeddings }))
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(header.length))
  return new Uint8Array(Buffer.concat([length, header, new Uint8Array(values.buffer)]))
}
