import { maskText } from './maskText.ts'
import type { MaskKind } from './maskText.ts'

/** Masks several texts, and counts over all of them. */
export interface Masker {
  mask(text: string): string
  /** Masks an address: its path, and the names and values behind it, as they are read. */
  maskUrl(url: string): string
  readonly counts: Readonly<Partial<Record<MaskKind, number>>>
}

/** Leaves every text as it is. */
export const NO_MASKER: Masker = { mask: (text) => text, maskUrl: (url) => url, counts: {} }

export function createMasker(): Masker {
  const counts: Partial<Record<MaskKind, number>> = {}

  function mask(text: string): string {
    const masked = maskText(text)
    for (const [kind, count] of Object.entries(masked.counts) as [MaskKind, number][]) {
      counts[kind] = (counts[kind] ?? 0) + count
    }
    return masked.text
  }

  function maskPiece(piece: string): string {
    const read = decode(piece)
    const masked = mask(read)
    // A value without personal data keeps its form.
    return masked === read ? piece : masked
  }

  return {
    mask,
    maskUrl: (url) =>
      url
        .split(/([?&#=])/)
        .map(maskPiece)
        .join(''),
    counts,
  }
}

function decode(piece: string): string {
  try {
    return decodeURIComponent(piece.replaceAll('+', ' '))
  } catch {
    // An invalid escape is read literally.
    return piece
  }
}
