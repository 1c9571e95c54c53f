/** The words of a text that say something, in small letters: those of three letters or more. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []
}
