import { panel as en } from './en/panel.ts'
import { chooseLanguage } from './language.ts'
import type { Language } from './language.ts'
import type { WidgetTexts } from './widgetTexts.ts'

/** English is bundled. Visitors of another language load its whole dictionary at once. */
const LOAD: Readonly<Record<Language, () => Promise<WidgetTexts>>> = {
  en: async () => en,
  de: async () => (await import('./de/index.ts')).whole,
  ar: async () => (await import('./ar/index.ts')).whole,
  fr: async () => (await import('./fr/index.ts')).whole,
  es: async () => (await import('./es/index.ts')).whole,
  it: async () => (await import('./it/index.ts')).whole,
  pt: async () => (await import('./pt/index.ts')).whole,
  nl: async () => (await import('./nl/index.ts')).whole,
}

/**
 * The panel's texts for a BCP 47 tag. English if Docent does not ship the language, or if it cannot
 * be loaded.
 */
export async function loadPanel(tag: string | undefined): Promise<WidgetTexts> {
  try {
    return await LOAD[chooseLanguage(tag)]()
  } catch {
    // An English chat is better than no chat.
    return en
  }
}
