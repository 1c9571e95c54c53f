/** The scripts written from right to left, by their ISO 15924 codes. */
const FROM_THE_RIGHT = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

/** The writing direction of a BCP 47 language tag. Left to right if the tag is invalid. */
export function readDirection(tag: string): 'ltr' | 'rtl' {
  return FROM_THE_RIGHT.has(readScript(tag) ?? '') ? 'rtl' : 'ltr'
}

function readScript(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script
  } catch {
    // An invalid tag has no script.
    return undefined
  }
}
