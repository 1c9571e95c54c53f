/**
 * Decodes UTF-8, or UTF-16 with a byte order mark: the `>` of Windows PowerShell writes it. The mark is removed.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  return new TextDecoder(nameEncoding(first, second)).decode(bytes)
}

function nameEncoding(first: number | undefined, second: number | undefined): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
