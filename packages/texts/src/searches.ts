import { search as ar } from './ar/siteSearch.ts'
import { search as de } from './de/siteSearch.ts'
import { search as en } from './en/siteSearch.ts'
import type { Language } from './language.ts'
import type { SearchTexts } from './searchTexts.ts'

/** The search texts in each language, for the server and the build. A browser loads one: `loadSearchTexts`. */
export const SEARCHES: Readonly<Record<Language, SearchTexts>> = { en, de, ar }
