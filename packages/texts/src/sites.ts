import { site as ar } from './ar/site.ts'
import { site as de } from './de/site.ts'
import { site as en } from './en/site.ts'
import type { Language } from './language.ts'
import type { SiteTexts } from './siteTexts.ts'

/** The interface texts of the site, in each language. */
export const SITES: Readonly<Record<Language, SiteTexts>> = { en, de, ar }
