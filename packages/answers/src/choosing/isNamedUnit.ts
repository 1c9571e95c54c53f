/** A word of a question that only code has: `max_connections`, `--frozen-lockfile`, `dayCost`, `server.port`. */
const IDENTIFIER =
  /(?<![\w.-])(?:--?[a-z][\w-]*|[\p{L}_$][\w$]*(?:[._-][\w$]+)+|\p{Ll}+\p{Lu}[\w$]*)(?![\w-])/gu
/** Hyphens alone do not make an identifier: "well-known" is a word. */
const CODED = /[_$.]|^-|\p{Ll}\p{Lu}/u

/** The identifiers in a question, in lower case. */
export function readIdentifiers(question: string): string[] {
  const found = question.match(IDENTIFIER) ?? []
  return found.filter((one) => CODED.test(one)).map((one) => one.toLowerCase())
}

/**
 * Whether a unit begins with one of the identifiers, as the entries of a reference do: "`limits.dayCost`: The most
 * …", or a row "Name: dayCost; …".
 */
export function isNamedUnit(text: string, identifiers: readonly string[]): boolean {
  if (identifiers.length === 0) return false
  const start = text.slice(0, 120).toLowerCase()
  const [, name = ''] = /^(?:[^:;.]{1,30}:\s+)?["'(]?([\w.$@[\]-]+)/.exec(start) ?? []
  return identifiers.some((one) => name === one || name.endsWith(`.${one}`))
}
