import { EmbeddingError } from './types.ts'

/** Cuts a text into the numbers of its pieces. Pieces that are not in the vocabulary are left out. */
export type Tokenizer = (text: string) => number[]

/** A run of more characters is not a word. */
const LONGEST_WORD = 100
const WORDS = /[\p{P}\p{S}]|[\p{Script=Han}]|[^\s\p{P}\p{S}\p{Script=Han}]+/gu

/**
 * Reads a `tokenizer.json` with a WordPiece model, as BERT uses.
 *
 * @throws {EmbeddingError} for another kind of model.
 */
export function readTokenizer(json: string): Tokenizer {
  const { model, normalizer } = JSON.parse(json) as TokenizerFile
  if (model?.type !== 'WordPiece' || model.vocab === undefined) {
    const type = model?.type ?? 'unknown'
    throw new EmbeddingError(`its tokenizer is of the type ${type}, and only WordPiece can be read`)
  }
  const vocabulary = new Map(Object.entries(model.vocab))
  const prefix = model.continuing_subword_prefix ?? '##'
  const isLower = /"lowercase":true|"type":"Lowercase"/.test(JSON.stringify(normalizer ?? {}))
  const isStripped = normalizer?.strip_accents ?? isLower
  return (text) => {
    const lower = isLower ? text.toLowerCase() : text
    const plain = isStripped ? lower.normalize('NFD').replaceAll(/\p{Mn}/gu, '') : lower
    return (plain.match(WORDS) ?? []).flatMap((word) => cutWord(word, vocabulary, prefix))
  }
}

interface TokenizerFile {
  readonly model?: {
    readonly type?: string
    readonly vocab?: Readonly<Record<string, number>>
    readonly continuing_subword_prefix?: string
  }
  readonly normalizer?: { readonly strip_accents?: boolean | null } | null
}

/**
 * Repeatedly takes the longest matching piece. A word has none if a part of it matches no piece.
 */
function cutWord(word: string, vocabulary: ReadonlyMap<string, number>, prefix: string): number[] {
  const letters = [...word]
  if (letters.length > LONGEST_WORD) return []
  const pieces: number[] = []
  let from = 0
  while (from < letters.length) {
    let to = letters.length
    let piece: number | undefined
    for (; to > from && piece === undefined; to--) {
      const part = letters.slice(from, to).join('')
      piece = vocabulary.get(from === 0 ? part : prefix + part)
    }
    if (piece === undefined) return []
    pieces.push(piece)
    from = to + 1
  }
  return pieces
}
