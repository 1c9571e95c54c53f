/** A text with a number in it, with one form for each plural category of the language. */
export type CountedText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** Replaces the placeholders of a text. A placeholder without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))
}

/** The plural form that fits the number, with the number in place of `{count}`. */
export function countText(
  { language }: { readonly language: string },
  text: CountedText,
  count: number,
): string {
  const form = new Intl.PluralRules(language).select(count)
  return fillText(text[form] ?? text.other, { count: formatCount(language, count) })
}

/** A whole number in the digits of a language, without separators. */
export function formatCount(language: string, count: number): string {
  return new Intl.NumberFormat(language, { useGrouping: false }).format(count)
}

/** The texts of a dictionary with the brand filled in, overridden by the site's own texts. */
export function fillTexts<Texts extends object>(
  dictionary: Texts,
  brand: string,
  own: Partial<Texts> = {},
): Texts {
  return { ...fillBrand(dictionary, brand), ...own }
}

function fillBrand<Value>(value: Value, brand: string): Value {
  if (typeof value === 'string') return fillText(value, { brand }) as Value
  const entries = Object.entries(value as object)
  return Object.fromEntries(entries.map(([key, text]) => [key, fillBrand(text, brand)])) as Value
}
