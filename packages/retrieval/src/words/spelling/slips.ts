// The cost of typing slips: the more likely the slip, the lower the cost. Doubled and swapped
// letters cost least, then a missing letter, a neighbouring key and a similar sound, then any other
// letter.

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SOUNDS = ['aeiouy', 'ckqs', 'szc', 'fvp', 'gj', 'dt', 'mn', 'bp']

const SWAPPED = 0.7
const DOUBLED = 0.6
const MISSING = 0.9
const BESIDE = 0.9
const LIKE_SOUND = 0.9
const ADDED = 1
const OTHER = 1.4
/** People rarely mistype the first letter of a word. */
const FIRST = 0.3

const beside = readKeyboard()
const likeSound = new Set(SOUNDS.flatMap((group) => listPairs(group)))

/**
 * The cost of typing one word and meaning the other; Infinity if that is more than `limit`. Each slip
 * costs between 0.6 and 1.7.
 */
export function readSlipCost(typed: string, meant: string, limit: number): number {
  if (Math.abs(typed.length - meant.length) * DOUBLED > limit) return Infinity
  let beforeLast: number[] = []
  let last = [0]
  let least = 0
  for (let column = 1; column <= meant.length; column++) {
    last.push(at(last, column - 1) + costOfMissing(meant, column - 1))
  }
  for (let row = 1; row <= typed.length; row++) {
    const current = [at(last, 0) + costOfAdded(typed, row - 1)]
    for (let column = 1; column <= meant.length; column++) {
      current.push(
        Math.min(
          at(last, column) + costOfAdded(typed, row - 1),
          at(current, column - 1) + costOfMissing(meant, column - 1),
          at(last, column - 1) + costOfOther(typed, meant, row - 1, column - 1),
          at(beforeLast, column - 2) + costOfSwap(typed, meant, row - 1, column - 1),
        ),
      )
    }
    // A swap of two letters appears only one row later.
    if (Math.min(...current, least + SWAPPED) > limit) return Infinity
    least = Math.min(...current)
    beforeLast = last
    last = current
  }
  const cost = at(last, meant.length)
  return cost > limit ? Infinity : cost
}

/** The cost of an extra letter: often its neighbour, typed twice. */
function costOfAdded(typed: string, place: number): number {
  const letter = typed[place] ?? ''
  const isDouble = letter === typed[place - 1] || letter === typed[place + 1]
  return isDouble ? DOUBLED : ADDED + costOfPlace(place)
}

function costOfMissing(meant: string, place: number): number {
  const letter = meant[place] ?? ''
  const isDouble = letter === meant[place - 1] || letter === meant[place + 1]
  return isDouble ? DOUBLED : MISSING + costOfPlace(place)
}

function costOfOther(typed: string, meant: string, from: number, to: number): number {
  const pair = `${typed[from]}${meant[to]}`
  if (typed[from] === meant[to]) return 0
  if (beside.has(pair)) return BESIDE + costOfPlace(to)
  return (likeSound.has(pair) ? LIKE_SOUND : OTHER) + costOfPlace(to)
}

function costOfSwap(typed: string, meant: string, from: number, to: number): number {
  if (from < 1 || to < 1) return Infinity
  return typed[from] === meant[to - 1] && typed[from - 1] === meant[to] ? SWAPPED : Infinity
}

function costOfPlace(place: number): number {
  return place === 0 ? FIRST : 0
}

/** The pairs of adjacent keys, horizontally and vertically. */
function readKeyboard(): Set<string> {
  const pairs = ROWS.flatMap((row, line) =>
    [...row].flatMap((key, place) => {
      const below = ROWS[line + 1] ?? ''
      return [row[place + 1], below[place], below[place - 1]].flatMap((other) =>
        other === undefined ? [] : [`${key}${other}`, `${other}${key}`],
      )
    }),
  )
  return new Set(pairs)
}

function listPairs(group: string): string[] {
  return [...group].flatMap((one) => [...group].map((other) => `${one}${other}`))
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
