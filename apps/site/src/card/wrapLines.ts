/** Text in lines of at most `width` pixels, set at `size`; undefined if it takes more than `max`. */
export function wrapLines(
  text: string,
  { size, width, max }: { readonly size: number; readonly width: number; readonly max: number },
): string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) * size <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length <= max && lines.every((line) => widthOf(line) * size <= width)
    ? lines
    : undefined
}

/**
 * Estimates the width of a text in the heading font, relative to its size. It overestimates, because a
 * line that breaks early does no harm, but a line must not leave the card.
 */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0)
}

function widthOfLetter(letter: string): number {
  if (/[ijlI.,:;'’|!]/.test(letter)) return 0.32
  if (/[ftrs()[\]\s-]/.test(letter)) return 0.42
  if (/[mwMW@%—…]/.test(letter)) return 0.95
  return /\p{Lu}/u.test(letter) ? 0.74 : 0.58
}
