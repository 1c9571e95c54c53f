/** A text with a number in it: one form for each way in which the language counts. */
export type CountedText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** Puts values into the braces of a text. A brace without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))
}

/** The form of a text that fits a number, with the number in place of `{count}`. */
export function countText(
  { language }: { readonly language: string },
  text: CountedText,
  count: number,
): string {
  const form = new Intl.PluralRules(language).select(count)
  return fillText(text[form] ?? text.other, { count: formatCount(language, count) })
}

/** A whole number in the digits of a language, without marks between them. */
export function formatCount(language: string, count: number): string {
  return new Intl.NumberFormat(language, { useGrouping: false }).format(count)
}

/** The texts of a dictionary with the brand in them, over them those that a site words differently. */
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
