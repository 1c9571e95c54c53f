import { defaults as ar } from './ar/defaults.ts'
import { defaults as de } from './de/defaults.ts'
import { defaults as en } from './en/defaults.ts'
import { defaults as es } from './es/defaults.ts'
import { defaults as fr } from './fr/defaults.ts'
import { defaults as it } from './it/defaults.ts'
import { defaults as nl } from './nl/defaults.ts'
import { defaults as pt } from './pt/defaults.ts'
import type { Language } from './language.ts'
import type { DefaultTexts } from './defaultTexts.ts'

/** The default texts in each language. */
export const DEFAULTS: Readonly<Record<Language, DefaultTexts>> = { en, de, ar, fr, es, it, pt, nl }
