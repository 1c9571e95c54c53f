/** A text as it is compared letter by letter: in small letters, with one space between words. */
export function toLetters(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
