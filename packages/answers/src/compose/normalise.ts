/** Converts to lower case, plain apostrophes and single spaces. Line breaks are kept. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[^\S\n]+/g, ' ')
}

/**
 * Prepares a question for patterns: folded, on one line, without emoji or surrounding punctuation.
 */
export function normalise(text: string): string {
  const words = foldText(text).replaceAll(/(?:\s|\p{Extended_Pictographic}|\u200d|\ufe0f)+/gu, ' ')
  return trimMarks(
    trimMarks(
      words.replaceAll(/\b(what|who|how|where)s\b/g, "$1's"),
      /^[\s¿¡"'“”„«».,،!?…:;()-]$/,
      1,
    ),
    /^[\s"'“”„«».,،؛!?؟…:;()-]$/,
    -1,
  )
}

/** A text as a pattern that finds it. Patterns with the flag `u` know no escaped hyphen. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll('-', String.raw`\x2d`)
}

/** Character by character: a pattern that ends in `+$` is slow on long runs that end elsewhere. */
function trimMarks(text: string, mark: RegExp, direction: 1 | -1): string {
  let from = 0
  let to = text.length
  if (direction === 1) while (from < to && mark.test(text.charAt(from))) from++
  else while (to > from && mark.test(text.charAt(to - 1))) to--
  return text.slice(from, to)
}
