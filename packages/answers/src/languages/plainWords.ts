/** The words of a text in small letters without accents; what an apostrophe parts is two words. */
export function toPlainWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return plain.match(/[\p{L}\p{M}]+/gu) ?? []
}
