import { site as ar } from './ar/site.ts'
import { site as de } from './de/site.ts'
import { site as en } from './en/site.ts'
import { site as es } from './es/site.ts'
import { site as fr } from './fr/site.ts'
import { site as it } from './it/site.ts'
import { site as nl } from './nl/site.ts'
import { site as pt } from './pt/site.ts'
import type { Language } from './language.ts'
import type { SiteTexts } from './siteTexts.ts'

/** The interface texts of the site, in each language. */
export const SITES: Readonly<Record<Language, SiteTexts>> = { en, de, ar, fr, es, it, pt, nl }
