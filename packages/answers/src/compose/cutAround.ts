const MORE = '…'

/**
 * Cuts a text to at most `length` characters, around the place that has most of the given words.
 */
export function cutAround(text: string, words: ReadonlySet<string>, length: number): string {
  if (text.length <= length) return text
  const starts = [...text.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index)
  const room = length - 2 * MORE.length
  const last = text.length - room
  const [start = 0] = starts
    .filter((one) => one <= Math.max(last, 0) || one === 0)
    .map((one) => [one, countHeld(text.slice(one, one + room), words)] as const)
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([one]) => one)
  const end = cutEnd(text, start + room)
  return `${start > 0 ? MORE : ''}${text.slice(start, end)}${end < text.length ? MORE : ''}`
}

/** How many of some words a text holds. */
export function countHeld(part: string, words: ReadonlySet<string>): number {
  const lower = part.toLowerCase()
  return [...words].filter((word) => lower.includes(word)).length
}

/** The end of the last whole word. */
function cutEnd(text: string, end: number): number {
  if (end >= text.length) return text.length
  const space = text.lastIndexOf(' ', end)
  return space > 0 ? space : end
}
