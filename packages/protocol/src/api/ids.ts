/** Makes ids that nobody can guess: 128 random bits, as 22 characters that fit into a URL. */
export function createId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
}

/** A 128-bit digest of a text, as 22 characters that fit into a URL. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return toBase64Url(new Uint8Array(bytes, 0, 16))
}

/** Base64 in the alphabet of URLs, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
