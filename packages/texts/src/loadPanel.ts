import { panel as en } from './en/panel.ts'
import { chooseLanguage } from './language.ts'
import type { Language } from './language.ts'
import type { WidgetTexts } from './widgetTexts.ts'

/** English is at hand; each other language is loaded by those who read it, and then all of it. */
const LOAD: Readonly<Record<Language, () => Promise<WidgetTexts>>> = {
  en: async () => en,
  de: async () => (await import('./de/index.ts')).whole,
  ar: async () => (await import('./ar/index.ts')).whole,
}

/**
 * The panel's texts in the language that a BCP 47 tag asks for, in English where it is none of ours,
 * or where it cannot be loaded now.
 */
export async function loadPanel(tag: string | undefined): Promise<WidgetTexts> {
  try {
    return await LOAD[chooseLanguage(tag)]()
  } catch {
    // A chat in English is better than none.
    return en
  }
}
