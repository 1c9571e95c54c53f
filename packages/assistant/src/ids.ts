/** Makes ids that nobody can guess: 128 random bits, as 22 characters that fit into a URL. */
export function createId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)))
}

/** Base64 in the alphabet of URLs, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
