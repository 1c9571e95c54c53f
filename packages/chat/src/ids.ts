/**
 * Makes an id of 128 random bits, in 32 hexadecimal digits.
 *
 * `crypto.randomUUID` has fewer random bits, and is missing on pages that are served without TLS.
 */
export function createMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
