/** Normalises a text for comparison letter by letter: lower case, with one space between words. */
export function toLetters(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
