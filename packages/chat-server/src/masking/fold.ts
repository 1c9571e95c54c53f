export interface Folded {
  /** One UTF-16 unit for each character that can be seen, the usual forms of it in ASCII. */
  readonly folded: string
  /** Where each of them begins in the text. */
  readonly starts: readonly number[]
}

const ASCII = /^[\t-~]*$/
/** Invisible between digits: soft hyphens, joiners, marks of direction. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/
const DASH = /[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d]/
const DIGIT = /\p{Nd}/u
const LETTER = /\p{L}/u

/** The replacement for letters and other characters of two units: each must be one unit here. */
const SOME_LETTER = 'ß'
const SOME_OTHER = '\ufffd'

/** Rewrites a text so that similar characters become equal: `４１１１`, `٤١١١` and `4111`. */
export function fold(text: string): Folded {
  if (ASCII.test(text)) return { folded: text, starts: [...text].map((_, place) => place) }

  const starts: number[] = []
  let folded = ''
  let place = 0
  for (const character of text) {
    if (!INVISIBLE.test(character)) {
      folded += foldCharacter(character)
      starts.push(place)
    }
    place += character.length
  }
  return { folded, starts }
}

function foldCharacter(character: string): string {
  if (ASCII.test(character)) return character
  const plain = character.normalize('NFKC')
  if (plain.length === 1 && ASCII.test(plain)) return plain
  if (DASH.test(character)) return '-'
  if (DIGIT.test(character)) return String(digitOf(character))
  if (/\s/.test(character)) return ' '
  if (character.length === 1) return character
  return LETTER.test(character) ? SOME_LETTER : SOME_OTHER
}

/** The digits of a script are in a row from 0 to 9, and no two rows touch. */
function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}
