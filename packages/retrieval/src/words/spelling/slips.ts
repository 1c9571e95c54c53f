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
/** The least cost of a slip that adds a new letter to a word, or takes the last one of its kind away. */
export const COST_OF_LETTER: number = Math.min(MISSING, BESIDE, LIKE_SOUND, ADDED)
const CHEAPEST = Math.min(DOUBLED, SWAPPED)
/** People rarely mistype the first letter of a word. */
const FIRST = 0.3

const beside = readKeyboard()
const likeSound = new Set(SOUNDS.flatMap((group) => listPairs(group)))

/**
 * The cost of typing one word and meaning the other; Infinity if that is more than `limit`. Each slip
 * costs between 0.6 and 1.7.
 */
export function readSlipCost(typed: string, meant: string, limit: number): number {
  if (Math.abs(typed.length - meant.length) * CHEAPEST > limit) return Infinity
  const [missing, ...rows] = takeRows(meant.length + 1)
  let [beforeLast, last, current] = rows
  last[0] = 0
  for (let column = 1; column <= meant.length; column++) {
    missing[column] = costOfMissing(meant, column - 1)
    last[column] = at(last, column - 1) + at(missing, column)
  }
  // Letters further apart than this are only reached with more slips than the limit allows.
  const reach = Math.floor(limit / CHEAPEST)
  let least = 0
  for (let row = 1; row <= typed.length; row++) {
    const added = costOfAdded(typed, row - 1)
    const from = Math.max(1, row - reach)
    const to = Math.min(meant.length, row + reach)
    let leastHere = from === 1 ? at(last, 0) + added : Infinity
    current[from - 1] = leastHere
    for (let column = from; column <= to; column++) {
      const cost = Math.min(
        column < row + reach ? at(last, column) + added : Infinity,
        at(current, column - 1) + at(missing, column),
        at(last, column - 1) + costOfOther(typed, meant, row - 1, column - 1),
        isSwap(typed, meant, row - 1, column - 1) ? at(beforeLast, column - 2) + SWAPPED : Infinity,
      )
      current[column] = cost
      leastHere = Math.min(leastHere, cost)
    }
    // A swap of two letters appears only one row later.
    if (Math.min(leastHere, least + SWAPPED) > limit) return Infinity
    least = leastHere
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  const cost = at(last, meant.length)
  return cost > limit ? Infinity : cost
}

type Rows = [Float64Array, Float64Array, Float64Array, Float64Array]

let taken = createRows(64)

/** A misspelt word is compared with thousands of words: they all use the same rows. */
function takeRows(length: number): Rows {
  if (length > taken[0].length) taken = createRows(2 * length)
  return taken
}

function createRows(length: number): Rows {
  const create = (): Float64Array => new Float64Array(length)
  return [create(), create(), create(), create()]
}

/** The cost of an extra letter: often its neighbour, typed twice. */
function costOfAdded(typed: string, place: number): number {
  return isDouble(typed, place) ? DOUBLED : ADDED + costOfPlace(place)
}

function costOfMissing(meant: string, place: number): number {
  return isDouble(meant, place) ? DOUBLED : MISSING + costOfPlace(place)
}

function isDouble(word: string, place: number): boolean {
  const letter = word.charCodeAt(place)
  return letter === word.charCodeAt(place - 1) || letter === word.charCodeAt(place + 1)
}

function costOfOther(typed: string, meant: string, from: number, to: number): number {
  const own = typed.charCodeAt(from)
  const other = meant.charCodeAt(to)
  if (own === other) return 0
  const pair = toPair(own, other)
  if (beside.has(pair)) return BESIDE + costOfPlace(to)
  return (likeSound.has(pair) ? LIKE_SOUND : OTHER) + costOfPlace(to)
}

function isSwap(typed: string, meant: string, from: number, to: number): boolean {
  return (
    typed.charCodeAt(from) === meant.charCodeAt(to - 1) &&
    typed.charCodeAt(from - 1) === meant.charCodeAt(to)
  )
}

function costOfPlace(place: number): number {
  return place === 0 ? FIRST : 0
}

/** Two letters as one number: a text of both would be made for every cell of every comparison. */
function toPair(one: number, other: number): number {
  return one * 0x1_0000 + other
}

/** The pairs of adjacent keys, horizontally and vertically. */
function readKeyboard(): Set<number> {
  const pairs = ROWS.flatMap((row, line) =>
    [...row].flatMap((key, place) => {
      const below = ROWS[line + 1] ?? ''
      return [row[place + 1], below[place], below[place - 1]].flatMap((other) =>
        other === undefined ? [] : [pairOf(key, other), pairOf(other, key)],
      )
    }),
  )
  return new Set(pairs)
}

function listPairs(group: string): number[] {
  return [...group].flatMap((one) => [...group].map((other) => pairOf(one, other)))
}

function pairOf(one: string, other: string): number {
  return toPair(one.charCodeAt(0), other.charCodeAt(0))
}

function at(row: Float64Array, column: number): number {
  return row[column] ?? Infinity
}
