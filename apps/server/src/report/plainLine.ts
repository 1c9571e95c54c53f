/**
 * Turns a visitor's words into one line of plain text. A terminal obeys control characters and
 * hides invisible characters and those that reverse the direction of a line.
 */
export function toPlainLine(text: string): string {
  return text
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, (sign) =>
      JOINERS.has(sign) ? sign : '\uFFFD',
    )
    .trim()
}

/** These are parts of letters in Persian and Indic scripts, and of emoji. */
const JOINERS = new Set(['\u200C', '\u200D'])

/** The same, cut after `most` characters. */
export function cutWords(text: string, most: number): string {
  const signs = Array.from(toPlainLine(text))
  return signs.length <= most ? signs.join('') : `${signs.slice(0, most - 1).join('')}…`
}
