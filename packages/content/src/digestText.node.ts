import { hash } from 'node:crypto'

/** A short value that changes with a text: two texts with the same one do not occur. */
export function digestText(text: string | Uint8Array): string {
  return hash('sha256', text).slice(0, 32)
}
