/** The languages that the product speaks by itself, the one that all else falls back to first. */
export const LANGUAGES = ['en', 'de', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

/** The language of ours that a BCP 47 tag asks for: `de` for `de-AT`. Undefined for all others. */
export function findLanguage(tag: string | undefined): Language | undefined {
  const name = tag?.split('-', 1)[0]?.toLowerCase()
  return LANGUAGES.find((language) => language === name)
}

/** The same, and English for all others. */
export function chooseLanguage(tag: string | undefined): Language {
  return findLanguage(tag) ?? 'en'
}
