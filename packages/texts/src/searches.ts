import { search as ar } from './ar/siteSearch.ts'
import { search as de } from './de/siteSearch.ts'
import { search as en } from './en/siteSearch.ts'
import { search as es } from './es/siteSearch.ts'
import { search as fr } from './fr/siteSearch.ts'
import { search as it } from './it/siteSearch.ts'
import { search as nl } from './nl/siteSearch.ts'
import { search as pt } from './pt/siteSearch.ts'
import type { Language } from './language.ts'
import type { SearchTexts } from './searchTexts.ts'

/** The search texts in each language, for the server and the build. A browser loads one: `loadSearchTexts`. */
export const SEARCHES: Readonly<Record<Language, SearchTexts>> = { en, de, ar, fr, es, it, pt, nl }
