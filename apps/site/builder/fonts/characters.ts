/** Unicode in rows of this many characters: Greek, Cyrillic and Arabic have about one each. */
const ROW = 256
/**
 * Kept on every site, because visitors and the assistant may write other words than the pages: the
 * Latin letters of Europe, and from 2000 to 27FF punctuation, currencies, arrows and signs, some of
 * which the chat writes itself.
 */
const ALWAYS = [0x00, 0x01, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27]
const OTHERS = /[^\0-\u01ff\u2000-\u27ff]/gu

/**
 * The characters that a font keeps: every row of Unicode of which these values, such as pages, have a
 * character. Whole rows, so that a word that no page has is in the same font.
 */
export function listCharacters(values: Iterable<unknown>): string {
  const rows = new Set(ALWAYS)
  for (const value of values) {
    for (const [character] of JSON.stringify(value).matchAll(OTHERS)) {
      rows.add(Math.floor((character.codePointAt(0) ?? 0) / ROW))
    }
  }
  return [...rows]
    .toSorted((a, b) => a - b)
    .map(listRow)
    .join('')
}

function listRow(row: number): string {
  return String.fromCodePoint(...Array.from({ length: ROW }, (_, at) => row * ROW + at))
}
