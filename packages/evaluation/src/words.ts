/** The significant words of a text, in lower case: those of three letters or more. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []
}
