import { search as ar } from './ar/search.ts'
import { search as de } from './de/search.ts'
import { search as en } from './en/search.ts'
import type { Language } from './language.ts'
import type { SearchTexts } from './searchTexts.ts'

/** The search texts in each language. They are small enough to load together. */
export const SEARCHES: Readonly<Record<Language, SearchTexts>> = { en, de, ar }
