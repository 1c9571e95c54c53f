// Arabic writes the same word in several ways: with and without short vowels, with and without hamza on
// the alef, with dots or none under the last letter. The rules are those of Lucene's ArabicNormalizer, and
// two more of the same kind: the small alef above a letter is a vowel, and the alef of wasla is an alef.

const VOWELS_AND_TATWEEL = /[\u064b-\u0652\u0670\u0640]/g
/** Also as they are after decomposition, with the hamza or the madda as a separate mark. */
const ALEFS = /[\u0622\u0623\u0625\u0671]|\u0627[\u0653-\u0655]/g

/** Gives every spelling of an Arabic word the same letters. It leaves other alphabets as they are. */
export function foldArabic(text: string): string {
  return text
    .replaceAll(VOWELS_AND_TATWEEL, '')
    .replaceAll(ALEFS, '\u0627')
    .replaceAll('\u0649', '\u064a')
    .replaceAll('\u0629', '\u0647')
}

// All marks of a letter: the next part of the pattern has to match the next letter.
const MARK = '[\\u064b-\\u0655\\u0670\\u0640]'
const MARKS = `${MARK}*(?!${MARK})`
const SPELLINGS: readonly (readonly [letter: RegExp, spellings: string])[] = [
  [/[\u0622\u0623\u0625\u0627\u0671]/g, '[\\u0622\\u0623\\u0625\\u0627\\u0671]'],
  [/[\u0649\u064a]/g, '[\\u0649\\u064a]'],
  [/[\u0629\u0647]/g, '[\\u0629\\u0647]'],
]
const LETTER = /[\u0621-\u063a\u0641-\u064a\u0671]/g

/**
 * The same pattern for every spelling of its Arabic letters, for texts that keep their writer's spelling.
 * The pattern may have such letters only outside of character classes.
 */
export function allowSpellings({ source, flags }: RegExp): RegExp {
  const letters = source.replaceAll(VOWELS_AND_TATWEEL, '')
  const pattern = letters.replaceAll(LETTER, (letter) => {
    const found = SPELLINGS.find(([one]) => letter.search(one) >= 0)
    return `(?:${found ? found[1] : letter}${MARKS})`
  })
  return new RegExp(pattern, flags)
}
