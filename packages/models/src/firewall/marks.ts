// The forms in which models write citations: `[3]`, `[1, 2]`, `[1-3]`, `[^1]`, `[Source 2]`, `【1】`,
// `[1†source]`. A number in round brackets does not count: it is usually a number of its sentence.

const NUMBERS = String.raw`\d{1,3}(?:[ \t]*(?:[,;&–-]|and|und|و)[ \t]*\^?\d{1,3})*`
const NAMED = String.raw`(?:(?:sources?|passages?|refs?|citations?|quellen?|المصدر)\.?:?[ \t]*#?)?`
const PLAIN = /\[(\d{1,3})\]/y
/** Numbers in either kind of brackets, with the words and signs that some models add. */
const MARK: RegExp = new RegExp(
  String.raw`\[[ \t]*\^?${NAMED}(${NUMBERS})(?:†[^\]\n]{0,40})?[ \t]*\]|` +
    String.raw`【[ \t]*${NAMED}(${NUMBERS})(?::\d{1,3})?(?:†[^】\n]{0,40})?[ \t]*】`,
  'iuy',
)
const BEGUN = /[[【][^[\]【】\n]{0,60}$/uy
/** No model cites more at once; a longer range is a mistake, or a trick. */
const MAX_RANGE = 12

/** Whether the text from a place on is an incomplete mark, which more text could complete. */
export function mayBecomeMark(text: string, at: number): boolean {
  BEGUN.lastIndex = at
  return BEGUN.test(text)
}

/** The numbers of the mark at a place in a text, and where it ends. */
export function readMark(
  text: string,
  at: number,
): { numbers: readonly number[]; end: number } | undefined {
  const opening = text[at]
  if (opening !== '[' && opening !== '【') return undefined
  // Most citations have the plain form, which is ten times faster to find.
  const plain = opening === '[' ? PLAIN : MARK
  plain.lastIndex = at
  MARK.lastIndex = at
  const match = plain.exec(text) ?? MARK.exec(text)
  if (!match) return undefined
  return { numbers: readNumbers(match[1] ?? match[2] ?? ''), end: at + match[0].length }
}

function readNumbers(list: string): number[] {
  if (!/\D/.test(list)) return [Number(list)]
  const numbers = new Set<number>()
  for (const [, from = '', to = from] of list.matchAll(
    /(\d{1,3})(?:[ \t]*[–-][ \t]*\^?(\d{1,3}))?/g,
  )) {
    const last = Math.min(Number(to), Number(from) + MAX_RANGE)
    for (let number = Number(from); number <= last; number++) numbers.add(number)
  }
  return [...numbers]
}
