// A static model has one vector for each piece of a word, and the vector of a text is their mean. It
// needs no graphics card and no library, and takes microseconds. The files are those of Model2Vec.

import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTable } from './safetensors.ts'
import type { WeightTable } from './safetensors.ts'
import { EmbeddingError } from './types.ts'
import type { Embedder } from './types.ts'
import { readTokenizer } from './wordPiece.ts'

export const TABLE_FILE = 'model.safetensors'
const TOKENIZER_FILE = 'tokenizer.json'
export const STATIC_FILES: readonly string[] = [TABLE_FILE, TOKENIZER_FILE]

/** The maximum number of pieces to read of a text. */
const MOST_PIECES = 512

/** Opens a model in a folder. @throws {EmbeddingError} if its files cannot be read. */
export async function openStaticModel(folder: string): Promise<Embedder> {
  const [weights, tokenizer] = await Promise.all([
    readModelFile(folder, TABLE_FILE),
    readModelFile(folder, TOKENIZER_FILE),
  ])
  const tokenize = readTokenizer(new TextDecoder().decode(tokenizer))
  const table = readTable(weights)

  return {
    model: `static ${hash('sha256', weights).slice(0, 16)}`,
    embed: async (texts) =>
      texts.map((text) => {
        const pieces = tokenize(text).filter((piece) => piece < table.rows)
        return meanOf(pieces.slice(0, MOST_PIECES), table)
      }),
  }
}

async function readModelFile(folder: string, name: string): Promise<Uint8Array> {
  try {
    return await readFile(join(folder, name))
  } catch (cause) {
    throw new EmbeddingError(`its file ${name} cannot be read`, { cause })
  }
}

function meanOf(pieces: readonly number[], { columns, values }: WeightTable): Float32Array {
  const mean = new Float32Array(columns)
  for (const piece of pieces) {
    for (let column = 0; column < columns; column++) {
      mean[column] = (mean[column] ?? 0) + (values[piece * columns + column] ?? 0) / pieces.length
    }
  }
  return mean
}
