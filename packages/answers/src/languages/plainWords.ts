import { foldAccents } from '@docent/retrieval'

/** The words of a text in lower case without accents; an apostrophe separates two words. */
export function toPlainWords(text: string): string[] {
  const plain = foldAccents(text.toLowerCase().replaceAll('ß', 'ss'))
  return plain.match(/[\p{L}\p{M}]+/gu) ?? []
}
