/**
 * Returns the candidate that is most like a word that somebody mistyped, if one is like enough: one
 * slip in a short word, two in a longer one, three in a long one. Capitals do not count as slips.
 */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  let limit = wanted.length < 5 ? 1 : wanted.length < 20 ? 2 : 3
  let nearest: string | undefined
  for (const candidate of candidates) {
    const distance = countSlips(wanted, candidate.toLowerCase(), limit)
    if (distance > limit) continue
    nearest = candidate
    limit = distance - 1
    if (limit < 0) break
  }
  return nearest
}

/**
 * Counts the letters missing, added, changed or swapped with their neighbour between two words;
 * more than `limit` is counted as `limit + 1`.
 */
function countSlips(a: string, b: string, limit: number): number {
  const tooFar = limit + 1
  if (Math.abs(a.length - b.length) > limit) return tooFar

  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const slips = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
        swapped ? at(twoAbove, column - 2) + 1 : tooFar,
      )
      line.push(slips)
      least = Math.min(least, slips)
    }
    // A swap looks back by two lines, so one bad line alone is not the end.
    if (least > limit && Math.min(...above) > limit) return tooFar
    twoAbove = above
    above = line
  }
  return Math.min(at(above, b.length), tooFar)
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY
}
