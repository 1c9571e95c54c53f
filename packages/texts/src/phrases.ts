import { phrases as ar } from './ar/phrases.ts'
import { phrases as de } from './de/phrases.ts'
import { phrases as en } from './en/phrases.ts'
import { phrases as es } from './es/phrases.ts'
import { phrases as fr } from './fr/phrases.ts'
import { phrases as it } from './it/phrases.ts'
import { phrases as nl } from './nl/phrases.ts'
import { phrases as pt } from './pt/phrases.ts'
import type { Language } from './language.ts'
import type { Phrases } from './phraseTexts.ts'

/** The engine's own phrases, in each language. */
export const PHRASES: Readonly<Record<Language, Phrases>> = { en, de, ar, fr, es, it, pt, nl }
