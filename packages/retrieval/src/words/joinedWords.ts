import { splitCompound } from './languages/compounds.ts'

/** Prefixes that keep the subject of an English word. "Un" and "non" reverse its meaning. */
const PREFIX = /^(?:sub|auto|multi|pre|self|micro|mini|mega|super|inter|cross|re|co)(?=\p{L}{4})/u

/**
 * The words of the pages that an English word is joined from, or none: "subfolder" is a folder, and a
 * "timeframe" has to do with time.
 *
 * @param findPart the term of a part, if the pages have it.
 */
export function splitJoined(
  word: string,
  findPart: (part: string) => string | undefined,
): readonly string[] {
  const root = PREFIX.test(word) ? findPart(word.replace(PREFIX, '')) : undefined
  return root === undefined ? splitCompound(word, findPart, ['']) : [root]
}
