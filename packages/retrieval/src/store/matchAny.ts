/**
 * The expression of the full-text index that finds rows with any of these terms. Terms hold no quotation
 * mark, so quotes keep every other character part of the term.
 */
export function matchAny(terms: Iterable<string>): string {
  return Array.from(terms, (term) => `"${term}"`).join(' OR ')
}
