import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeTable, writeTinyModel } from '../testing/tinyModel.node.ts'
import { readTable } from './safetensors.ts'
import { openStaticModel } from './staticModel.node.ts'
import { readTokenizer } from './wordPiece.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docent-model-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const NEVER = new AbortController().signal

describe('readTokenizer', () => {
  const vocab = { plant: 0, '##s': 1, cafe: 2, '.': 3, un: 4, '##plant': 5, 好: 6 }
  const tokenize = readTokenizer(
    JSON.stringify({
      normalizer: { type: 'BertNormalizer', lowercase: true },
      model: { type: 'WordPiece', vocab },
    }),
  )

  it.each([
    ['Plants', [0, 1]],
    ['unplants.', [4, 5, 1, 3]],
    ['Café', [2]],
    ['plant good plant', [0, 0]],
    ['plant好plant', [0, 6, 0]],
    [`plant${'s'.repeat(100)}`, []],
    ['', []],
  ])('cuts %j into the pieces %j', (text, pieces) => {
    expect(tokenize(text)).toEqual(pieces)
  })

  it('keeps capitals and accents if the model knows them', () => {
    const exact = readTokenizer(
      JSON.stringify({ model: { type: 'WordPiece', vocab: { Café: 1, cafe: 2 } } }),
    )
    expect(exact('Café cafe CAFE')).toEqual([1, 2])
  })

  it('refuses a tokenizer of another kind', () => {
    const json = JSON.stringify({ model: { type: 'Unigram', vocab: [] } })
    expect(() => readTokenizer(json)).toThrow('of the type Unigram, and only WordPiece')
  })
})

describe('readTable', () => {
  const ROWS = [
    [1, -0.5],
    [0.25, 2],
  ]

  it.each(['F32', 'F16'])('reads numbers of the type %s', (type) => {
    const { rows, columns, values } = readTable(writeTable(ROWS, type))
    expect([rows, columns, [...values]]).toEqual([2, 2, ROWS.flat()])
  })

  it.each([
    ['no file', new Uint8Array()],
    ['text', new TextEncoder().encode('<!doctype html> with many words')],
    ['a file that was cut', writeTable(ROWS).subarray(0, 40)],
    ['numbers of another type', writeTable(ROWS, 'I32')],
    ['fewer numbers than it says', writeTable(ROWS).subarray(0, -8)],
  ])('refuses %s', (_, bytes) => {
    expect(() => readTable(bytes)).toThrow(expect.objectContaining({ name: 'EmbeddingError' }))
  })
})

describe('openStaticModel', () => {
  it('gives words of similar meaning the same direction, however many they are', async () => {
    writeTinyModel(folder, [
      ['water', 'thirsty'],
      ['sun', 'light'],
    ])
    const { embed } = await openStaticModel(folder)
    const vectors = await embed(['Water, water!', 'thirsty', 'sun and water', 'riddle'], NEVER)
    expect(vectors.map((vector) => [...vector])).toEqual([
      [1, 0],
      [1, 0],
      [0.5, 0.5],
      [0, 0],
    ])
  })

  it('changes its name with its table', async () => {
    writeTinyModel(folder, [['water']])
    const { model } = await openStaticModel(folder)
    writeTinyModel(folder, [['water'], ['sun']])
    expect((await openStaticModel(folder)).model).not.toBe(model)
  })

  it('says which file is missing', async () => {
    writeFileSync(join(folder, 'tokenizer.json'), '{}')
    await expect(openStaticModel(folder)).rejects.toThrow('model.safetensors cannot be read')
  })
})
