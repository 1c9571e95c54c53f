/** The words of a text in lower case without accents; an apostrophe separates two words. */
export function toPlainWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return plain.match(/[\p{L}\p{M}]+/gu) ?? []
}
