import { search as en } from './en/siteSearch.ts'
import type { Language } from './language.ts'
import type { SearchTexts } from './searchTexts.ts'

/** English is bundled with the search. */
const LOAD: Readonly<Record<string, () => Promise<SearchTexts>>> = {
  de: async () => (await import('./de/siteSearch.ts')).search,
  ar: async () => (await import('./ar/siteSearch.ts')).search,
  fr: async () => (await import('./fr/siteSearch.ts')).search,
  es: async () => (await import('./es/siteSearch.ts')).search,
  it: async () => (await import('./it/siteSearch.ts')).search,
  pt: async () => (await import('./pt/siteSearch.ts')).search,
  nl: async () => (await import('./nl/siteSearch.ts')).search,
} satisfies Record<Exclude<Language, 'en'>, unknown>

/** The search texts in the language of a page, and its tag: English if they cannot be loaded. */
export async function loadSearchTexts(
  tag: string,
): Promise<{ readonly language: string; readonly texts: SearchTexts }> {
  const [language = ''] = tag.toLowerCase().split('-')
  try {
    const texts = await LOAD[language]?.()
    if (texts) return { language, texts }
  } catch {
    // An English search is better than no search.
  }
  return { language: 'en', texts: en }
}
