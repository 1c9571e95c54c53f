import { createEnglishTexts } from './en.ts'
import type { WidgetTexts } from './texts.ts'

/** The English texts of a brand, with those that its site words differently. */
export function fillTexts(brand: string, own: Partial<WidgetTexts> = {}): WidgetTexts {
  return { ...createEnglishTexts(brand), ...own }
}
