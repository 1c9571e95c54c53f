import { phrases as ar } from './ar/phrases.ts'
import { phrases as de } from './de/phrases.ts'
import { phrases as en } from './en/phrases.ts'
import type { Language } from './language.ts'
import type { Phrases } from './phraseTexts.ts'

/** The engine's own phrases, in each language. */
export const PHRASES: Readonly<Record<Language, Phrases>> = { en, de, ar }
