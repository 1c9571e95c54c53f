/** The scripts that are written from right to left, as ISO 15924 has them. */
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

/** The direction that a language is written in, by its BCP 47 tag; of no language, left to right. */
export function readDirection(tag: string): 'ltr' | 'rtl' {
  return FROM_THE_RIGHT.has(readScript(tag) ?? '') ? 'rtl' : 'ltr'
}

function readScript(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script
  } catch {
    // A tag that is none has no script.
    return undefined
  }
}
