import { fillTexts } from '@docent/texts'
import type { WidgetTexts } from '@docent/texts'
import { panel } from '@docent/texts/en/panel'

/** The languages of the chat's texts, by the tag that the page then has. */
export const SHOWN_LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  ar: 'Arabic',
  // As browsers are tested with: half as long again, as other languages may be.
  'en-XA': 'English, lengthened',
}

/** The texts that differ from those that the chat has by itself. */
export function readTexts(lang: string, brand: string): Partial<WidgetTexts> {
  if (lang !== 'en-XA') return {}
  const { language: _language, direction: _direction, ...texts } = fillTexts(panel, brand)
  return mapTexts(texts, lengthen)
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  const entries = Object.entries(value as object)
  return Object.fromEntries(entries.map(([key, text]) => [key, mapTexts(text, change)])) as Value
}

/** `Retry in {count} s` becomes `Réétry in {count} s`: still to be read, and longer. */
function lengthen(text: string): string {
  return text.replace(/\{\w+\}|[aeiou]/g, (found) => {
    const accented = ACCENTED[found]
    return accented ? accented + accented : found
  })
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'ï', o: 'ö', u: 'ü' }
