/** The languages that Docent ships. The first is the fallback. */
export const LANGUAGES = ['en', 'de', 'ar', 'fr', 'es', 'it', 'pt', 'nl'] as const

export type Language = (typeof LANGUAGES)[number]

/** The shipped language for a BCP 47 tag: `de` for `de-AT`. Undefined if Docent does not ship it. */
export function findLanguage(tag: string | undefined): Language | undefined {
  const name = tag?.split('-', 1)[0]?.toLowerCase()
  return LANGUAGES.find((language) => language === name)
}

/** Like `findLanguage`, but falls back to English. */
export function chooseLanguage(tag: string | undefined): Language {
  return findLanguage(tag) ?? 'en'
}
