import { defaults as ar } from './ar/defaults.ts'
import { defaults as de } from './de/defaults.ts'
import { defaults as en } from './en/defaults.ts'
import type { Language } from './language.ts'
import type { DefaultTexts } from './defaultTexts.ts'

/** The default texts in each language. */
export const DEFAULTS: Readonly<Record<Language, DefaultTexts>> = { en, de, ar }
